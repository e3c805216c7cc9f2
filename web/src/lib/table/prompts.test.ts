import { beforeAll, describe, expect, it, vi } from 'vitest'
import facts from '../guide/boards.fixture.json'
import type { AnyDecision, AnyEvent, Board, GameView, Route } from '../protocol/generated'
import { Names } from '../words/names'
import { LANGUAGES, speak } from '../words/words.svelte'
import { endsWithout, promptOf, standInOf, waitingFor, whyCards } from './prompts'

const BOARDS = facts as unknown as Record<'europe' | 'san_francisco', Board>

/** What a player is told who cannot pay for this route. */
function told(board: Board, id: string, change: Partial<Route> = {}): string {
  const names = new Names({ board }, [])
  const row = names.routeRow(id)
  if (!row) throw new Error(`no route ${id}`)
  return whyCards({ ...row, ...change }, names)
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('en')
})

describe('a route that a player cannot pay for', () => {
  const { europe, san_francisco: city } = BOARDS
  const ferry = 'fort_mason-golden_gate_bridge'

  it('takes cards of one color', () => {
    expect(told(city, 'mission_district-painted_ladies')).toMatch(/ takes 3 cards of one color\./)
    expect(told(city, 'sunset-twin_peaks')).toMatch(/ takes 3 purple cards\./)
  })

  it('takes ferry cards or locomotives first if it is a ferry', () => {
    expect(told(city, ferry)).toMatch(/ takes 1 ferry card plus 4 cards of one color\./)
    expect(told(city, 'alcatraz-fort_mason')).toMatch(/ takes 1 ferry card plus 1 orange card\./)
    expect(told(city, 'alcatraz-pier_39')).toMatch(/ takes 1 ferry card plus 1 card of any color\./)
    expect(told(city, ferry, { ferry: 5 })).toMatch(/ takes 5 ferry cards\./)
    expect(told(europe, 'palermo-smyrna')).toMatch(/ takes 2 locomotives plus 4 cards of one color\./)
  })

  it.each(LANGUAGES)('has both counts in %s', async (language) => {
    await speak(language)
    const errors = vi.spyOn(console, 'error')
    expect(told(city, ferry)).toMatch(/\D1 \D+ 4 /)
    expect(told(city, ferry, { color: 'red', ferry: 2 })).toMatch(/\D2 \D+ 3 /)
    expect(errors).not.toHaveBeenCalled()
    await speak('en')
  })
})

describe('giving up', () => {
  const person = { person: 'a', stand_in: null }
  const bot = { person: null, stand_in: null }
  const gone = { person: 'b', stand_in: 'gone' } as const
  const resigned = { person: 'b', stand_in: 'resigned' } as const

  it('ends a game that no other person plays, and one for two', () => {
    expect(endsWithout(0, [person, bot, bot])).toBe(true)
    expect(endsWithout(0, [person, resigned, bot, bot])).toBe(true)
    expect(endsWithout(1, [person, person])).toBe(true)
    expect(endsWithout(1, [person, person, resigned])).toBe(true)
  })

  it('leaves the game to the others', () => {
    expect(endsWithout(1, [person, person, bot])).toBe(false)
    expect(endsWithout(0, [person, gone, bot])).toBe(false)
  })

  it('leaves a bot playing only until the game is over', () => {
    expect(standInOf(resigned, 'running')).toBe('gave up, a bot is playing')
    expect(standInOf(resigned, 'over')).toBe('gave up')
    expect(standInOf(gone, 'running')).toBe('away, a bot is playing')
    expect(standInOf(gone, 'over')).toBe('')
    expect(standInOf({ stand_in: 'voted_out' }, 'over')).toBe('replaced by a bot')
    expect(standInOf(person, 'running')).toBe('')
  })
})

describe('a rule that the page does not know', () => {
  const names = new Names({ board: BOARDS.europe }, ['Ana', 'Bea'])
  const decision = { decision: 'offer_toll', seat: 1, route: 'paris-zurich' } as unknown as AnyDecision

  it('gets its prompt by the name of its decision', () => {
    expect(promptOf(decision, {} as never, names)).toBe('prompt-offer-toll')
    expect(waitingFor({ awaiting: [decision] } as unknown as GameView, names)).toMatch(/Bea/)
  })

  it('has its events and actions told like those of the narrator', () => {
    const known: AnyEvent = { event: 'station_built', seat: 0, city: 'paris', color: 'red', wilds: 1, cards: 3 }
    const others = names as unknown as { otherEvent(event: object): string }
    expect(others.otherEvent(known)).toBe(names.event(known))
    expect(others.otherEvent(known)).toMatch(/^Ana .*Paris.* 2 red cards and 1 locomotive/)
    expect(names.event({ event: 'toll_paid', seat: 0 } as unknown as AnyEvent)).toBe('event-toll-paid')
    expect(names.action('station paris red+1')).toMatch(/Paris/)
    expect(names.action('no-marker')).toBe('Skip the marker')
  })
})
