import { describe, expect, it } from 'vitest'
import { texts } from '../../../build/words'
import type { Board, Rules } from '../protocol/generated'
import { makeBundle } from '../words/words.svelte'
import facts from './boards.fixture.json'
import { forPlayers, type Line, rulesOf, type SectionId } from './rules'

const BOARDS = facts as unknown as Record<'usa' | 'europe' | 'old_west' | 'san_francisco', Board>
const english = makeBundle('en', texts('en'))

/** The sentence of a line; a missing text or parameter is a failure. */
function say({ key, params }: Line): string {
  const errors: Error[] = []
  const pattern = english.getMessage(key)?.value
  expect(pattern, key).toBeTruthy()
  const text = english.formatPattern(pattern ?? '', params ?? null, errors)
  expect(errors, key).toEqual([])
  return text
}

function sectionsOf(board: Board, players = 2, alvin = false): SectionId[] {
  return rulesOf(board, { players, alvin }).map((section) => section.id)
}

function linesOf(board: Board, id: SectionId, players = 2, alvin = false): Line[] {
  return [...(rulesOf(board, { players, alvin }).find((section) => section.id === id)?.lines ?? [])]
}

function told(board: Board, id: SectionId, players = 2, alvin = false): string {
  return linesOf(board, id, players, alvin).map(say).join(' ')
}

/** A board of another one's cities and routes with rules of its own. */
function withRules(board: Board, rules: Partial<Rules>): Board {
  return { ...board, rules: { ...board.rules, ...rules } }
}

const COMMON: SectionId[] = ['aim', 'turn', 'cards', 'claim', 'parallel', 'tickets']

describe('the rules of the four boards', () => {
  it('has the sections of its rules and no others', () => {
    expect(sectionsOf(BOARDS.usa)).toEqual([...COMMON, 'end', 'ties'])
    expect(sectionsOf(BOARDS.europe)).toEqual([...COMMON, 'ferries', 'tunnels', 'stations', 'end', 'ties'])
    expect(sectionsOf(BOARDS.old_west)).toEqual([...COMMON, 'ferries', 'markers', 'end', 'ties'])
    expect(sectionsOf(BOARDS.san_francisco)).toEqual([...COMMON, 'ferries', 'souvenirs', 'end', 'ties'])
  })

  it('tells of Alvin only where the board has him and the table wants him', () => {
    expect(sectionsOf(BOARDS.old_west, 3, true)).toContain('alvin')
    expect(sectionsOf(BOARDS.usa, 3, true)).not.toContain('alvin')
    expect(told(BOARDS.old_west, 'end', 3, true)).toContain('Alvin: 10 points')
    expect(told(BOARDS.old_west, 'end', 3, false)).not.toContain('Alvin')
    expect(told(BOARDS.old_west, 'alvin', 3, true)).toContain('Roswell')
  })

  it.each(Object.values(BOARDS))('has a whole text for every line: $id', (board) => {
    const [least, most] = board.players
    for (let players = least; players <= most; players++) {
      for (const alvin of [false, true]) {
        for (const section of rulesOf(board, { players, alvin })) {
          for (const line of section.lines) expect(say(line)).not.toMatch(/[{}$]|undefined| {2}|\.\./)
          expect(say({ key: 'rules-section', params: { section: section.id, wild: board.wild } })).not.toBe('')
        }
      }
    }
  })

  it('calls the multicolored cards by the name that the board gives them', () => {
    expect(told(BOARDS.europe, 'ferries')).toMatch(/takes a locomotive.*more locomotives/)
    expect(told(BOARDS.san_francisco, 'ferries')).toMatch(/takes a ferry card.*more ferry cards/)
    for (const { lines } of rulesOf(BOARDS.san_francisco, { players: 2, alvin: false })) {
      for (const line of lines) expect(say(line)).not.toMatch(/locomotive|wild/i)
    }
  })

  it('takes its numbers from the board', () => {
    expect(told(BOARDS.usa, 'aim')).toContain('45 cars and 4 cards')
    expect(told(BOARDS.san_francisco, 'aim')).toContain('20 cars and 2 cards')
    expect(told(BOARDS.san_francisco, 'cards')).toMatch(/6 colors.* 6 cards/)
    expect(told(BOARDS.old_west, 'tickets')).toMatch(/dealt 5 tickets\. Keep at least 3/)
    expect(told(BOARDS.old_west, 'tickets')).toMatch(/draw 4 tickets.*keep at least 1/)
    expect(told(BOARDS.old_west, 'markers')).toMatch(/2 cards of one color.*3 markers/)
    expect(told(BOARDS.europe, 'end')).toContain('4 points for each')
  })

  it('CLAIM-6: gives the points of the lengths that are on the board', () => {
    const table = (board: Board) => linesOf(board, 'claim').find((line) => line.table)?.table?.rows
    expect(table(BOARDS.usa)).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 7],
      [5, 10],
      [6, 15],
    ])
    expect(table(BOARDS.europe)?.at(-1)).toEqual([8, 21])
    expect(table(BOARDS.old_west)?.at(-1)).toEqual([7, 18])
    expect(table(BOARDS.san_francisco)).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [5, 10],
    ])
  })

  it('EUR-1: Europe deals a long ticket besides, and what is refused leaves the game', () => {
    expect(told(BOARDS.europe, 'tickets')).toMatch(/1 long ticket and 3 regular tickets\. Keep at least 2/)
    expect(told(BOARDS.europe, 'tickets')).toContain('are out of the game')
    expect(told(BOARDS.usa, 'tickets')).toContain('go under the deck')
    expect(told(BOARDS.old_west, 'tickets')).toContain('are shuffled')
  })

  it('DOUBLE-2: parallel tracks are open from so many players on', () => {
    const keys = (board: Board, players: number) => linesOf(board, 'parallel', players).map((line) => line.key)
    expect(keys(BOARDS.usa, 3)).toEqual(['rules-parallel', 'rules-parallel-closed', 'rules-parallel-from'])
    expect(keys(BOARDS.usa, 4)).toEqual(['rules-parallel', 'rules-parallel-open'])
    expect(keys(BOARDS.san_francisco, 2)).toContain('rules-parallel-closed')
    expect(keys(BOARDS.san_francisco, 3)).toContain('rules-parallel-open')
    expect(told(BOARDS.old_west, 'parallel')).toContain('Two or three routes')
    expect(told(BOARDS.europe, 'parallel')).not.toContain('three')
  })

  it('CLAIM-4, WEST-2: routes may be anywhere unless there are start cities', () => {
    expect(told(BOARDS.usa, 'claim')).toContain('does not have to connect')
    expect(told(BOARDS.old_west, 'claim')).not.toContain('does not have to connect')
    expect(told(BOARDS.old_west, 'claim')).toContain('controls')
  })

  it('SF-1, SF-2: stacks depend on the number of players', () => {
    expect(told(BOARDS.san_francisco, 'souvenirs', 2)).toMatch(
      /5 stacks of 2 .*second player puts the 2 remaining kinds.*1 of each/,
    )
    expect(told(BOARDS.san_francisco, 'souvenirs', 3)).toMatch(/5 stacks of 2 .*last player in turn order/)
    expect(told(BOARDS.san_francisco, 'souvenirs', 3)).toContain('2 of each kind')
    expect(told(BOARDS.san_francisco, 'souvenirs', 4)).toMatch(/5 stacks of 3 .*3 of each kind/)
    const table = linesOf(BOARDS.san_francisco, 'souvenirs').find((line) => line.table)?.table?.rows
    expect(table?.at(-1)).toEqual([7, 12])
  })

  it('TIE-1: tie-breaks come in the order of the board', () => {
    expect(linesOf(BOARDS.europe, 'ties').map((line) => line.params?.tie)).toEqual([
      undefined,
      'tickets',
      'stations',
      'longest_path',
      undefined,
    ])
    expect(told(BOARDS.old_west, 'ties')).not.toContain('path')
  })
})

