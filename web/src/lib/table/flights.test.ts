import { expect, it } from 'vitest'
import { flightsOf } from './flights'

it('sends cards from where they lay to whom they belong', () => {
  const events = [
    { event: 'card_taken', seat: 0, color: 'red', place: 2 },
    { event: 'card_turned_up', color: 'blue', place: 2 },
    { event: 'card_drawn', seat: 1, color: null },
    { event: 'tickets_kept', seat: 1, kept: 2, refused: 1 },
    { event: 'passed', seat: 1 },
  ] as const
  expect(flightsOf(events, 0)).toEqual([
    { kind: 'red', from: 'row-2', to: 'hand-red' },
    { kind: 'blue', from: 'deck', to: 'row-2' },
    { kind: null, from: 'deck', to: 'seat-1' },
    { kind: null, from: 'tickets', to: 'seat-1' },
  ])
  expect(flightsOf(events.slice(0, 1), null)).toEqual([{ kind: 'red', from: 'row-2', to: 'seat-0' }])
})

it('shows hundreds of sweeps as one short flight', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const events = [
    { event: 'card_turned_up', color: 'wild', place: 0 },
    { event: 'row_swept', times: 327, shuffles: 110, discards: counts, deck: counts },
    { event: 'card_turned_up', color: 'red', place: 0 },
  ] as const
  expect(flightsOf(events, 0)).toEqual([
    { kind: 'wild', from: 'deck', to: 'row-0' },
    { kind: null, from: 'row-2', to: 'deck' },
    { kind: 'red', from: 'deck', to: 'row-0' },
  ])
})
