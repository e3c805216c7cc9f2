import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bytesOf, dealOf, shuffled } from './shuffle'
import { commitmentOf, type Evidence, type RecordFacts, seedOf, type StepName, verdictOf, verify } from './verify'

const ROOT = new URL('../../../../', import.meta.url)
const read = <T>(path: string, base: URL = ROOT): T => JSON.parse(readFileSync(new URL(path, base), 'utf8')) as T

interface Vectors {
  deals: { name: string; secret: string; entropies: (string | null)[]; commitment: string; seed: string }[]
}
const vectors = read<Vectors>('tests/fair/vectors.json')

/**
 * Real games: that of docs/fair-deal-example.json, and one on Europe, where long tickets are dealt apart and tunnels
 * reveal cards. Of boards and replays only what the proof looks at.
 */
type Game = Pick<Evidence, 'board' | 'replay'> & { record: Required<RecordFacts> }
const games = read<Record<'san_francisco' | 'europe', Game>>('verify.fixture.json', new URL('./', import.meta.url))
games.san_francisco.record = read('docs/fair-deal-example.json')

type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> }

function evidence(game: Game): Changeable<Evidence> & { record: Changeable<Required<RecordFacts>> } {
  return structuredClone({
    ...game,
    published: game.record.fair.commitment,
    remembered: game.record.fair.commitment,
    added: game.record.fair.entropies[0] ?? '',
    source: null,
  }) as never
}

function wrong(given: Evidence): StepName[] {
  return verify(given)
    .filter((step) => step.finding === 'wrong')
    .map((step) => step.name)
}

/** The same text with one digit changed. */
function forged(hex: string, at = 5): string {
  return hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)
}

describe('the seed', () => {
  it.each(vectors.deals)('is that of other implementations: $name', ({ secret, entropies, commitment, seed }) => {
    expect(commitmentOf(secret)).toBe(commitment)
    expect(seedOf(secret, entropies)).toBe(seed)
  })
  it('is none of what is no hexadecimal text', () => {
    expect(commitmentOf('xy')).toBeNull()
    expect(seedOf('00', ['abc'])).toBeNull()
  })
})

describe('a shuffle', () => {
  it('is the one that Python makes', () => {
    // vialibre.engine.core.shuffle.luck("fair-1", 7).shuffle(range(12), 5)
    const seven = bytesOf('7'.padStart(64, '0')) as Uint8Array
    const order = shuffled([...Array(12).keys()], seven, 5)
    expect(order).toEqual([8, 11, 4, 3, 0, 6, 9, 2, 1, 7, 5, 10])
  })
  it('draws nothing for one item', () => {
    expect(shuffled(['a'], new Uint8Array(32), 0)).toEqual(['a'])
  })
})

describe.each(['san_francisco', 'europe'] as const)('a game on %s', (name) => {
  const game = games[name]

  it('is proven', () => {
    const steps = verify(evidence(game))
    expect(steps.filter((step) => step.finding !== 'right')).toEqual([])
    expect(verdictOf(steps)).toBe('proven')
    expect(steps.find((step) => step.name === 'deck')?.count).toBeGreaterThan(30)
  })

  it('shows every forgery', () => {
    const changes: [StepName[], (given: ReturnType<typeof evidence>) => void][] = [
      [['commitment', 'seen', 'seed'], (given) => (given.record.fair.secret = forged(given.record.fair.secret))],
      [['commitment'], (given) => (given.record.fair.commitment = forged(given.record.fair.commitment))],
      [['commitment'], (given) => (given.published = forged(given.published ?? ''))],
      [['seen'], (given) => (given.remembered = forged(given.remembered ?? ''))],
      [['entropy'], (given) => (given.added = forged(given.added ?? ''))],
      [['entropy', 'seed'], (given) => (given.record.fair.entropies[0] = forged(given.record.fair.entropies[0] ?? ''))],
      [
        ['first'],
        (given) => (given.replay.view.first = ((given.replay.view.first ?? 0) + 1) % given.record.seats.length),
      ],
      [['tickets'], (given) => given.replay.owns[1]?.offer.reverse()],
      [['hands'], (given) => given.replay.owns[0]?.hand.reverse()],
      [['row'], (given) => (given.replay.view.row[2] = given.replay.view.row[2] === 'wild' ? 'red' : 'wild')],
      [['deck'], (given) => forgeCard(given)],
      [['pile'], (given) => forgeTicket(given)],
    ]
    for (const [expected, change] of changes) {
      const given = evidence(game)
      change(given)
      expect(wrong(given)).toEqual(expected)
      expect(verdictOf(verify(given))).toBe('wrong')
    }
  })

  it('is proven, too, if it became known later who begins', () => {
    const given = evidence(game)
    const drawn = given.replay.steps.flatMap((one) => one.events).find((event) => event.event === 'first_drawn')
    const seat = given.replay.view.first ?? drawn?.seat ?? 0
    expect(drawn === undefined).toBe(name !== 'san_francisco') // whose board says that it is drawn after the tickets
    given.replay.view.first = null
    for (const one of given.replay.steps) one.events = one.events.filter((event) => event.event !== 'first_drawn')
    expect(wrong(given)).toEqual(['first'])
    given.replay.steps[0]?.events.push({ event: 'first_drawn', seat })
    expect(wrong(given)).toEqual([])
    given.replay.steps[0]?.events.push({ event: 'first_drawn', seat: seat + 1 })
    expect(wrong(given)).toEqual([])
    given.replay.view.first = seat + 1
    expect(wrong(given)).toEqual(['first'])
  })

  it('with another seed has other cards', () => {
    const given = evidence(game)
    given.record.shuffle.seed = forged(String(given.record.shuffle.seed), 60)
    expect(wrong(given)).toEqual(expect.arrayContaining(['seed', 'tickets', 'hands', 'row', 'deck']))
  })

  it('is not called proven by a browser that did not see the commitment beforehand', () => {
    const steps = verify({ ...evidence(game), remembered: null, added: null, published: null })
    expect(steps.filter((step) => step.finding === 'unknown').map((step) => step.name)).toEqual(['seen', 'entropy'])
    expect(verdictOf(steps)).toBe('follows')
  })

  it('shows a server that chose its secret after it had the entropy', () => {
    const given = evidence(game)
    // All of the record fits the secret of its choice; only what this browser stored does not.
    given.remembered = commitmentOf('5e'.repeat(32))
    expect(wrong(given)).toEqual(['seen'])
    expect(verdictOf(verify(given))).toBe('wrong')
  })
})

