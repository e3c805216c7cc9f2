/** The visible part of the plane: pixels per unit and the position of the origin. */
import type { Bounds, Place } from './plane'

const CLOSEST = 60
const FAREST = 0.12

export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(1)
  height = $state(1)
  private fitted: Bounds | null = null

  resize(width: number, height: number): void {
    const before = { width: this.width, height: this.height }
    this.width = width
    this.height = height
    if (this.fitted) this.fit(this.fitted)
    else this.pan((width - before.width) / 2, (height - before.height) / 2)
  }

  fit(bounds: Bounds): void {
    const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
    this.scale = Math.min(CLOSEST, Math.min((this.width - 24) / wide, (this.height - 24) / high))
    this.x = (this.width - wide * this.scale) / 2 - bounds.left * this.scale
    this.y = (this.height - high * this.scale) / 2 - bounds.top * this.scale
    this.fitted = bounds
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.fitted = null
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.max(FAREST, Math.min(CLOSEST, this.scale * factor))
    this.x = px - ((px - this.x) / this.scale) * scale
    this.y = py - ((py - this.y) / this.scale) * scale
    this.scale = scale
    this.fitted = null
  }

  toPlane(px: number, py: number): Place {
    return { x: (px - this.x) / this.scale, y: (py - this.y) / this.scale }
  }

  toScreen({ x, y }: Place): Place {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y }
  }

  get middle(): Place {
    return this.toPlane(this.width / 2, this.height / 2)
  }
}