describe('the first player', () => {
  it('is drawn after the tickets only where the board says so', () => {
    expect(linesOf(BOARDS.san_francisco, 'aim').map((line) => line.key)).toContain('rules-order-later')
    expect(told(BOARDS.usa, 'aim')).not.toContain('chosen their tickets')
  })
})

describe('boards of one’s own', () => {
  it('a board without parallel tracks, wilds and tie-breaks says nothing of them', () => {
    const plain: Board = {
      ...BOARDS.usa,
      deck: { ...BOARDS.usa.deck, wilds: 0 },
      routes: BOARDS.usa.routes.slice(0, 1),
      ties: [],
    }
    expect(sectionsOf(plain)).not.toContain('parallel')
    expect(told(plain, 'cards')).not.toMatch(/locomotive/i)
    expect(told(plain, 'claim')).not.toMatch(/locomotive/i)
    expect(told(plain, 'ties')).toBe('If players are tied for most points, they share the victory.')
  })

  it('parallel tracks that are always closed promise no other number of players', () => {
    expect(told({ ...BOARDS.usa, parallel_from: 7 }, 'parallel', 5)).not.toContain('or more')
  })

  it('rules combine, and numbers of one read well', () => {
    const mixed = withRules(BOARDS.usa, {
      stations: { each: 1, unbuilt: 0 },
      markers: { each: 1, cost: 1 },
      tunnels: { reveal: 1 },
    })
    expect(told(mixed, 'stations')).toContain('It costs one card.')
    expect(told(mixed, 'tunnels')).toContain('1 card is turned over')
    expect(told(mixed, 'end')).not.toContain('Stations')
    expect(told(mixed, 'turn')).toContain('Build a station')
    expect(linesOf(mixed, 'markers').map((line) => line.key)).not.toContain('rules-marker')
  })

  it('finds what holds for so many players', () => {
    const steps = [
      [2, 2],
      [4, 3],
    ] as const
    expect([2, 3, 4, 5].map((players) => forPlayers(steps, players))).toEqual([2, 2, 3, 3])
    expect(forPlayers([[3, 1]], 2)).toBe(0)
  })
})
