/** Wheel, drag and pinch gestures for a viewport; anything else is a tap. */
import type { Viewport } from './viewport.svelte'

/** Pixels a pointer may move and still mean a touch. */
const STEADY = 7

type Touched = (x: number, y: number, finger: boolean) => void

export class Gestures {
  private readonly pointers = new Map<number, { x: number; y: number }>()
  private moved = 0
  private readonly ending = new AbortController()

  constructor(
    private readonly box: HTMLElement,
    private readonly viewport: Viewport,
    private readonly touched: Touched,
  ) {
    const { signal } = this.ending
    box.addEventListener('pointerdown', (event) => this.down(event), { signal })
    box.addEventListener('pointermove', (event) => this.move(event), { signal })
    box.addEventListener('pointerup', (event) => this.up(event), { signal })
    box.addEventListener('pointercancel', (event) => this.pointers.delete(event.pointerId), { signal })
    box.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false })
  }

  stop(): void {
    this.ending.abort()
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return
    if (this.pointers.size === 0) this.moved = 0
    else this.moved = STEADY + 1 // a second finger never means a touch
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.box.setPointerCapture(event.pointerId)
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    this.moved += Math.hypot(now.x - before.x, now.y - before.y)
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, now)
    else if (this.moved > STEADY) this.viewport.pan(now.x - before.x, now.y - before.y)
    this.pointers.set(event.pointerId, now)
  }

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    const box = this.box.getBoundingClientRect()
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }
    if (was > 0) this.viewport.zoom(is / was, middle.x, middle.y)
    this.viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private up(event: PointerEvent): void {
    const known = this.pointers.delete(event.pointerId)
    if (!known || this.pointers.size > 0 || this.moved > STEADY) return
    const box = this.box.getBoundingClientRect()
    this.touched(event.clientX - box.left, event.clientY - box.top, event.pointerType !== 'mouse')
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    const box = this.box.getBoundingClientRect()
    const turn = event.deltaY * (event.deltaMode === 1 ? 18 : 1)
    this.viewport.zoom(Math.exp(-turn * 0.0016), event.clientX - box.left, event.clientY - box.top)
  }
}
