/** Creates a table from the choices on the home page and takes a seat. */
import { ensureUser } from '../me.svelte'
import { api } from '../protocol/api'
import type { NewTable } from '../protocol/generated'
import { go } from '../router.svelte'
import { orderAt, type Party, seatingOf } from '../table/room/commands'
import { entropyAfter } from '../table/room/entropy'

/** Make a table, seat these and go there; with `start` the game begins at once. Rejects with what the server refused. */
export async function openTable(wanted: NewTable, party: Party, start: boolean): Promise<void> {
  // Preload the table's page meanwhile; if that fails, the router loads it again and reports the error.
  const page = import('../table/TablePage.svelte').catch(() => null)
  await ensureUser()
  const { table, commitment } = await api.makeTable(wanted)
  const seating = seatingOf(party, entropyAfter(table, commitment))
  await orderAt(table, start ? [...seating, { do: 'start' }] : seating)
  await page
  go(`/t/${table}`)
}
