import { describe, expect, it } from 'vitest'
import { texts } from '../../../build/words'
import type { AnyDecision, AnyEntry, AnyEvent, Board, Choices, GameView } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'
import { makeBundle } from '../words/words.svelte'
import facts from './boards.fixture.json'
import {
  BEGINNING,
  happened,
  hintOf,
  isTold,
  looked,
  numberOf,
  paramsOf,
  type Progress,
  stepOf,
  STEPS,
  told,
} from './steps'

const usa = facts.usa as unknown as Board

const OPENING: AnyDecision = { decision: 'choose_tickets', seat: 0, offered: [], count: 3, at_least: 2, opening: true }
const TURN: AnyDecision = { decision: 'take_turn', seat: 0 }
const SECOND: AnyDecision = { decision: 'draw_second_card', seat: 0 }
const OTHERS: AnyDecision = { decision: 'take_turn', seat: 1 }

interface Look {
  awaiting?: AnyDecision[]
  routes?: string[]
  glowing?: string[]
  actions?: string[]
}

/** The table as seat 0 sees it; only what the guide looks at. */
function eyes({ awaiting = [TURN], routes = [], glowing = [], actions = ['draw deck'] }: Look = {}): SeatState {
  const mine = awaiting.some((one) => one.seat === 0)
  const choices: Choices = {
    actions,
    routes: Object.fromEntries(glowing.map((route) => [route, { points: [1], pay: ['red'] }])),
    stations: null,
    markers: null,
  }
  return {
    seat: 0,
    n: 1,
    at: 0,
    table: {} as SeatState['table'],
    view: { awaiting, seats: { '0': { routes } } } as unknown as GameView,
    tickets: [],
    choices: mine ? choices : null,
  }
}

function acted(seat: number, ...events: AnyEvent[]): AnyEntry {
  return { kind: 'acted', seat, by: 'person', events }
}

const took = (color = 'red', seat = 0): AnyEvent => ({ event: 'card_taken', seat, color, place: 0 })
const drew = (seat = 0): AnyEvent => ({ event: 'card_drawn', seat, color: 'red' })
const kept: AnyEvent = { event: 'tickets_kept', seat: 0, kept: 2, refused: 1 }
const claimed: AnyEvent[] = [
  { event: 'route_claimed', seat: 0, route: 'x', color: 'red', wilds: 0 },
  { event: 'points_scored', seat: 0, points: 4, reason: 'route', city: null },
]

const AT_TURN = looked(BEGINNING, eyes())

