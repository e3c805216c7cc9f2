/** Card animations for events: which card moves from where to where. Pure; places are names of page elements. */
import type { AnyEvent, CardKind } from '../protocol/generated'

export interface Flight {
  kind: CardKind | null
  from: string
  to: string
}

export function flightsOf(events: readonly AnyEvent[], eyes: number | null): Flight[] {
  const found: Flight[] = []
  for (const event of events) {
    const to = (seat: number, kind: string | null) =>
      seat === eyes && kind !== null ? `hand-${kind}` : seat === eyes ? 'hand' : `seat-${String(seat)}`
    switch (event.event) {
      case 'card_taken':
        found.push({
          kind: event.color as CardKind,
          from: `row-${String(event.place)}`,
          to: to(event.seat, event.color),
        })
        break
      case 'card_drawn':
        found.push({ kind: event.color as CardKind | null, from: 'deck', to: to(event.seat, event.color) })
        break
      case 'card_turned_up':
        found.push({ kind: event.color as CardKind, from: 'deck', to: `row-${String(event.place)}` })
        break
      case 'row_swept': // however often: one card goes, as a sign that the row does
        found.push({ kind: null, from: 'row-2', to: 'deck' })
        break
      case 'tickets_kept':
        if (event.seat !== eyes) found.push({ kind: null, from: 'tickets', to: `seat-${String(event.seat)}` })
        break
    }
  }
  return found
}
