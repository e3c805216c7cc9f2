import { describe, expect, it } from 'vitest'
import type { AnyEvent, TicketStatus, Update } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'
import { soundsFor } from './choose'

function update(events: AnyEvent[], more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    n: 2,
    at: 0,
    seat: 0,
    entry: { kind: 'acted', seat: 0, by: 'person', events },
    table: {},
    ...more,
  }
}

const ticket = (id: string, state: TicketStatus['state']): TicketStatus => ({ ticket: id, points: 5, state, way: null })
const eyes = (...tickets: TicketStatus[]) => ({ tickets }) as unknown as SeatState

const claim: AnyEvent = { event: 'route_claimed', seat: 1, route: 'a-b', color: 'red', wilds: 0 }

describe('what an update sounds like', () => {
  it('hears cards, from the row and from the deck', () => {
    expect(
      soundsFor(
        update([
          { event: 'card_taken', seat: 0, color: 'red', place: 1 },
          { event: 'card_turned_up', color: 'blue', place: 1 },
        ]),
        0,
      ),
    ).toEqual(['card'])
    expect(soundsFor(update([{ event: 'card_drawn', seat: 1, color: null }]), 0)).toEqual(['card'])
  })

  it('hears each car of a route', () => {
    const spaces = (route: string) => (route === 'a-b' ? 5 : 0)
    expect(soundsFor(update([claim]), 0, { spaces })).toEqual(['car', 'car', 'car', 'car', 'car'])
    expect(new Set(soundsFor(update([claim]), 0))).toEqual(new Set(['car']))
  })

  it('hears a tunnel when it is tried, not each of its cards', () => {
    const sounds = soundsFor(
      update([
        { event: 'tunnel_tried', seat: 0, route: 'a-b', color: 'red', wilds: 0 },
        { event: 'card_revealed', color: 'red' },
        { event: 'card_revealed', color: 'blue' },
        { event: 'card_revealed', color: 'wild' },
        { event: 'extra_demanded', seat: 0, cards: 2 },
      ]),
      0,
    )
    expect(sounds).toEqual(['tunnel'])
  })

  it('rings when a ticket is done, once', () => {
    const before = eyes(ticket('x', 'possible'), ticket('y', 'possible'), ticket('z', 'done'))
    const tickets = [ticket('x', 'done'), ticket('y', 'done'), ticket('z', 'done')]
    const known = { before, spaces: () => 1 }
    expect(soundsFor(update([claim], { tickets }), 0, known)).toEqual(['car', 'ticketDone'])
  })

  it('keeps still for what was done already, was just offered, or is another’s', () => {
    const tickets = [ticket('x', 'done')]
    expect(soundsFor(update([], { tickets }), 0, { before: eyes(ticket('x', 'done')) })).toEqual([])
    expect(soundsFor(update([], { tickets }), 0, { before: eyes() })).toEqual([])
    expect(soundsFor(update([], { tickets }), null, { before: eyes(ticket('x', 'possible')) })).toEqual([])
    expect(soundsFor(update([]), 0, { before: eyes(ticket('x', 'possible')) })).toEqual([])
  })

  it('plays the end however the game ends', () => {
    expect(soundsFor(update([{ event: 'game_over' }], { table: { status: 'over' } }), 0)).toEqual(['end'])
    expect(soundsFor(update([], { entry: { kind: 'resigned', seat: 1 }, table: { status: 'over' } }), null)).toEqual([
      'end',
    ])
  })

  it('keeps still when people come, go and talk', () => {
    const entry = { kind: 'said', person: 'p', name: 'Ana', phrase: 'hello', text: null } as const
    expect(soundsFor(update([], { entry }), 0)).toEqual([])
    expect(soundsFor(update([{ event: 'passed', seat: 1 }]), 0)).toEqual([])
  })
})
