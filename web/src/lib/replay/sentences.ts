/** Events as sentences: in full for the current step, short for the list of moves. */
import type { AnyEvent, ReplayStep } from '../protocol/generated'
import { eventsFor, type Looker } from '../protocol/looker'
import type { Names } from '../words/names'
import { t } from '../words/words.svelte'

/** Left out of the list: what follows from the rest, or would make it long. */
const MINOR: ReadonlySet<AnyEvent['event']> = new Set([
  'card_turned_up',
  'card_revealed',
  'points_scored',
  'ticket_taken',
])

/** `step` is what led to the present moment, null at the deal. */
export function inFull(step: ReplayStep | null, looker: Looker, names: Names): string {
  if (!step) return t('replay-deal')
  return sentences(step, eventsFor(step.events, looker), names)
}

export function inShort(step: ReplayStep, looker: Looker, names: Names): string {
  return sentences(
    step,
    eventsFor(step.events, looker).filter((event) => !MINOR.has(event.event)),
    names,
  )
}

/** The one action that changes nothing anybody sees is not to put a marker. */
function sentences(step: ReplayStep, events: readonly AnyEvent[], names: Names): string {
  if (events.length === 0) return t('replay-no-marker', { player: names.player(step.seat) })
  return events.map((event) => names.event(event)).join(' ')
}

/** Points that a step brought to those who got any, by seat. */
export function gains(events: readonly AnyEvent[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const event of events) {
    if (event.event === 'points_scored') found.set(event.seat, (found.get(event.seat) ?? 0) + event.points)
  }
  return found
}

/** Where on the board a step took place: a route or a city; null if nowhere. */
export function placeOf(events: readonly AnyEvent[]): string | null {
  for (const event of events) {
    if ('route' in event) return event.route
    if ('city' in event && event.city !== null) return event.city
  }
  return null
}
