/** Routes on the sheet: straight, parallel tracks side by side, one dash for each space. In pixels. Pure. */
import { distanceToSegment } from '../../board/geometry'
import type { Design } from '../../protocol/generated'
import { tracksBetween } from '../model/design'
import type { Place } from './plane'

const APART = 13
const CLEAR = 15
const GAP = 3
/** Pixels of a space that leave room for everything. */
const ROOMY = 26

export interface Line {
  index: number
  from: Place
  to: Place
  middle: Place
  /** Along the line: spaces and gaps. */
  dashes: string
  color: string
}

/** From 0.45 to 1: how large things may be so that a space of a usual route keeps some length. */
export function roomFor(design: Design, at: ReadonlyMap<string, Place>): number {
  const spaces = design.route.flatMap((route) => {
    const [a, b] = route.cities.map((city) => at.get(city))
    return a && b && route.length > 0 ? [Math.hypot(a.x - b.x, a.y - b.y) / route.length] : []
  })
  spaces.sort((a, b) => a - b)
  const usual = spaces[Math.floor(spaces.length / 2)] ?? ROOMY
  return Math.round(Math.max(0.45, Math.min(1, usual / ROOMY)) * 100) / 100
}

function along(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** `at` says where each city is on the screen. */
export function linesOf(design: Design, at: ReadonlyMap<string, Place>, scale: number): Line[] {
  return design.route.flatMap((route, index) => {
    const [one = '', other = ''] = route.cities
    const [a, b] = [at.get(one), at.get(other)]
    if (!a || !b || one === other) return []
    const group = tracksBetween(design, route.cities)
    // All tracks of a group are seen from the same end, or two that are written differently would lie on each other.
    const turned = one > other ? -1 : 1
    const aside = turned * (group.indexOf(index) - (group.length - 1) / 2) * APART * scale
    const share = (group.indexOf(index) + 1) / (group.length + 1)
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [ux, uy] = [(b.x - a.x) / size, (b.y - a.y) / size]
    const clear = Math.min(CLEAR * scale, size / 4)
    const from = { x: a.x + ux * clear - uy * aside, y: a.y + uy * clear + ux * aside }
    const to = { x: b.x - ux * clear - uy * aside, y: b.y - uy * clear + ux * aside }
    const spaces = Math.max(1, route.length)
    const space = Math.max(1, (size - 2 * clear - GAP * (spaces - 1)) / spaces)
    return [
      {
        index,
        from,
        to,
        // Beside each other they would hide each other: each parallel track says its own a bit further on.
        middle: along(from, to, turned > 0 ? share : 1 - share),
        dashes: `${space.toFixed(1)} ${String(GAP)}`,
        color: route.color,
      },
    ]
  })
}

export function cityNear(design: Design, at: ReadonlyMap<string, Place>, point: Place, within: number): number | null {
  let best: number | null = null
  let least = within
  design.city.forEach((city, index) => {
    const place = at.get(city.id)
    const far = place ? Math.hypot(place.x - point.x, place.y - point.y) : Infinity
    if (far <= least) {
      least = far
      best = index
    }
  })
  return best
}

export function lineNear(lines: readonly Line[], point: Place, within: number): number | null {
  let best: number | null = null
  let least = within
  for (const line of lines) {
    const far = distanceToSegment([point.x, point.y], [line.from.x, line.from.y], [line.to.x, line.to.y])
    if (far <= least) {
      least = far
      best = line.index
    }
  }
  return best
}
