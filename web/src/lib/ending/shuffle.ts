/** The shuffles of a seed and the resulting deal, as specified in docs/shuffles.md. Pure. */
import { sha256 } from '@noble/hashes/sha2.js'
import { CARD_KINDS, type Board } from '../protocol/generated'

export const FAIR = 'fair-1'

/** What the numbered shuffles are for. */
export const SHUFFLE = { seats: 0, tickets: 1, long: 2, souvenirs: 3, cards: 5 } as const

export const ROW = 5
const ROW_WILDS = 3
const WORDS_IN_BLOCK = 8

/** Bytes of a text in hexadecimal; null if it is none. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) return null
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The 32-bit words of one shuffle, for as long as they are asked for. */
function* words(seed: Uint8Array, number: number): Generator<number> {
  const block = new Uint8Array(seed.length + 8)
  block.set(seed)
  const tail = new DataView(block.buffer, seed.length)
  tail.setUint32(0, number)
  for (let b = 0; ; b++) {
    tail.setUint32(4, b)
    const digest = sha256(block)
    const view = new DataView(digest.buffer, digest.byteOffset)
    for (let word = 0; word < WORDS_IN_BLOCK; word++) yield view.getUint32(4 * word)
  }
}

/** The items in the order of a shuffle; the last one is the top of the pile. */
export function shuffled<T>(items: readonly T[], seed: Uint8Array, number: number): T[] {
  const pile = [...items]
  const source = words(seed, number)
  for (let i = pile.length - 1; i > 0;) {
    const word = source.next().value as number
    const m = i + 1
    if (word >= 2 ** 32 - (2 ** 32 % m)) continue // else the smaller numbers would come a little more often
    const j = word % m
    ;[pile[i], pile[j]] = [pile[j] as T, pile[i] as T]
    i--
  }
  return pile
}

export interface Dealt {
  /** Who begins by lot. */
  readonly first: number
  /** Opening tickets of each seat, in the order of the offer. */
  readonly offers: readonly (readonly string[])[]
  /** Tickets left; the last is the top. */
  readonly ticketPile: readonly string[]
  readonly souvenirs: readonly { readonly city: string; readonly symbol: string }[]
  /** Cards of each seat, counted by kind. */
  readonly hands: readonly (readonly number[])[]
  readonly row: readonly string[]
  /** Cards left; the last is the top. */
  readonly deck: readonly string[]
}

/** The deal that a seed gives; null if the board has too few cards for one without another shuffle. */
export function dealOf(board: Board, seats: number, seed: Uint8Array): Dealt | null {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const first = shuffled(everybody, seed, SHUFFLE.seats).at(-1) ?? 0

  const apart = board.ticket_rules.long > 0 // else long tickets are ordinary ones
  const ids = (long: boolean) => board.tickets.filter((one) => (apart && one.long) === long).map((one) => one.id)
  const longPile = shuffled(ids(true), seed, SHUFFLE.long)
  const ticketPile = shuffled(ids(false), seed, SHUFFLE.tickets)
  const longOnes = everybody.map(() => (apart ? taken(longPile, board.ticket_rules.long) : []))
  const offers = everybody.map((seat) => [...(longOnes[seat] ?? []), ...taken(ticketPile, board.ticket_rules.deal)])

  const symbols = shuffled(board.rules.souvenirs?.symbols ?? [], seed, SHUFFLE.souvenirs)
  const places = board.cities.filter((city) => city.souvenir).map((city) => city.id)
  const souvenirs = places.flatMap((city) => taken(symbols, 1).map((symbol) => ({ city, symbol })))

  const deck = shuffled(allCards(board), seed, SHUFFLE.cards)
  const hands = everybody.map(() => counted(taken(deck, board.hand)))
  const row = openRow(deck)
  return row && { first, offers, ticketPile, souvenirs, hands, row, deck }
}

/** All cards as they lie before the first shuffle: by kind, wilds at the end. */
export function allCards(board: Board): string[] {
  return CARD_KINDS.flatMap((kind) => {
    const count = kind === 'wild' ? board.deck.wilds : board.deck.colors.includes(kind) ? board.deck.each : 0
    return Array.from({ length: count }, () => kind)
  })
}

function taken<T>(pile: T[], count: number): T[] {
  return pile.splice(Math.max(0, pile.length - count)).reverse()
}

function counted(cards: readonly string[]): number[] {
  return CARD_KINDS.map((kind) => cards.filter((card) => card === kind).length)
}

/** Five cards from the top; a row with too many wilds is thrown away, as long as there are others (SET-5). */
function openRow(deck: string[]): string[] | null {
  let thrown = 0
  for (;;) {
    if (deck.length < ROW) return null
    const row = taken(deck, ROW)
    const plain = row.filter((card) => card !== 'wild').length
    const plainInPlay = plain + thrown + deck.filter((card) => card !== 'wild').length
    if (ROW - plain < ROW_WILDS || plainInPlay < ROW_WILDS) return row
    thrown += plain
  }
}
