/** The same people again: one click takes the same seats at a new table, after its commitment was seen. */
import { api } from '../protocol/api'
import type { AnyCommand, SeatInfo, TableInfo } from '../protocol/generated'
import { orderAt } from '../table/room/commands'
import { entropyAfter } from '../table/room/entropy'

/** The orders that seat these people where they sat before, as far as the seats are free. */
export function seatedAgain(
  old: readonly SeatInfo[],
  own: readonly number[],
  table: Pick<TableInfo, 'status' | 'seats'>,
  entropy: string,
): AnyCommand[] {
  if (table.status !== 'open') return []
  const free = own.filter((seat) => !table.seats[seat]?.person && !table.seats[seat]?.bot)
  return free.map((seat): AnyCommand => ({ do: 'sit', entropy, seat, name: old[seat]?.name ?? null }))
}

/** Answers with the new table. Several may ask: they get the same one. Rejects with what the server refused. */
export async function playAgain(table: string, old: readonly SeatInfo[], own: readonly number[]): Promise<string> {
  const made = await api.rematch(table)
  await orderAt(made.table, (now) => seatedAgain(old, own, now, entropyAfter(made.table, made.commitment)))
  return made.table
}
