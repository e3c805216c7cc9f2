/** Curves for charts: values over the game, and places for their labels. Pure. */
import type { Position } from './positions'

export interface Curve {
  readonly seat: number
  /** One for each position. */
  readonly values: readonly number[]
  /** What came out of it. */
  readonly end: number
}

/** Points on the board; the end is what the score sheets say, if there are any. */
export function scoreCurves(positions: readonly Position[], seats: number): Curve[] {
  const sheets = positions.at(-1)?.view.sheets ?? []
  const found = curves(positions, seats, (position, seat) => position.view.seats[String(seat)]?.score ?? 0)
  return found.map((curve) => ({ ...curve, end: sheets.find((one) => one.seat === curve.seat)?.total ?? curve.end }))
}

/** As it stood when a turn began: within a turn it only trembles. */
export function chanceCurves(positions: readonly Position[], seats: number, turns: readonly number[]): Curve[] {
  const begun = positions.map((_, at) => turns.findLast((turn) => turn <= at) ?? 0)
  return curves(positions, seats, (_, seat, at) => positions[begun[at] ?? 0]?.chances[seat] ?? 0)
}

function curves(
  positions: readonly Position[],
  seats: number,
  value: (position: Position, seat: number, at: number) => number,
): Curve[] {
  return Array.from({ length: seats }, (_, seat) => {
    const values = positions.map((one, at) => value(one, seat, at))
    return { seat, values, end: values.at(-1) ?? 0 }
  })
}

export interface Scale {
  readonly least: number
  readonly most: number
  /** Where lines are drawn across the chart. */
  readonly ticks: readonly number[]
}

/** From a round number below all values to one above them, with a few round ones between. */
export function scaleOf(curves: readonly Curve[], count = 4): Scale {
  const values = curves.flatMap((curve) => curve.values)
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { least: first * step, most: last * step, ticks }
}

/** A stepped line: a value stays until the next action changes it. Points that change nothing are left out. */
export function stepPath(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  const parts: string[] = []
  let last: number | null = null
  for (const [at, value] of values.entries()) {
    if (last === null) parts.push(`M${round(x(at))} ${round(y(value))}`)
    else if (value !== last) parts.push(`H${round(x(at))}V${round(y(value))}`)
    last = value
  }
  if (values.length > 1) parts.push(`H${round(x(values.length - 1))}`)
  return parts.join('')
}

function round(value: number): string {
  return value.toFixed(1)
}

/** Labels at these heights, moved apart as little as needed so that none lies on another, within the chart. */
export function spread(heights: readonly number[], apart: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let least = 0
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least)
    least = (placed[i] ?? 0) + apart
  }
  let most = bottom
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most)
    most = (placed[i] ?? 0) - apart
  }
  return placed
}

/** Some positions that tell the course of a game in a table: the first, the last, and even steps between. */
export function samples(positions: number, count = 12): number[] {
  const last = positions - 1
  const wanted = Math.min(count, last)
  const found = Array.from({ length: wanted + 1 }, (_, i) => Math.round((i * last) / Math.max(1, wanted)))
  return [...new Set(found)]
}
