import { describe, expect, it } from 'vitest'
import type { GameView, OwnView, Replay, ReplayStep, SeatView, TicketStatus } from '../protocol/generated'
import { chanceCurves, samples, scaleOf, scoreCurves, spread, stepPath } from './curves'
import { lookerOf, positionsOf, ticketHistories, turnsOf } from './positions'

const own = (changes: Partial<OwnView>): OwnView => ({
  hand: [],
  tickets: [],
  offer: [],
  refused: [],
  under_deck: [],
  ...changes,
})
const seat = (changes: Partial<SeatView>): SeatView => ({
  cars: 45,
  score: 0,
  cards: 4,
  known: [],
  tickets: 0,
  offered: 0,
  routes: [],
  stations: [],
  markers: [],
  souvenirs: [],
  captures: 0,
  ...changes,
})
const status = (ticket: string, state: TicketStatus['state']): TicketStatus => ({ ticket, points: 7, state, way: null })
const step = (changes: Partial<ReplayStep>): ReplayStep => ({
  seat: 0,
  action: 'pass',
  events: [],
  view: {},
  owns: {},
  tickets: {},
  chances: [0.5, 0.5],
  luck: [0, 0],
  ...changes,
})

const replay = {
  seats: [
    { name: 'Ana', bot: null },
    { name: '', bot: 'porter' },
  ],
  view: { player: 0, row: ['red'], sheets: [], seats: { 0: seat({}), 1: seat({}) } } as unknown as GameView,
  owns: [own({ offer: ['a-b', 'c-d'] }), own({})],
  tickets: [[status('a-b', 'possible'), status('c-d', 'possible')], []],
  chances: [0.5, 0.5],
  steps: [
    step({ owns: { 0: own({ tickets: ['a-b'] }) }, tickets: { 0: [status('a-b', 'possible')] } }),
    step({ seat: 1, view: { seats: { 1: { score: 4, routes: ['a-x'] } } }, chances: [0.4, 0.6], luck: [0, 0.7] }),
    step({ seat: 1, view: { player: 0 }, tickets: { 0: [status('a-b', 'cut_off')] }, chances: [0.3, 0.7] }),
    step({
      view: {
        sheets: [
          { seat: 0, total: -7 },
          { seat: 1, total: 4 },
        ],
      },
      chances: [0, 1],
    }),
  ],
} as unknown as Replay

const positions = positionsOf(replay)

describe('positions', () => {
  it('are those before and after every step', () => {
    expect(positions).toHaveLength(5)
    expect(positions[0]?.view).toBe(replay.view)
    expect(positions[1]?.owns[0]?.tickets).toEqual(['a-b'])
    expect(positions[2]?.view.seats['1']).toMatchObject({ score: 4, cars: 45, routes: ['a-x'] })
    expect(positions[4]?.view).toMatchObject({ player: 0, row: ['red'] })
    expect(positions[2]?.luck).toEqual([0, 0.7])
  })
  it('share what did not change', () => {
    expect(positions[2]?.owns).toBe(positions[1]?.owns)
    expect(positions[2]?.view.seats['0']).toBe(positions[0]?.view.seats['0'])
    expect(positions[1]?.owns[1]).toBe(positions[0]?.owns[1])
  })
  it('do not change the first one', () => {
    expect(replay.view.seats['1']?.score).toBe(0)
  })
})

describe('turns', () => {
  it('begin when another seat acts', () => {
    expect(turnsOf(replay.steps)).toEqual([0, 1, 3, 4])
    expect(turnsOf([])).toEqual([0])
  })
})

describe('eyes', () => {
  it('are read from the address', () => {
    expect(['open', 'spectator', '1', '2', '-1', 'x', null].map((one) => lookerOf(one, 2))).toEqual([
      'open',
      'spectator',
      1,
      'open',
      'open',
      'open',
      'open',
    ])
  })
})

describe('tickets', () => {
  it('have a history, but for those that were refused', () => {
    expect(ticketHistories(positions, 0)).toEqual([
      {
        ticket: 'a-b',
        points: 7,
        runs: [
          { state: 'offered', from: 0, to: 1 },
          { state: 'possible', from: 1, to: 3 },
          { state: 'cut_off', from: 3, to: 5 },
        ],
      },
    ])
    expect(ticketHistories(positions, 1)).toEqual([])
  })
})

describe('curves', () => {
  it('end with the score sheets', () => {
    expect(scoreCurves(positions, 2)).toEqual([
      { seat: 0, values: [0, 0, 0, 0, 0], end: -7 },
      { seat: 1, values: [0, 0, 4, 4, 4], end: 4 },
    ])
    expect(scoreCurves(positions.slice(0, 3), 2).map((curve) => curve.end)).toEqual([0, 4])
  })
  it('of chances change with the turns', () => {
    expect(chanceCurves(positions, 2, turnsOf(replay.steps))[1]?.values).toEqual([0.5, 0.5, 0.5, 0.7, 1])
  })
  it('lie between round numbers', () => {
    expect(scaleOf([{ seat: 0, values: [0, 86], end: 0 }])).toEqual({ least: 0, most: 100, ticks: [0, 50, 100] })
    expect(scaleOf([{ seat: 0, values: [-160, 114], end: 0 }])).toMatchObject({ least: -200, most: 200 })
    expect(scaleOf([])).toMatchObject({ least: 0, most: 1 })
  })
  it('are drawn in steps, without what changes nothing', () => {
    expect(
      stepPath(
        [0, 0, 4, 4],
        (at) => at * 10,
        (value) => 100 - value,
      ),
    ).toBe('M0.0 100.0H20.0V96.0H30.0')
    expect(
      stepPath(
        [1],
        (at) => at,
        (value) => value,
      ),
    ).toBe('M0.0 1.0')
  })
  it('have labels that do not lie on each other', () => {
    expect(spread([50, 52, 10], 16, 100)).toEqual([50, 66, 10])
    expect(spread([98, 99, 97], 16, 100)).toEqual([84, 100, 68])
  })
  it('can be found with a few samples', () => {
    expect(samples(5)).toEqual([0, 1, 2, 3, 4])
    expect(samples(101, 4)).toEqual([0, 25, 50, 75, 100])
    expect(samples(1)).toEqual([0])
  })
})
