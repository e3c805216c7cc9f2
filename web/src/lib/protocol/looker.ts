/** The viewer of a game, and what that viewer may know of its events. Pure. */
import type { AnyEvent } from './generated'

/** A viewer: a seat, a spectator, or `open` for one who sees all cards. */
export type Looker = number | 'spectator' | 'open'

/** Whether this viewer sees the cards of a seat. */
export function sees(looker: Looker, seat: number): boolean {
  return looker === 'open' || looker === seat
}

/** An event as this viewer saw it: without the colors and tickets that were hidden. */
export function eventsFor(events: readonly AnyEvent[], looker: Looker): AnyEvent[] {
  return events.flatMap((event) => {
    if (event.event === 'card_drawn' && !sees(looker, event.seat)) return [{ ...event, color: null }]
    if (event.event === 'ticket_taken' && !sees(looker, event.seat)) return []
    return [event]
  })
}
