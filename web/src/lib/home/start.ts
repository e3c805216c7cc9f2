/** From a choice on the first page to a seat at a table. */
import { beSomebody } from '../me.svelte'
import { api } from '../protocol/api'
import type { NewTable } from '../protocol/generated'
import { go } from '../router.svelte'
import { orderAt, type Party, seatingOf } from '../table/room/commands'
import { entropyAfter } from '../table/room/entropy'

/** Make a table, seat these and go there; with `start` the game begins at once. Rejects with what the server refused. */
export async function openTable(wanted: NewTable, party: Party, start: boolean): Promise<void> {
  // The table's page is on its way meanwhile; if it does not come, it is asked for again where that is told.
  const page = import('../table/TablePage.svelte').catch(() => null)
  await beSomebody()
  const { table, commitment } = await api.makeTable(wanted)
  const seating = seatingOf(party, entropyAfter(table, commitment))
  await orderAt(table, start ? [...seating, { do: 'start' }] : seating)
  await page
  go(`/t/${table}`)
}
