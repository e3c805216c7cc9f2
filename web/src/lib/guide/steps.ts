/**
 * The guided first game as a machine without a page: it looks at what really happened at the table and says which step
 * comes next. Something that was done before its step came up is not asked for again.
 */
import type { AnyDecision, AnyEntry, Board } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'

/** In order. */
export const STEPS = ['tickets', 'first', 'second', 'glow', 'claim', 'points', 'state', 'end'] as const
export type Step = (typeof STEPS)[number]

/** Steps that only explain: they wait for “next”. */
const TOLD: ReadonlySet<Step> = new Set(['glow', 'points', 'state', 'end'])

export interface Progress {
  readonly done: readonly Step[]
  /** What the first claimed route brought. */
  readonly points: number
}

export const BEGINNING: Progress = { done: [], points: 0 }

export function stepOf(progress: Progress): Step | null {
  return STEPS.find((step) => !progress.done.includes(step)) ?? null
}

export function isTold(step: Step): boolean {
  return TOLD.has(step)
}

/** The number of a step as people count. */
export function numberOf(step: Step): number {
  return STEPS.indexOf(step) + 1
}

/** “Next” was pressed. */
export function told(progress: Progress): Progress {
  const step = stepOf(progress)
  return step && isTold(step) ? { ...progress, done: [...progress.done, step] } : progress
}

/** Mark the steps that this seat has already done: at the start, and after a reload. */
export function looked(progress: Progress, eyes: SeatState): Progress {
  const { seat, view } = eyes
  if (seat === null || !view) return progress
  const done = new Set(progress.done)
  set(done, 'tickets', !view.awaiting.some((one) => isOpening(one, seat)))
  if ((view.seats[String(seat)]?.routes.length ?? 0) > 0) done.add('claim')
  return { ...progress, done: STEPS.filter((step) => done.has(step)) }
}

/** What happened at the table; `after` is how it looks now. */
export function happened(progress: Progress, entry: AnyEntry, after: SeatState): Progress {
  const seen = looked(progress, after)
  const { seat, view } = after
  if (entry.kind !== 'acted' || entry.seat !== seat || !view) return seen
  const done = new Set(seen.done)
  let { points } = seen
  const drew = entry.events.some((event) => event.event === 'card_taken' || event.event === 'card_drawn')
  if (drew) {
    done.add('first')
    // A wild of the row is the whole turn, and so is a card after which there is no other: both are as good as two.
    if (!view.awaiting.some((one) => one.decision === 'draw_second_card' && one.seat === seat)) done.add('second')
  }
  if (!progress.done.includes('claim')) {
    for (const event of entry.events) {
      if (event.event === 'points_scored' && event.seat === seat) points += event.points
    }
  }
  return { done: STEPS.filter((step) => done.has(step)), points }
}

export interface Hint {
  readonly hint: 'wait' | 'none' | 'some' | 'near'
  /** Routes that glow, and how many of them are on the cheapest way of a ticket. */
  readonly routes: number
  readonly near: number
}

/** What is the matter with a step right now. */
export function hintOf(step: Step, eyes: SeatState): Hint | null {
  if (isTold(step) || step === 'tickets') return null
  const { choices } = eyes
  if (!choices) return { hint: 'wait', routes: 0, near: 0 }
  if (step !== 'claim') return null
  const glowing = Object.keys(choices.routes)
  const wanted = new Set(eyes.tickets.flatMap((ticket) => ticket.way?.routes ?? []))
  const near = glowing.filter((route) => wanted.has(route)).length
  if (glowing.length > 0) return { hint: near > 0 ? 'near' : 'some', routes: glowing.length, near }
  return choices.actions.includes('draw deck') ? { hint: 'none', routes: 0, near } : null
}

/** What the texts of the steps speak of. */
export function paramsOf(board: Board, progress: Progress): Record<string, number | string> {
  const lengths = new Set(board.routes.map((route) => route.length))
  const [length, worth] = board.points.findLast(([one]) => lengths.has(one)) ?? [0, 0]
  return {
    keep: board.ticket_rules.keep,
    points: progress.points,
    length,
    worth,
    bonus: board.rules.longest_path?.points ?? 0,
    wild: board.wild,
  }
}

function isOpening(one: AnyDecision, seat: number): boolean {
  return one.decision === 'choose_tickets' && one.seat === seat && one.opening
}

function set<T>(all: Set<T>, one: T, wanted: boolean): void {
  if (wanted) all.add(one)
  else all.delete(one)
}
