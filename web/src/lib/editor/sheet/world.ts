/** The world's land as paths on the plane of the sheet; fetched once, on first use. */
import { designs } from '../designs'
import type { World } from '../../protocol/generated'
import { type Bounds, mercator } from './plane'

export interface Shape extends Bounds {
  path: string
  /** The same, simplified for a zoomed-out map. */
  coarse: string
}
export interface Earth {
  land: Shape[]
  lakes: Shape[]
}

/** Units between points that are seen from afar, and the scale from which on all of them are drawn. */
const APART = 2.5
const CLOSE = 1.2

let asked: Promise<Earth> | null = null

export function earth(): Promise<Earth> {
  asked ??= designs.world().then(
    (world: World) => ({ land: world.land.map(shapeOf), lakes: world.lakes.map(shapeOf) }),
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** A row of hundredths of degrees: the first point, then steps. */
export function shapeOf(steps: readonly number[]): Shape {
  let [lon, lat] = [0, 0]
  const shape = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const points: string[] = []
  const few: string[] = []
  let last = { x: Infinity, y: Infinity }
  for (let i = 0; i + 1 < steps.length; i += 2) {
    lon += steps[i] ?? 0
    lat += steps[i + 1] ?? 0
    const { x, y } = mercator(lon / 100, lat / 100)
    shape.left = Math.min(shape.left, x)
    shape.right = Math.max(shape.right, x)
    shape.top = Math.min(shape.top, y)
    shape.bottom = Math.max(shape.bottom, y)
    points.push(`${x.toFixed(2)} ${y.toFixed(2)}`)
    if (Math.abs(x - last.x) + Math.abs(y - last.y) > APART) {
      few.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
      last = { x, y }
    }
  }
  return { ...shape, path: `M${points.join('L')}Z`, coarse: `M${few.join('L')}Z` }
}

/** Only what is seen, and has so many pixels at least: the rest would be painted for nothing. */
export function seen(shapes: readonly Shape[], view: Bounds, scale: number, pixels: number): string {
  const least = pixels / scale
  return shapes
    .filter(
      (one) =>
        one.right > view.left &&
        one.left < view.right &&
        one.bottom > view.top &&
        one.top < view.bottom &&
        one.right - one.left + one.bottom - one.top > least,
    )
    .map((one) => (scale < CLOSE ? one.coarse : one.path))
    .join('')
}
