import { describe, expect, it } from 'vitest'
import { MOST, Viewport } from './viewport.svelte'

function opened(width = 1000, height = 500): Viewport {
  const made = new Viewport({ width: 1000, height: 500 })
  made.resize({ width, height })
  return made
}

describe('a window on the board', () => {
  it('begins with all of it in the middle', () => {
    const viewport = opened(1200, 500)
    expect(viewport.scale).toBe(1)
    expect([viewport.x, viewport.y]).toEqual([100, 0])
    expect(viewport.isWhole).toBe(true)
  })

  it('begins closer on a tall, narrow screen, and goes back and forth', () => {
    const viewport = opened(360, 500)
    expect(viewport.scale).toBeCloseTo(0.36 * 2.2)
    viewport.toggle()
    expect(viewport.isWhole).toBe(true)
    viewport.toggle()
    expect(viewport.isPlaying).toBe(true)
  })

  it('zooms around the pointer', () => {
    const viewport = opened()
    const before = viewport.toBoard(300, 200)
    viewport.zoom(2, 300, 200)
    const after = viewport.toBoard(300, 200)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('never zooms out of the whole nor too close', () => {
    const viewport = opened()
    viewport.zoom(0.1)
    expect(viewport.scale).toBe(1)
    viewport.zoom(100)
    expect(viewport.scale).toBe(MOST)
  })

  it('never loses the board', () => {
    const viewport = opened()
    viewport.zoom(2)
    viewport.pan(1e6, 1e6)
    expect(viewport.x).toBeLessThanOrEqual(120)
    viewport.pan(-1e6, -1e6)
    expect(viewport.x).toBeGreaterThanOrEqual(1000 - 2000 - 120)
  })

  it('keeps its middle when the window changes', () => {
    const viewport = opened()
    viewport.zoom(3)
    viewport.center(400, 200)
    viewport.resize({ width: 800, height: 400 })
    const [x, y] = viewport.toBoard(400, 200)
    expect(x).toBeCloseTo(400)
    expect(y).toBeCloseTo(200)
  })

  it('shows what it is asked to show', () => {
    const viewport = opened()
    viewport.zoom(4)
    viewport.show([
      [100, 100],
      [500, 300],
    ])
    const [left, top] = viewport.toBoard(0, 0)
    const [right, bottom] = viewport.toBoard(1000, 500)
    expect(left).toBeLessThan(100)
    expect(top).toBeLessThan(100)
    expect(right).toBeGreaterThan(500)
    expect(bottom).toBeGreaterThan(300)
  })
})
