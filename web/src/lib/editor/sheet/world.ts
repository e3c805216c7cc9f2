/** The world's land as paths on the plane of the sheet; fetched once, when first wanted. */
import { designs } from '../designs'
import type { World } from '../../protocol/generated'
import { type Bounds, mercator } from './plane'

export interface Shape extends Bounds {
  path: string
}
export interface Earth {
  land: Shape[]
  lakes: Shape[]
}

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
  for (let i = 0; i + 1 < steps.length; i += 2) {
    lon += steps[i] ?? 0
    lat += steps[i + 1] ?? 0
    const { x, y } = mercator(lon / 100, lat / 100)
    shape.left = Math.min(shape.left, x)
    shape.right = Math.max(shape.right, x)
    shape.top = Math.min(shape.top, y)
    shape.bottom = Math.max(shape.bottom, y)
    points.push(`${x.toFixed(2)} ${y.toFixed(2)}`)
  }
  return { ...shape, path: `M${points.join('L')}Z` }
}

/** Only what is seen, and is large enough to be: the rest would be painted for nothing. */
export function seen(shapes: readonly Shape[], view: Bounds, least: number): string {
  return shapes
    .filter(
      (one) =>
        one.right > view.left &&
        one.left < view.right &&
        one.bottom > view.top &&
        one.top < view.bottom &&
        one.right - one.left + one.bottom - one.top > least,
    )
    .map((one) => one.path)
    .join('')
}
