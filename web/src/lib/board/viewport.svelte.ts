/** The visible part of the board: a scale and an offset in pixels, clamped to sensible bounds. */
export const MOST = 4
const SLACK = 0.35
/** Windows of fewer pixels begin at the scale for playing. */
const NARROW = 700

export interface Size {
  width: number
  height: number
}

export class Viewport {
  /** Pixels per unit, and where the board's origin is. */
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  window = $state.raw<Size>({ width: 1, height: 1 })

  constructor(public readonly board: Size) {}

  /** The scale at which all of the board is seen. */
  get whole(): number {
    return Math.min(this.window.width / this.board.width, this.window.height / this.board.height)
  }

  get isWhole(): boolean {
    return Math.abs(this.scale - this.whole) < 1e-6
  }

  resize(window: Size): void {
    const first = this.window.width <= 1
    const whole = this.isWhole
    const middle = this.toBoard(this.window.width / 2, this.window.height / 2)
    this.window = window
    if (first && window.width < NARROW) this.center(this.board.width / 2, this.board.height / 2, this.playing)
    else if (first || whole) this.fit()
    else this.center(middle[0], middle[1])
  }

  fit(): void {
    this.scale = this.whole
    this.bound()
  }

  /** The scale for playing: on a tall, narrow screen all of the board would be too small to touch. */
  get playing(): number {
    const fills = Math.max(this.window.width / this.board.width, this.window.height / this.board.height)
    return Math.min(fills, this.whole * 2.2)
  }

  get isPlaying(): boolean {
    return Math.abs(this.scale - this.playing) < 1e-6
  }

  /** Between all of the board and the scale for playing. */
  toggle(): void {
    if (this.isWhole && this.playing > this.whole * 1.15) {
      this.center(this.board.width / 2, this.board.height / 2, this.playing)
    } else this.fit()
  }

  toBoard(px: number, py: number): [number, number] {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale]
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.bound()
  }

  /** Zoom by a factor; the point of the board under the pointer stays where it is. */
  zoom(factor: number, px = this.window.width / 2, py = this.window.height / 2): void {
    const [bx, by] = this.toBoard(px, py)
    this.scale = Math.max(this.whole, Math.min(this.whole * MOST, this.scale * factor))
    this.x = px - bx * this.scale
    this.y = py - by * this.scale
    this.bound()
  }

  center(bx: number, by: number, scale = this.scale): void {
    this.scale = Math.max(this.whole, Math.min(this.whole * MOST, scale))
    this.x = this.window.width / 2 - bx * this.scale
    this.y = this.window.height / 2 - by * this.scale
    this.bound()
  }

  /** Show these points, as close as fits. */
  show(points: readonly (readonly [number, number])[], margin = 60): void {
    if (points.length === 0) return
    const xs = points.map((point) => point[0])
    const ys = points.map((point) => point[1])
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const fits = Math.min(
      this.window.width / (right - left + 2 * margin),
      this.window.height / (bottom - top + 2 * margin),
    )
    this.center((left + right) / 2, (top + bottom) / 2, Math.min(fits, this.whole * 2))
  }

  private bound(): void {
    this.x = bounded(this.x, this.window.width, this.board.width * this.scale)
    this.y = bounded(this.y, this.window.height, this.board.height * this.scale)
  }
}

/** A smaller board stays in the middle; a larger one may be drawn a little over the edge, never out of sight. */
function bounded(offset: number, window: number, content: number): number {
  if (content <= window + 0.5) return (window - content) / 2
  const slack = Math.min(window * SLACK, 120)
  return Math.max(window - content - slack, Math.min(slack, offset))
}
