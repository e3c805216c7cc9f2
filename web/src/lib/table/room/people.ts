/** Who sits where in a waiting room. Pure. */
import type { SeatInfo, TableInfo } from '../../protocol/generated'

/** As the server has it. */
export const LONGEST_NAME = 30

export function isFree(seat: SeatInfo): boolean {
  return seat.person === null && seat.bot === null
}

export function freeSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, i) => (isFree(seat) ? [i] : []))
}

export function seatsOf(table: TableInfo, person: string | null | undefined): number[] {
  return table.seats.flatMap((seat, i) => (person && seat.person === person ? [i] : []))
}

/** The host's name, if they sit; a host need not. */
export function hostName(table: TableInfo): string | null {
  return table.seats.find((seat) => seat.person === table.host)?.name ?? null
}

/** What keeps the game from starting. */
export function obstacle(table: TableInfo): 'free' | 'no-person' | null {
  if (freeSeats(table).length > 0) return 'free'
  return table.seats.some((seat) => seat.person !== null) ? null : 'no-person'
}

/** The address of a page of this server, whether the server's own ends in a slash or not. */
export function linkTo(url: string, path: string): string {
  return url.replace(/\/+$/, '') + path
}
