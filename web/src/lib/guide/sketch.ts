/** Straight pieces of line for small drawings, in the measures of the boards. Pure. */
import type { Route, Space, Track } from '../protocol/generated'

export const SPACE = 34
const WIDTH = 12
const ROOM = 15

export interface Sketched {
  readonly route: Route
  readonly track: Track
}

export interface SketchOptions {
  readonly x?: number
  readonly y?: number
  readonly angle?: number
  readonly ferry?: number
  readonly tunnel?: boolean
}

/** A route of so many spaces from the middle of a city at (x, y). */
export function sketch(color: string, length: number, options: SketchOptions = {}): Sketched {
  const { x = 0, y = 0, angle = 0, ferry = 0, tunnel = false } = options
  const turned = (angle * Math.PI) / 180
  const at = (along: number): [number, number] => [x + Math.cos(turned) * along, y + Math.sin(turned) * along]
  const spaces = Array.from({ length }, (_, i): Space => {
    const [sx, sy] = at(ROOM + SPACE * (i + 0.5))
    return { x: sx, y: sy, angle, length: SPACE - 3, width: WIDTH }
  })
  return {
    route: { id: '', cities: ['', ''], length, color, ferry, tunnel, source: null },
    track: { route: '', spine: [at(0), at(farEnd(length))], spaces },
  }
}

/** How far from one city the other one is. */
export function farEnd(length: number): number {
  return 2 * ROOM + SPACE * length
}
