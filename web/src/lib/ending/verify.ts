/** Verifies a deal step by step, as specified in docs/fair-deal.md. Pure: takes all the evidence, makes no requests. */
import { sha256 } from '@noble/hashes/sha2.js'
import type { Board, Replay } from '../protocol/generated'
import { bytesOf, type Dealt, dealOf, FAIR, hexOf, ROW } from './shuffle'

/** What the page reads of a record. */
export interface RecordFacts {
  readonly seats: readonly string[]
  readonly options: { readonly first: number | null }
  readonly shuffle: { readonly name: string; readonly seed: unknown }
  readonly fair?: {
    readonly commitment: string
    readonly secret: string
    readonly entropies: readonly (string | null)[]
  }
}

export interface Evidence {
  readonly record: RecordFacts
  readonly replay: Pick<Replay, 'view' | 'owns' | 'steps'>
  readonly board: Board
  /** What the table shows as its commitment. */
  readonly published: string | null
  /** The commitment that this browser stored before it sent its entropy, and that entropy. */
  readonly remembered: string | null
  readonly added: string | null
  /** The seed of the finished game that this one goes on from, as this browser saw it there. */
  readonly source: string | null
}

/**
 * `unknown`: cannot be checked here, which does not mean that anything is wrong. `chosen`: the host decided it, so the
 * seed had no part in it and there is nothing to check.
 */
export type Finding = 'right' | 'wrong' | 'unknown' | 'chosen'

export type StepName =
  | 'commitment'
  | 'source'
  | 'seen'
  | 'entropy'
  | 'seed'
  | 'first'
  | 'tickets'
  | 'souvenirs'
  | 'hands'
  | 'row'
  | 'deck'
  | 'pile'

export interface Step {
  readonly name: StepName
  readonly finding: Finding
  /** How many things were compared, where that says something. */
  readonly count: number
}

const LABEL = new TextEncoder().encode('vialibre-deal-1\0')

export function commitmentOf(secret: string): string | null {
  const bytes = bytesOf(secret)
  return bytes && hexOf(sha256(bytes))
}

/** The seed that a secret and what each seat added give; null if one of them is no hexadecimal text. */
export function seedOf(secret: string, entropies: readonly (string | null)[]): string | null {
  const bytes = bytesOf(secret)
  if (!bytes) return null
  const content = [...LABEL, ...bytes]
  for (const [seat, entropy] of entropies.entries()) {
    if (entropy === null) continue
    const own = bytesOf(entropy)
    if (!own) return null
    content.push(seat, own.length, ...own)
  }
  return hexOf(sha256(Uint8Array.from(content)))
}

export function verify(evidence: Evidence): Step[] {
  return [...checkSeed(evidence), ...checkDeal(evidence)]
}

export type Verdict = 'wrong' | 'proven' | 'follows' | 'alone' | 'continued' | 'unproven'

/**
 * `proven`: all fits, and this browser saw the commitment before it added its own part. `follows`: all fits, but it did
 * not see it, and a server that chose its secret last would look the same. `continued`: the cards of a known game.
 */
export function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some((step) => step.finding === 'wrong')) return 'wrong'
  const right = (name: StepName) => steps.some((step) => step.name === name && step.finding === 'right')
  const seed = steps.find((step) => step.name === 'seed')
  if (!steps.some((step) => step.name === 'hands')) return 'unproven'
  if (!seed) return right('source') ? 'continued' : 'unproven'
  if (seed.count === 0) return 'alone'
  return right('seen') && right('entropy') ? 'proven' : 'follows'
}

function step(name: StepName, finding: Finding | boolean, count = 0): Step {
  return { name, finding: typeof finding === 'string' ? finding : finding ? 'right' : 'wrong', count }
}

