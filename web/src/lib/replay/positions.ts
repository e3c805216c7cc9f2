/** All positions of a finished game, from its first one and what each step changed. Pure. */
import type { GameView, OwnView, Replay, ReplayStep, TicketStatus } from '../protocol/generated'
import type { Looker } from '../protocol/looker'
import { mergeView } from '../protocol/merge'

export interface Position {
  readonly view: GameView
  readonly owns: readonly OwnView[]
  readonly tickets: readonly (readonly TicketStatus[])[]
  readonly chances: readonly number[]
  readonly luck: readonly number[]
}

/** One more than there are steps: the first is the deal. What did not change is shared, so hundreds of them are small. */
export function positionsOf(replay: Replay): Position[] {
  const seats = replay.seats.length
  const first: Position = {
    view: replay.view,
    owns: replay.owns,
    tickets: replay.tickets,
    chances: replay.chances,
    luck: Array.from({ length: seats }, () => 0),
  }
  const positions = [first]
  let last = first
  for (const step of replay.steps) {
    last = after(last, step)
    positions.push(last)
  }
  return positions
}

function after(before: Position, step: ReplayStep): Position {
  return {
    view: mergeView(before.view, step.view),
    owns: changed(before.owns, step.owns),
    tickets: changed(before.tickets, step.tickets),
    chances: step.chances,
    luck: step.luck,
  }
}

function changed<T>(before: readonly T[], changes: Record<string, T>): readonly T[] {
  return Object.keys(changes).length === 0 ? before : before.map((one, seat) => changes[String(seat)] ?? one)
}

/** The positions at which the acting seat changes, and the last position. */
export function turnsOf(steps: readonly Pick<ReplayStep, 'seat'>[]): number[] {
  const starts = steps.flatMap((step, i) => (i === 0 || steps[i - 1]?.seat !== step.seat ? [i] : []))
  return [...starts, steps.length]
}

export function lookerOf(text: string | null, seats: number): Looker {
  if (text === 'spectator') return text
  const seat = text !== null && /^\d+$/.test(text) ? Number(text) : -1
  return seat >= 0 && seat < seats ? seat : 'open'
}

export type TicketMoment = 'offered' | TicketStatus['state']

export interface TicketRun {
  readonly state: TicketMoment
  /** From this position up to, but without, that one. */
  readonly from: number
  readonly to: number
}

export interface TicketHistory {
  readonly ticket: string
  readonly points: number
  readonly runs: readonly TicketRun[]
}

/** How each ticket that a seat kept stood at every moment, in the order they came. */
export function ticketHistories(positions: readonly Position[], seat: number): TicketHistory[] {
  const histories = new Map<string, { points: number; runs: TicketRun[] }>()
  for (const [at, position] of positions.entries()) {
    const kept = new Set(position.owns[seat]?.tickets)
    for (const { ticket, points, state } of position.tickets[seat] ?? []) {
      const history = histories.get(ticket) ?? { points, runs: [] }
      histories.set(ticket, history)
      const moment = kept.has(ticket) ? state : 'offered'
      const last = history.runs.at(-1)
      if (last?.to === at && last.state === moment) history.runs[history.runs.length - 1] = { ...last, to: at + 1 }
      else history.runs.push({ state: moment, from: at, to: at + 1 })
    }
  }
  return [...histories]
    .map(([ticket, history]) => ({ ticket, ...history }))
    .filter((history) => history.runs.some((run) => run.state !== 'offered'))
}
