import { describe, expect, it } from 'vitest'
import type { AnyEvent } from './generated'
import { eventsFor, sees } from './looker'

describe('eyes', () => {
  it('see their own cards only', () => {
    const events: AnyEvent[] = [
      { event: 'card_drawn', seat: 1, color: 'red' },
      { event: 'ticket_taken', seat: 1, ticket: 'a-b' },
      { event: 'card_taken', seat: 1, color: 'blue', place: 2 },
    ]
    expect(eventsFor(events, 'open')).toEqual(events)
    expect(eventsFor(events, 1)).toEqual(events)
    expect(eventsFor(events, 0)).toEqual([{ event: 'card_drawn', seat: 1, color: null }, events[2]])
    expect(eventsFor(events, 'spectator')).toHaveLength(2)
    expect(sees('spectator', 0)).toBe(false)
  })
})
