/** Props that the larger parts of the table page share. */
import type { Drawn, GameView } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'
import type { Names } from '../words/names'
import type { TableStore } from './store.svelte'

export interface Seen {
  store: TableStore
  now: SeatState
  view: GameView
  names: Names
  drawn: Drawn
}
