/** Lines and distances on the board, in its own units. Pure. */
import type { Layout, Track } from '../protocol/generated'

export type Point = readonly [number, number]

export function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square))
  return Math.hypot(px - ax - along * dx, py - ay - along * dy)
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) {
    least = Math.min(least, distanceToSegment(point, line[i - 1] as Point, line[i] as Point))
  }
  return least
}

export interface Near {
  readonly id: string
  readonly distance: number
}

/** The routes within reach of a point, nearest first. Only the spaces count: near a city many routes meet. */
export function routesNear(layout: Layout, point: Point, reach: number): Near[] {
  const found: Near[] = []
  for (const track of layout.tracks) {
    const distance = distanceToTrack(track, point)
    if (distance <= reach) found.push({ id: track.route, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

/** From a point to the middle line of a track's spaces. */
export function distanceToTrack(track: Track, point: Point): number {
  let least = Infinity
  for (const space of track.spaces) {
    const angle = (space.angle * Math.PI) / 180
    const half = space.length / 2
    const dx = Math.cos(angle) * half
    const dy = Math.sin(angle) * half
    least = Math.min(least, distanceToSegment(point, [space.x - dx, space.y - dy], [space.x + dx, space.y + dy]))
  }
  return least
}

export function citiesNear(layout: Layout, [x, y]: Point, reach: number): Near[] {
  const found: Near[] = []
  for (const place of layout.places) {
    const distance = Math.max(0, Math.hypot(place.x - x, place.y - y) - layout.city_radius)
    if (distance <= reach) found.push({ id: place.city, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

/** If a tap is nearly as close to several, the person has to say which. */
export function candidates(near: readonly Near[], margin: number): Near[] {
  const first = near[0]
  return first ? near.filter((one) => one.distance - first.distance < margin) : []
}

/** A path through points, for SVG. */
export function linePath(points: readonly Point[], closed = false): string {
  return points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${String(x)} ${String(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** The next of some places in the direction of an arrow key; null if there is none. */
export function nextInDirection<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  places: readonly T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null
  let least = Infinity
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx)
    if (ahead <= 0.5 || aside > 2 * ahead) continue // what lies aside is for the other keys
    const cost = ahead + aside * 2
    if (cost < least) {
      least = cost
      best = place
    }
  }
  return best
}
