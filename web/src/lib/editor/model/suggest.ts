/** Default suggestions: lengths by distance, ticket points by the shortest path. Taste, not rules. Pure. */
import type { CityRow, Design } from '../../protocol/generated'
import { cityOf, onEarth, sameEnds } from './design'

const EARTH = 6371
/** Of a first route on an empty sheet: so many would lie side by side across it. */
const ACROSS = 11
const LONGEST = 6

/** In kilometres on the earth, else in widths of the sheet. */
export function distance(one: CityRow, other: CityRow): number {
  if (one.lat != null && one.lon != null && other.lat != null && other.lon != null) {
    const rad = Math.PI / 180
    const a =
      Math.sin(((other.lat - one.lat) * rad) / 2) ** 2 +
      Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * Math.sin(((other.lon - one.lon) * rad) / 2) ** 2
    return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, a)))
  }
  return Math.hypot((one.x ?? 0) - (other.x ?? 0), (one.y ?? 0) - (other.y ?? 0))
}

/** How far one space reaches: as in most of the routes there are, else by the size of the whole. */
function reach(design: Design): number {
  const known = design.route
    .map((route) => {
      const [a, b] = route.cities.map((id) => cityOf(design, id))
      return a && b && route.length > 0 ? distance(a, b) / route.length : 0
    })
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)]
  if (middle !== undefined) return middle
  if (!onEarth(design)) return 1 / ACROSS
  let widest = 0
  for (const one of design.city) for (const other of design.city) widest = Math.max(widest, distance(one, other))
  return widest / ACROSS
}

export function suggestedLength(design: Design, from: string, to: string): number {
  const beside = design.route.find((route) => sameEnds(route.cities, [from, to]))
  if (beside) return beside.length
  const [a, b] = [cityOf(design, from), cityOf(design, to)]
  const unit = reach(design)
  if (!a || !b || unit <= 0) return 2
  const scored = Object.keys(design.points).map(Number)
  const most = scored.length > 0 ? Math.max(...scored) : LONGEST
  return Math.max(1, Math.min(most, Math.round(distance(a, b) / unit)))
}

/** The spaces of the shortest way between two cities; null if there is none. */
export function shortestWay(design: Design, from: string, to: string): number | null {
  const best = new Map([[from, 0]])
  const done = new Set<string>()
  for (;;) {
    let here: string | null = null
    for (const [city, cost] of best) if (!done.has(city) && (here === null || cost < (best.get(here) ?? 0))) here = city
    if (here === null) return null
    if (here === to) return best.get(here) ?? null
    done.add(here)
    for (const route of design.route) {
      const [a, b] = route.cities
      const next = a === here ? b : b === here ? a : undefined
      if (next === undefined) continue
      const cost = (best.get(here) ?? 0) + Math.max(1, route.length)
      if (cost < (best.get(next) ?? Infinity)) best.set(next, cost)
    }
  }
}

/** The color that has the fewest spaces so far, so that all come alike; gray comes as often as two colors. */
export function suggestedColor(design: Design): string {
  const spaces = new Map(design.cards.colors.map((color) => [color, 0]))
  let gray = 0
  for (const route of design.route) {
    if (spaces.has(route.color)) spaces.set(route.color, (spaces.get(route.color) ?? 0) + route.length)
    else gray += route.length
  }
  const [color, fewest] = [...spaces].sort((a, b) => a[1] - b[1])[0] ?? ['gray', 0]
  return gray < 2 * fewest + 1 ? 'gray' : color
}
