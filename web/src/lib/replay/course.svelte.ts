/** State of the replay page: the current step, the viewer, and the playback timer. */
import type { Drawn, Replay, ReplayStep } from '../protocol/generated'
import type { Looker } from '../protocol/looker'
import { calm } from '../settings.svelte'
import { capital, colorName, Names, seatName } from '../words/names'
import { type Position, positionsOf, turnsOf } from './positions'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
/** Milliseconds for a move at the plain speed. */
const PACE = 1200
/** From this speed on cars are not animated one by one: there is no time for it. */
const FAST = 4

const NOTHING: ReadonlySet<string> = new Set()

export class Course {
  readonly positions: readonly Position[]
  readonly turns: readonly number[]
  readonly names: Names
  readonly last: number
  at = $state(0)
  looker = $state<Looker>('open')
  playing = $state(false)
  speed = $state(1)
  /** Routes whose cars are being animated into place: only on a step forward by one. */
  fresh = $state.raw<ReadonlySet<string>>(NOTHING)
  /** The ticket whose way is shown on the board. */
  shown = $state.raw<{ seat: number; ticket: string } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly replay: Replay,
    readonly drawn: Drawn,
  ) {
    this.positions = positionsOf(replay)
    this.turns = turnsOf(replay.steps)
    this.last = replay.steps.length
    this.names = new Names(
      drawn,
      replay.seats.map((seat, i) => seatName(seat, drawn.board.player_colors[i])),
    )
  }

  get seats(): number[] {
    return this.replay.seats.map((_, seat) => seat)
  }

  color(seat: number): string {
    return this.drawn.board.player_colors[seat] ?? 'gray'
  }

  /** For where there is little room: a bot's color without its level. */
  shortName(seat: number): string {
    return this.replay.seats[seat]?.name || capital(colorName(this.color(seat)))
  }

  get now(): Position {
    return this.positions[this.at] as Position
  }

  /** What led to this moment; null at the deal. */
  get step(): ReplayStep | null {
    return this.replay.steps[this.at - 1] ?? null
  }

  goTo(wanted: number): void {
    const at = Math.max(0, Math.min(this.last, Math.round(wanted)))
    if (at === this.at) return
    const forward = at === this.at + 1
    this.at = at
    const laid = forward && !calm() && !(this.playing && this.speed >= FAST) ? claimed(this.step) : []
    this.fresh = laid.length > 0 ? new Set(laid) : NOTHING
  }

  /** A hand on the controls: the clock stops. */
  take(wanted: number): void {
    this.pause()
    this.goTo(wanted)
  }

  turnBack(): void {
    this.take(this.turns.findLast((turn) => turn < this.at) ?? 0)
  }

  turnForward(): void {
    this.take(this.turns.find((turn) => turn > this.at) ?? this.last)
  }

  toggle(): void {
    if (this.playing) {
      this.pause()
      return
    }
    if (this.at === this.last) this.goTo(0)
    this.playing = true
    this.tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      this.goTo(this.at + 1)
      if (this.at >= this.last) this.pause()
      else this.tick()
    }, PACE / this.speed)
  }
}

function claimed(step: ReplayStep | null): string[] {
  return (step?.events ?? []).flatMap((event) => (event.event === 'route_claimed' ? [event.route] : []))
}
