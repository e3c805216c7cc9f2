/** From cities to the plane of the sheet and back: paper is 1000 wide, the world (Mercator) 3600. Pure. */
import type { CityRow } from '../../protocol/generated'
import type { Spot } from '../model/design'

export const PAPER = 1000
export const PAPER_HEIGHT = 680
export const WORLD = 3600
const NORTHERNMOST = 84

export interface Place {
  x: number
  y: number
}

const DEGREE = WORLD / 360

export function mercator(lon: number, lat: number): Place {
  const bounded = Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, lat))
  const y = Math.asinh(Math.tan((bounded * Math.PI) / 180)) * (180 / Math.PI)
  return { x: (lon + 180) * DEGREE, y: (150 - y) * DEGREE }
}

export function placeOf(city: CityRow, earth: boolean): Place {
  if (earth) return mercator(city.lon ?? 0, city.lat ?? 0)
  return { x: (city.x ?? 0.5) * PAPER, y: (city.y ?? 0.3) * PAPER }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** What the file says of a place: degrees to a hundredth, which is about a kilometre; thousandths of the sheet. */
export function spotAt({ x, y }: Place, earth: boolean): Spot {
  if (!earth) return { x: round(within(x / PAPER, 0, 1), 3), y: round(within(y / PAPER, 0, 1), 3) }
  const lat = (Math.atan(Math.sinh(((150 - y / DEGREE) * Math.PI) / 180)) * 180) / Math.PI
  return { lat: round(within(lat, -90, 90), 2), lon: round(within(x / DEGREE - 180, -180, 180), 2) }
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** What should be seen at first: all cities with some room around them, or the empty sheet. */
export function boundsOf(places: readonly Place[], earth: boolean): Bounds {
  if (!earth) {
    const lowest = Math.max(PAPER_HEIGHT, ...places.map((place) => place.y + 20))
    return { left: 0, top: 0, right: PAPER, bottom: Math.min(PAPER, lowest) }
  }
  if (places.length === 0) return { left: 0, top: 300, right: WORLD, bottom: 2300 }
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  const room = Math.max(12, 0.16 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)))
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  }
}
