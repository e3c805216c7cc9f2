/** Creates a table for the tutorial: one person, the easiest bot, the simplest board. */
import { ensureUser } from '../me.svelte'
import { api } from '../protocol/api'
import { orderAt, seatingOf } from '../table/room/commands'
import { entropyAfter } from '../table/room/entropy'
import { wantGuide } from './wanted'

/** Seconds: long enough to see what the bot does, short enough not to wait for it. */
const BOT_PAUSE = 0.8

/** Makes the table, deals, and answers with its id. Rejects with what the server refused. */
export async function startGuidedGame(): Promise<string> {
  await ensureUser()
  // The learner goes first, so that the guide does not have to start by explaining a wait.
  const { table, commitment } = await api.makeTable({
    board: 'usa',
    seats: 2,
    options: { first: 0, bot_pause: BOT_PAUSE },
  })
  const seating = seatingOf({ people: [null], bots: 1, level: 'porter' }, entropyAfter(table, commitment))
  await orderAt(table, [...seating, { do: 'start' }])
  wantGuide(table)
  return table
}
