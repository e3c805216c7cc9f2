import { describe, expect, it } from 'vitest'
import type { Board, ScoreSheet } from '../protocol/generated'
import { linesOf, number, signed, ticketRows } from './lines'
import { highest, LONGEST_SHOW, scenesOf } from './show'

const NO_RULES = {
  ferries: null,
  tunnels: null,
  stations: null,
  markers: null,
  alvin: null,
  souvenirs: null,
  longest_path: null,
  globetrotter: null,
}
const board = {
  rules: { ...NO_RULES, stations: { each: 3, unbuilt: 4 }, longest_path: { points: 10 } },
  tickets: [
    { id: 'a-b', cities: ['a', 'b'], points: 8, long: false, source: null },
    { id: 'c-d', cities: ['c', 'd'], points: 5, long: false, source: null },
  ],
} as unknown as Board

function sheet(seat: number, changes: Partial<ScoreSheet>): ScoreSheet {
  const empty = {
    routes: 0,
    captures: 0,
    tickets: [],
    stations: 0,
    longest_path: 0,
    globetrotter: 0,
    souvenirs: 0,
    alvin: 0,
  }
  const made = { seat, longest: 0, completed: 0, borrowed: [], total: 0, ...empty, ...changes }
  const tickets = made.tickets.reduce((sum, one) => sum + one.points, 0)
  const bonus = made.longest_path + made.globetrotter + made.souvenirs + made.alvin
  return { ...made, total: made.routes + made.captures + tickets + made.stations + bonus }
}

const sheets = [
  sheet(0, { routes: 20, tickets: [{ ticket: 'a-b', points: 8 }], stations: 12, longest: 9 }),
  sheet(1, { routes: 31, tickets: [{ ticket: 'c-d', points: -5 }], stations: 8, longest: 14, longest_path: 10 }),
]
const ending = {
  seats: [
    { tickets: [{ ticket: 'a-b', routes: ['a-x', 'x-b'] }], longest: ['a-x'] },
    { tickets: [{ ticket: 'c-d', routes: [] }], longest: ['c-y', 'y-z'] },
  ],
}

describe('the show', () => {
  const scenes = scenesOf(board, sheets, ending)

  it('counts in the order of the rules', () => {
    expect(scenes.map((scene) => [scene.act, scene.seat])).toEqual([
      ['routes', null],
      ['ticket', 0],
      ['missed', 1],
      ['stations', null],
      ['longest', 1],
    ])
  })
  it('ends with the totals of the sheets', () => {
    expect(scenes.at(-1)?.totals).toEqual(sheets.map((one) => one.total))
    expect(highest(scenes)).toBe(44)
  })
  it('shows where the tickets and the longest path are', () => {
    expect(scenes[1]).toMatchObject({ cities: ['a', 'b'], routes: ['a-x', 'x-b'], gains: [8, 0] })
    expect(scenes[2]).toMatchObject({ cities: ['c', 'd'], routes: [], gains: [0, -5] })
    expect(scenes[4]?.routes).toEqual(['c-y', 'y-z'])
  })
  it('can do without the ways', () => {
    expect(scenesOf(board, sheets, null).map((scene) => scene.totals)).toEqual(scenes.map((scene) => scene.totals))
  })
  it('never takes long, however many tickets there are', () => {
    const many = Array.from({ length: 60 }, () => ({ ticket: 'c-d', points: -5 }))
    const long = scenesOf(board, [sheet(0, { tickets: many }), sheet(1, {})], null)
    expect(long.reduce((sum, scene) => sum + scene.ms, 0)).toBeCloseTo(LONGEST_SHOW)
  })
})

describe('the table of lines', () => {
  it('has a row for every rule of the board', () => {
    const lines = linesOf(board, sheets)
    expect(lines.map((line) => line.name)).toEqual(['routes', 'tickets', 'stations', 'longest', 'total'])
    expect(lines.map((line) => line.cells.map((cell) => cell.points))).toEqual([
      [20, 31],
      [8, -5],
      [12, 8],
      [0, 10],
      [40, 44],
    ])
    expect(lines[3]?.cells.map((cell) => cell.of)).toEqual([9, 14])
  })
  it('lists the tickets of each seat', () => {
    expect(ticketRows(sheets)).toEqual([
      { ticket: 'a-b', seat: 0, points: 8 },
      { ticket: 'c-d', seat: 1, points: -5 },
    ])
  })
  it('writes a minus that is one', () => {
    expect([signed(3), signed(0), signed(-3), number(-12)]).toEqual(['+3', '0', '−3', '−12'])
  })
})
