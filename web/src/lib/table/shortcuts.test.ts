import { expect, it } from 'vitest'
import { type Doers, pressed } from './shortcuts'

function recorder(allowed = true): { doers: Doers; done: string[] } {
  const done: string[] = []
  const doers: Doers = {
    allowed: () => allowed,
    draw: (place) => done.push(`draw ${String(place)}`),
    deck: () => done.push('deck'),
    tickets: () => done.push('tickets'),
    undo: () => done.push('undo'),
    open: (panel) => done.push(panel),
    escape: () => done.push('escape'),
  }
  return { doers, done }
}

it('does what the keys say', () => {
  const { doers, done } = recorder()
  const known = ['1', '5', 'd', 't', 'u', 'r', 'l', 'c', 'h', '?', 'Escape'].map((key) => pressed(key, doers))
  expect(known.every(Boolean)).toBe(true)
  expect(done).toEqual([
    'draw 0',
    'draw 4',
    'deck',
    'tickets',
    'undo',
    'moves',
    'log',
    'chat',
    'tickets',
    'keys',
    'escape',
  ])
  expect(pressed('6', doers)).toBe(false)
})

it('keeps still when shortcuts are off, but for Escape', () => {
  const { doers, done } = recorder(false)
  expect(pressed('d', doers)).toBe(false)
  expect(pressed('Escape', doers)).toBe(true)
  expect(done).toEqual(['escape'])
})
