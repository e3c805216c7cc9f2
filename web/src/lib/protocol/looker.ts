/** Whose eyes look at a game, and what they may know of what happened. Pure. */
import type { AnyEvent } from './generated'

/** Whose eyes look: a seat's, those of somebody who watched, or of one who sees all cards. */
export type Looker = number | 'spectator' | 'open'

/** If these eyes see the cards of a seat. */
export function sees(looker: Looker, seat: number): boolean {
  return looker === 'open' || looker === seat
}

/** What these eyes saw happen: no colours and no tickets that were not for them. */
export function eventsFor(events: readonly AnyEvent[], looker: Looker): AnyEvent[] {
  return events.flatMap((event) => {
    if (event.event === 'card_drawn' && !sees(looker, event.seat)) return [{ ...event, color: null }]
    if (event.event === 'ticket_taken' && !sees(looker, event.seat)) return []
    return [event]
  })
}
