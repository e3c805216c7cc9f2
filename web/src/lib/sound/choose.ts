/** Chooses the sounds for an event. Pure. table/notice rings the bell for your turn. */
import type { AnyEvent, TicketStatus, Update } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'
import type { SoundName } from './notes'

export interface Known {
  /** The table before the update, as its recipient saw it. */
  readonly before?: SeatState
  /** How many spaces a route has. */
  readonly spaces?: (route: string) => number
}

/** How many cars are heard for an unknown route. */
const SOME_CARS = 3

export function soundsFor(update: Update, seat: number | null, known: Known = {}): SoundName[] {
  const sounds: SoundName[] = []
  if (update.entry.kind === 'acted') {
    for (const event of update.entry.events) sounds.push(...soundsOf(event, known))
  }
  if (seat !== null && known.before && newlyDone(known.before.tickets, update.tickets ?? [])) sounds.push('ticketDone')
  if (update.table.status === 'over') sounds.push('end')
  return sounds
}

function soundsOf(event: AnyEvent, { spaces }: Known): SoundName[] {
  switch (event.event) {
    case 'card_taken':
    case 'card_drawn':
    case 'tickets_drawn':
    case 'row_swept':
    case 'extra_paid':
      return ['card']
    case 'route_claimed':
      return Array.from({ length: spaces?.(event.route) ?? SOME_CARS }, () => 'car')
    case 'station_built':
    case 'start_chosen':
    case 'marker_placed':
    case 'souvenirs_placed':
    case 'souvenir_taken':
    case 'alvin_moved':
      return ['car']
    case 'tunnel_tried':
      return ['tunnel']
    default:
      return []
  }
}

/** A ticket just offered that happens to be complete is no news. */
function newlyDone(before: readonly TicketStatus[], after: readonly TicketStatus[]): boolean {
  const open = new Set(before.filter((one) => one.state !== 'done').map((one) => one.ticket))
  return after.some((one) => one.state === 'done' && open.has(one.ticket))
}