describe('rows that came and went unnamed', () => {
  /** The same game, had the row of five cards turned up by then been one of several that were swept at once. */
  function swept(shuffles: number): ReturnType<typeof evidence> {
    const given = evidence(games.europe)
    const { steps } = given.replay
    const came = (event: { event: string }) => ['card_drawn', 'card_turned_up', 'card_revealed'].includes(event.event)
    let left = 5
    for (const step of steps) {
      const named = step.events.filter(came).length
      if (named > left) break
      step.events = step.events.filter((event) => !came(event))
      left -= named
      if (left > 0) continue
      step.events.push({ event: 'row_swept', times: 2, shuffles, discards: [], deck: null })
      break
    }
    expect(left).toBe(0)
    return given
  }
  const count = (given: Evidence) => verify(given).find((step) => step.name === 'deck')?.count

  it('are passed over, and what follows is compared', () => {
    const given = swept(0)
    expect(wrong(given)).toEqual([])
    expect(count(given)).toBe((count(evidence(games.europe)) ?? 0) - 5)
    forgeCard(given)
    expect(wrong(given)).toEqual(['deck'])
  })
  it('end the comparison if the deck was shuffled meanwhile', () => {
    expect(wrong(swept(1))).toEqual([])
    expect(count(swept(1))).toBeUndefined()
  })
})

function forgeCard(given: Changeable<Evidence>): void {
  for (const event of given.replay.steps.flatMap((step) => step.events)) {
    if (event.event !== 'card_drawn') continue
    event.color = event.color === 'red' ? 'blue' : 'red'
    return
  }
}

function forgeTicket(given: Changeable<Evidence>): void {
  for (const step of given.replay.steps) {
    if (!step.events.some((event) => event.event === 'tickets_drawn')) continue
    step.owns[String(step.seat)]?.offer.reverse()
    return
  }
}

/** A game that goes on from one with this seed, as far as this browser knows. */
function continued(source: string | null): Evidence {
  const { seats, options, shuffle } = games.europe.record
  return { ...evidence(games.europe), record: { seats, options, shuffle }, remembered: null, added: null, source }
}

describe('what cannot be proven', () => {
  it('is a souvenir that lies elsewhere', () => {
    const given = evidence(games.san_francisco)
    const token = given.replay.view.tokens[0]
    if (token) token.symbol = 'ticket'
    expect(wrong(given)).toEqual(['souvenirs'])
  })
  it('is the seed of a game that goes on from an unknown one', () => {
    const steps = verify(continued(null))
    expect(steps.filter((step) => step.finding !== 'right').map((step) => step.name)).toEqual(['source'])
    expect(verdictOf(steps)).toBe('unproven')
  })
  it('is more than that the cards are those of the game it goes on from', () => {
    expect(verdictOf(verify(continued(String(games.europe.record.shuffle.seed))))).toBe('continued')
  })
  it('is a game that goes on from another one with a seed of the server’s choice', () => {
    const steps = verify(continued(forged(String(games.europe.record.shuffle.seed))))
    expect(steps.filter((step) => step.finding === 'wrong').map((step) => step.name)).toEqual(['source'])
    expect(verdictOf(steps)).toBe('wrong')
  })
  it('is a deal that this browser had a part in, and of which the record says nothing', () => {
    expect(wrong({ ...continued(null), added: 'ab' })).toEqual(['entropy'])
  })
  it('is a deal to which no player added entropy', () => {
    const steps = verify(evidence(games.europe)).map((step) => (step.name === 'seed' ? { ...step, count: 0 } : step))
    expect(verdictOf(steps)).toBe('alone')
  })
  it('is not who begins if the host chose: that is known, and not drawn', () => {
    const given = evidence(games.europe)
    given.record.options.first = 2
    expect(verify(given).find((step) => step.name === 'first')?.finding).toBe('chosen')
    expect(verdictOf(verify(given))).toBe(verdictOf(verify(evidence(games.europe))))
  })
  it('is the deal of a board with too few cards', () => {
    const { board } = games.europe
    const few = { ...board, deck: { ...board.deck, each: 1, wilds: 0 } }
    expect(dealOf(few, 5, new Uint8Array(32))).toBeNull()
    expect(verdictOf(verify({ ...evidence(games.europe), board: few }))).toBe('unproven')
  })
})