/** Where the seed comes from. A game that goes on from another one has the seed of that one, and no deal of its own. */
function checkSeed({ record, published, remembered, added, source }: Evidence): Step[] {
  const { fair } = record
  if (!fair) {
    // This browser had a part in a deal of which the record says nothing.
    if (added !== null) return [step('entropy', false)]
    return [step('source', source === null ? 'unknown' : source === record.shuffle.seed)]
  }
  const commitment = commitmentOf(fair.secret)
  const fits = fair.commitment === commitment && (published === null || published === commitment)
  return [
    step('commitment', fits),
    step('seen', remembered === null ? 'unknown' : remembered === commitment),
    step('entropy', added === null ? 'unknown' : fair.entropies.includes(added)),
    step(
      'seed',
      seedOf(fair.secret, fair.entropies) === record.shuffle.seed,
      fair.entropies.filter((one) => one !== null).length,
    ),
  ]
}

/** If what was dealt is what the seed gives. */
function checkDeal({ record, replay, board }: Evidence): Step[] {
  const { name, seed } = record.shuffle
  const bytes = typeof seed === 'string' ? bytesOf(seed) : null
  const dealt = name === FAIR && bytes?.length === 32 ? dealOf(board, record.seats.length, bytes) : null
  if (!dealt) return [step('deck', 'unknown')]
  const { view, owns } = replay
  const pile = pileSteps(replay, dealt)
  const deck = deckSteps(replay, dealt)
  return [
    step('first', record.options.first === null ? firstOf(replay) === dealt.first : 'chosen'),
    step(
      'tickets',
      same(
        owns.map((own) => own.offer),
        dealt.offers,
      ),
      dealt.offers.flat().length,
    ),
    ...(board.rules.souvenirs
      ? [step('souvenirs', sameSouvenirs(view.tokens, dealt.souvenirs), dealt.souvenirs.length)]
      : []),
    step(
      'hands',
      same(
        owns.map((own) => own.hand),
        dealt.hands,
      ),
      board.hand * record.seats.length,
    ),
    step('row', same(view.row, dealt.row), dealt.row.length),
    ...(deck.length > 0 ? [step('deck', isTop(deck, dealt.deck), deck.filter((card) => card !== null).length)] : []),
    ...(pile.length > 0 ? [step('pile', isTop(pile, dealt.ticketPile), pile.length)] : []),
  ]
}

/** Who began: known at the deal, or drawn when all had chosen their tickets. */
function firstOf({ view, steps }: Pick<Replay, 'view' | 'steps'>): number | null {
  if (view.first !== null) return view.first
  for (const event of steps.flatMap((one) => one.events)) if (event.event === 'first_drawn') return event.seat
  return null
}

function sameSouvenirs(tokens: Replay['view']['tokens'], dealt: Dealt['souvenirs']): boolean {
  const line = ({ city, symbol }: { city: string; symbol: string }) => `${city} ${symbol}`
  return same(tokens.map(line).sort(), dealt.map(line).sort())
}

/**
 * The cards that came from the first deck during the game, in that order, up to the next shuffle. Null where the log only
 * says that rows were swept.
 */
function deckSteps({ steps }: Pick<Replay, 'steps'>, dealt: Dealt): (string | null)[] {
  const came: (string | null)[] = []
  for (const event of steps.flatMap((one) => one.events)) {
    if (event.event === 'deck_shuffled') break
    if (event.event === 'row_swept') {
      if (event.shuffles > 0) break
      came.push(...Array.from({ length: ROW * (event.times - 1) }, () => null))
    } else if (event.event === 'card_drawn' || event.event === 'card_turned_up' || event.event === 'card_revealed') {
      came.push(event.color ?? '')
    }
  }
  return came.slice(0, dealt.deck.length)
}

/** The tickets that were drawn during the game, up to the first that a player returned. */
function pileSteps({ steps }: Pick<Replay, 'steps'>, dealt: Dealt): string[] {
  const came = steps.flatMap((one) =>
    one.events.some((event) => event.event === 'tickets_drawn') ? (one.owns[String(one.seat)]?.offer ?? []) : [],
  )
  return came.slice(0, dealt.ticketPile.length)
}

function isTop(came: readonly (string | null)[], pile: readonly string[]): boolean {
  const top = pile.slice(pile.length - came.length).reverse()
  return same(
    came,
    top.map((card, i) => (came[i] === null ? null : card)),
  )
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