describe('the guided first game', () => {
  it('is told from the first step to the last, each when the one before was done', () => {
    let progress = looked(BEGINNING, eyes({ awaiting: [OPENING] }))
    const seen = [stepOf(progress)]
    const go = (next: Progress) => {
      progress = next
      seen.push(stepOf(progress))
    }
    go(happened(progress, acted(0, kept), eyes()))
    go(happened(progress, acted(0, took()), eyes({ awaiting: [SECOND] })))
    go(happened(progress, acted(0, drew()), eyes({ awaiting: [OTHERS] })))
    go(told(progress))
    go(happened(progress, acted(0, ...claimed), eyes({ awaiting: [OTHERS], routes: ['x'] })))
    go(told(progress))
    go(told(progress))
    go(told(progress))
    expect(seen).toEqual([...STEPS, null])
    expect(progress.points).toBe(4)
  })

  it('waits until the own tickets are kept', () => {
    const waiting = looked(BEGINNING, eyes({ awaiting: [OPENING] }))
    const other = happened(waiting, acted(1, { ...kept, seat: 1 } as AnyEvent), eyes({ awaiting: [OPENING] }))
    expect(stepOf(other)).toBe('tickets')
  })

  it('asks again for tickets that were taken back', () => {
    const undone = happened(AT_TURN, { kind: 'undone', seat: 0 }, eyes({ awaiting: [OPENING] }))
    expect(stepOf(undone)).toBe('tickets')
  })

  it('does not take the cards of others for one’s own', () => {
    expect(stepOf(happened(AT_TURN, acted(1, took('red', 1)), eyes()))).toBe('first')
  })

  it('a wild of the row is a whole turn: there is no second card to take', () => {
    expect(stepOf(happened(AT_TURN, acted(0, took('wild')), eyes({ awaiting: [OTHERS] })))).toBe('glow')
  })

  it('a route that was claimed early is not asked for again', () => {
    let progress = happened(AT_TURN, acted(0, ...claimed), eyes({ awaiting: [OTHERS], routes: ['x'] }))
    expect(stepOf(progress)).toBe('first')
    progress = happened(progress, acted(0, took('wild')), eyes({ awaiting: [OTHERS], routes: ['x'] }))
    expect(stepOf(told(progress))).toBe('points')
    expect(progress.points).toBe(4)
  })

  it('tells the points of the first route only', () => {
    let progress = happened(AT_TURN, acted(0, ...claimed), eyes({ awaiting: [OTHERS], routes: ['x'] }))
    progress = happened(progress, acted(0, ...claimed), eyes({ awaiting: [OTHERS], routes: ['x', 'y'] }))
    expect(progress.points).toBe(4)
  })

  it('“next” does nothing where something is to be done', () => {
    expect(told(AT_TURN)).toBe(AT_TURN)
  })

  it('knows after a reload what the table shows', () => {
    expect(looked(BEGINNING, eyes({ routes: ['x'] })).done).toEqual(['tickets', 'claim'])
  })

  it('sees nothing with the eyes of a spectator', () => {
    expect(looked(BEGINNING, { ...eyes(), seat: null })).toBe(BEGINNING)
  })
})

describe('hints', () => {
  it('says to wait while another player has the turn', () => {
    expect(hintOf('first', eyes({ awaiting: [OTHERS] }))?.hint).toBe('wait')
    expect(hintOf('first', eyes())).toBeNull()
  })

  it('says if routes glow', () => {
    expect(hintOf('claim', eyes({ glowing: ['a', 'b'] }))).toEqual({ hint: 'some', routes: 2, near: 0 })
    expect(hintOf('claim', eyes())?.hint).toBe('none')
    expect(hintOf('claim', eyes({ actions: ['keep 1'] }))).toBeNull()
  })

  it('says if some of them help with a ticket', () => {
    const tickets = [
      { ticket: 'x', points: 5, state: 'possible' as const, way: { routes: ['b', 'z'], cars: 3, loans: [] } },
    ]
    const look = { ...eyes({ glowing: ['a', 'b'] }), tickets }
    expect(hintOf('claim', look)).toEqual({ hint: 'near', routes: 2, near: 1 })
  })

  it('leaves explanations alone', () => {
    expect(STEPS.filter((step) => isTold(step)).map((step) => hintOf(step, eyes({ awaiting: [OTHERS] })))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('texts', () => {
  it('every step has its own title and text, with the numbers of the board', () => {
    const english = makeBundle('en', texts('en'))
    const say = (key: string, step: string) => {
      const errors: Error[] = []
      const params = { step, ...paramsOf(usa, { done: [], points: 4 }) }
      const text = english.formatPattern(english.getMessage(key)?.value ?? '', params, errors)
      expect(errors).toEqual([])
      return text
    }
    expect(new Set(STEPS.map((step) => say('guide-step-title', step))).size).toBe(STEPS.length)
    expect(new Set(STEPS.map((step) => say('guide-step-text', step))).size).toBe(STEPS.length)
    expect(say('guide-step-text', 'points')).toMatch(/4 points.*6 spaces score 15 points/)
    expect(say('guide-step-text', 'tickets')).toContain('at least 2')
    expect(say('guide-step-text', 'end')).toContain('earns 10')
    for (const step of STEPS) expect(say('guide-step-text', step).length, step).toBeLessThanOrEqual(160)
  })

  it('counts as people do', () => {
    expect(STEPS.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
