/** Parses payments from the notation into cards to show. The server decides what is legal. */
import type { CardKind } from '../protocol/generated'

export interface Payment {
  /** As sent: `red`, `red+1`, `wild`. */
  readonly text: string
  readonly color: CardKind
  readonly wilds: number
}

export function parsePayment(text: string): Payment {
  const [color, wilds] = text.split('+')
  return { text, color: color as CardKind, wilds: wilds === undefined ? 0 : Number(wilds) }
}

/** How many cards of the color and how many wilds, of `cards` in all. */
export function cardsOf(payment: Payment, cards: number): { color: CardKind; count: number; wilds: number } {
  if (payment.color === 'wild') return { color: 'wild', count: cards, wilds: 0 }
  return { color: payment.color, count: cards - payment.wilds, wilds: payment.wilds }
}

/**
 * The payments worth offering: for each color the one with the fewest wilds, wilds alone only if there is nothing
 * else. Keeps the server's order, best first.
 */
export function sensible(pay: readonly string[]): string[] {
  const least = new Map<string, Payment>()
  for (const payment of pay.map(parsePayment)) {
    const known = least.get(payment.color)
    if (!known || payment.wilds < known.wilds) least.set(payment.color, payment)
  }
  if (least.size > 1) least.delete('wild')
  const kept = new Set([...least.values()].map((payment) => payment.text))
  return pay.filter((text) => kept.has(text))
}
