import { describe, expect, it } from 'vitest'
import type { AnyEvent, ReplayStep } from '../protocol/generated'
import type { Names } from '../words/names'
import { gains, inFull, inShort, placeOf } from './sentences'

const names = {
  player: (seat: number) => `P${String(seat)}`,
  event: (event: AnyEvent) => event.event,
} as unknown as Names
const events: AnyEvent[] = [
  { event: 'route_claimed', seat: 1, route: 'a-b', color: 'red', wilds: 0 },
  { event: 'points_scored', seat: 1, points: 4, reason: 'route', city: null },
  { event: 'points_scored', seat: 0, points: 1, reason: 'control', city: 'a' },
  { event: 'points_scored', seat: 1, points: 2, reason: 'control', city: 'b' },
]
const step = { seat: 1, events } as ReplayStep

describe('a step in words', () => {
  it('is told in full and in short', () => {
    expect(inFull(step, 'open', names)).toBe('route_claimed points_scored points_scored points_scored')
    expect(inShort(step, 'open', names)).toBe('route_claimed')
  })
  it('always says something', () => {
    expect(inFull(null, 'open', names)).toBe('replay-deal')
    expect(inShort({ ...step, events: [] }, 0, names)).toBe('replay-no-marker')
  })
  it('says who got points, and where', () => {
    expect([...gains(events)]).toEqual([
      [1, 6],
      [0, 1],
    ])
    expect(placeOf(events)).toBe('a-b')
    expect(placeOf([{ event: 'alvin_moved', seat: 0, city: 'c' }])).toBe('c')
    expect(placeOf([{ event: 'passed', seat: 0 }])).toBeNull()
  })
})
