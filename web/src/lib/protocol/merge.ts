/** The state of a table as one seat (null: a spectator) sees it, built of messages. Pure. */
import type { Choices, GameView, SeatView, Snapshot, TableInfo, TicketStatus, Update } from './generated'

export interface SeatState {
  readonly seat: number | null
  readonly n: number
  readonly at: number
  readonly table: TableInfo
  readonly view: GameView | null
  readonly tickets: readonly TicketStatus[]
  readonly choices: Choices | null
}

export function fromSnapshot(message: Snapshot): SeatState {
  return {
    seat: message.seat,
    n: message.n,
    at: message.at,
    table: message.table,
    view: message.view ?? null,
    tickets: message.tickets ?? [],
    choices: message.choices ?? null,
  }
}

export function updated(before: SeatState, message: Update): SeatState {
  return {
    seat: before.seat,
    n: message.n,
    at: message.at,
    table: { ...before.table, ...message.table },
    view: message.view === undefined ? before.view : mergeView(before.view, message.view),
    tickets: message.tickets ?? before.tickets,
    choices: message.choices === undefined ? before.choices : message.choices,
  }
}

/** Fields replace those of before; only `seats` is merged seat by seat. */
export function mergeView(before: GameView | null, changes: Record<string, unknown>): GameView {
  if (before === null) return changes as unknown as GameView
  const after = { ...before, ...changes }
  if ('seats' in changes) {
    const seats = { ...before.seats }
    for (const [seat, change] of Object.entries(changes.seats as Record<string, Partial<SeatView>>)) {
      seats[seat] = { ...seats[seat], ...change } as SeatView
    }
    after.seats = seats
  }
  return after
}
