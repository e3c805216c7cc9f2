/** Positions for pieces on a city: next to its dot, where they cover the least. Pure. */
import type { Layout } from '../protocol/generated'
import { distanceToTrack, type Point } from './geometry'

/** Radius of a thing beside a city. */
export const SPOT = 13
const DIRECTIONS = 16

/** For every city the places beside it, the clearest first, far enough from each other to hold two things. */
export function spotsOf(layout: Layout): Map<string, Point[]> {
  return new Map(layout.places.map((place) => [place.city, spotsBeside(layout, place)]))
}

function spotsBeside(layout: Layout, place: { city: string; x: number; y: number }): Point[] {
  const reach = layout.city_radius + SPOT - 1
  const rated: { point: Point; hides: number }[] = []
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (i / DIRECTIONS) * 2 * Math.PI
    const point: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    rated.push({ point, hides: hidden(layout, place, point) })
  }
  rated.sort((a, b) => a.hides - b.hides)
  const chosen: Point[] = []
  for (const { point } of rated) {
    if (chosen.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= 1.6 * SPOT)) chosen.push(point)
  }
  return chosen
}

/** How much of spaces, names, other cities and the margin a thing there would cover. */
function hidden(layout: Layout, place: { city: string; x: number; y: number }, offset: Point): number {
  const [x, y] = [place.x + offset[0], place.y + offset[1]]
  let sum = 0
  for (const track of layout.tracks) sum += overlap(distanceToTrack(track, [x, y]), SPOT + 6)
  for (const label of layout.labels) {
    const [left, top, right, bottom] = label.box
    const dx = Math.max(left - x, 0, x - right)
    const dy = Math.max(top - y, 0, y - bottom)
    sum += 2 * overlap(Math.hypot(dx, dy), SPOT)
  }
  for (const other of layout.places) {
    if (other.city !== place.city) sum += 2 * overlap(Math.hypot(other.x - x, other.y - y), SPOT + layout.city_radius)
  }
  sum += overlap(Math.min(x, y, layout.width - x, layout.height - y), SPOT)
  return sum
}

function overlap(distance: number, clear: number): number {
  return Math.max(0, clear - distance)
}
