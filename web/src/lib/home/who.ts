/** The people and bots of a table in one phrase: Ana, Bea and 2 bots. */
import type { TableLine } from '../protocol/generated'
import { botName } from '../words/names'
import { listAnd, t } from '../words/words.svelte'

interface Named {
  name: string
  bot: string | null
}

export function companyOf(seats: readonly Named[]): string {
  const people = seats.filter((seat) => seat.name && !seat.bot).map((seat) => seat.name)
  const bots = seats.filter((seat) => seat.bot).length
  return listAnd(bots > 0 ? [...people, t('home-bots', { count: bots })] : people)
}

export function freeSeats(seats: readonly Named[]): number {
  return seats.filter((seat) => !seat.name && !seat.bot).length
}

/** If a table waits for this person. */
export function isMyTurn(table: Pick<TableLine, 'seats' | 'waits_for'>, person: string | null): boolean {
  return person !== null && table.waits_for.some((seat) => table.seats[seat]?.person === person)
}

const BOT = 'bot:'

/** A seat as the results name it: bots are `bot:name` there. */
export function asNamed(name: string): Named {
  return name.startsWith(BOT) ? { name: '', bot: name.slice(BOT.length) } : { name, bot: null }
}

export function calledAs(name: string): string {
  const { bot } = asNamed(name)
  return bot === null ? name : botName(bot)
}
