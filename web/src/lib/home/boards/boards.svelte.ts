/** The boards to choose from: the packaged ones at once, others as soon as the server lists them. */
import { api } from '../../protocol/api'
import type { BoardLine } from '../../protocol/generated'
import { recall, remember } from '../../settings.svelte'
import { DRAWN } from './drawn'
import type { Thumbnail } from './make'

export interface BoardChoice extends BoardLine {
  /** Of the players' cars, seat by seat; none if they are not known here. */
  colors: string[]
  thumbnail: Thumbnail | null
}

const KEY = 'vialibre.boards'
/** From the simplest to those with more rules. */
const ORDER = ['usa', 'europe', 'old_west', 'san_francisco']

export function choicesOf(lines: readonly BoardLine[]): BoardChoice[] {
  const rank = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)
  return lines
    .map((line) => {
      const known = DRAWN.find((one) => one.id === line.id)
      return { ...line, colors: known?.colors ?? [], thumbnail: known?.thumbnail ?? null }
    })
    .sort((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name))
}

let offered = $state.raw(choicesOf(recall<BoardLine[]>(KEY) ?? DRAWN))

export function boards(): readonly BoardChoice[] {
  return offered
}

/** The board with this id; undefined for custom boards and those of another server. */
export function boardOf(id: string): BoardChoice | undefined {
  return offered.find((one) => one.id === id)
}

/** The server's list is stored, so that the layout does not shift on the next visit. */
export async function askBoards(): Promise<void> {
  const { boards: lines } = await api.boards()
  if (lines.length === 0) return
  remember(KEY, lines)
  offered = choicesOf(lines)
}
