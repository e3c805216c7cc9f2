/**
 * Writes drawn.ts: each board in about a kilobyte, so that the home page shows its maps without a request.
 * Run it when a board's places, players or colors have changed:  node make.ts http://127.0.0.1:8000 > drawn.ts
 */
import type { BoardList, Drawn } from '../../protocol/generated'

type Point = [number, number]

export interface Thumbnail {
  height: number
  /** Land with its lakes, to be filled by `evenodd`. */
  land: string
  /** By color. */
  lines: [string, string][]
  dots: string
}

/** Units that a thumbnail is wide. */
export const WIDTH = 200
/** What a line may be off after it was made simpler, and the smallest island, in those units. */
const TOLERANCE = 1.1
const SMALLEST = 14

/** Douglas and Peucker: the same line with fewer points, off by no more than `tolerance`. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let worst = 0
  let split = 0
  line.forEach((point, i) => {
    const off = distance(point, first, last)
    if (off > worst) [worst, split] = [off, i]
  })
  if (worst <= tolerance) return [first, last]
  return [...simplified(line.slice(0, split + 1), tolerance).slice(0, -1), ...simplified(line.slice(split), tolerance)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

export function area(ring: readonly Point[]): number {
  let sum = 0
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum) / 2
}

/** Closed lines as the shortest path: whole units, each point from the one before. */
export function pathOf(rings: readonly Point[][]): string {
  return rings
    .map((ring) => {
      let [atX, atY] = [0, 0]
      const steps: string[] = []
      for (const point of ring) {
        const [x, y] = [Math.round(point[0]), Math.round(point[1])]
        if (steps.length === 0) steps.push(`M${String(x)} ${String(y)}l`)
        else if (x !== atX || y !== atY) steps.push(spaced(x - atX, steps.length > 1), spaced(y - atY))
        ;[atX, atY] = [x, y]
      }
      return `${steps.join('')}z`
    })
    .join('')
}

/** A minus sign parts two numbers by itself. */
function spaced(step: number, after = true): string {
  return (after && step >= 0 ? ' ' : '') + String(step)
}

/** A path of straight lines from city to city for each color; of parallel tracks only the first is drawn. */
function linesOf(drawn: Drawn, at: (city: string) => Point): [string, string][] {
  const paths = new Map<string, string>()
  const seen = new Set<string>()
  for (const route of drawn.board.routes) {
    const pair = [...route.cities].sort().join()
    if (seen.has(pair)) continue
    seen.add(pair)
    const [[x, y], [toX, toY]] = [at(route.cities[0]), at(route.cities[1])]
    const line = `M${String(x)} ${String(y)}L${String(toX)} ${String(toY)}`
    paths.set(route.color, (paths.get(route.color) ?? '') + line)
  }
  return [...paths]
}

export function thumbnail(drawn: Drawn): Thumbnail {
  const { layout } = drawn
  const scale = WIDTH / layout.width
  const small = (ring: readonly Point[]): Point[] => ring.map(([x, y]) => [x * scale, y * scale])
  const shores = [...layout.land, ...layout.lakes]
    .map(small)
    .filter((ring) => area(ring) >= SMALLEST)
    .map((ring) => simplified([...ring, ring[0] ?? [0, 0]], TOLERANCE).slice(0, -1))
    .filter((ring) => ring.length > 2)
  const places = new Map(layout.places.map((place) => [place.city, place]))
  const at = (city: string): Point => {
    const place = places.get(city)
    return [Math.round((place?.x ?? 0) * scale), Math.round((place?.y ?? 0) * scale)]
  }
  const dots = layout.places.map((place) => at(place.city)).map(([x, y]) => `M${String(x)} ${String(y)}h0`)
  return {
    height: Math.round(layout.height * scale),
    land: pathOf(shores),
    lines: linesOf(drawn, at),
    dots: dots.join(''),
  }
}

async function write(server: string): Promise<void> {
  const ask = async <T>(path: string): Promise<T> => (await (await fetch(server + path)).json()) as T
  const rows: string[] = []
  for (const line of (await ask<BoardList>('/api/boards')).boards) {
    const drawn = await ask<Drawn>(`/api/boards/${line.id}/drawing`)
    rows.push(JSON.stringify({ ...line, colors: drawn.board.player_colors, thumbnail: thumbnail(drawn) }))
  }
  console.log("// Written by make.ts from a server's boards: run it again when they change.")
  console.log("import type { BoardChoice } from './boards.svelte'\n")
  console.log(`export const DRAWN: readonly BoardChoice[] = [\n  ${rows.join(',\n  ')},\n]`)
}

if (process.argv[1] === import.meta.filename && process.argv[2]) await write(process.argv[2])
