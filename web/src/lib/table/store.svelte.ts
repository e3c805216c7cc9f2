/** A table as this browser knows it: the state of each of its seats, the log, and the legal actions. */
import { api, type LogLine, type Refusal } from '../protocol/api'
import type { AnyCommand, Drawn, Snapshot, Update } from '../protocol/generated'
import { type SeatState, fromSnapshot, updated } from '../protocol/merge'
import { type Link, TableSocket } from '../protocol/socket'

/** A page hidden for this many milliseconds reconnects: phones sleep, and some do not close the socket. */
const SLEPT = 60_000

/** Updates older than this many seconds are applied without animation. */
const LATE = 4

export type Happened = (update: Update, before: SeatState, after: SeatState, missed: boolean) => void

export class TableStore {
  readonly id: string
  link = $state<Link>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** What each seat sees, by seat (-1 for a spectator). */
  private eyes = $state.raw<ReadonlyMap<number, SeatState>>(new Map())
  /** The own seat that the page shows; hot seat changes it. */
  looking = $state<number | null>(null)
  log = $state.raw<readonly LogLine[]>([])
  drawn = $state.raw<Drawn | null>(null)
  private freshest = -Infinity

  private readonly socket: TableSocket
  private readonly followers = new Set<Happened>()
  private drawing = ''
  private hiddenAt: number | null = null

  constructor(id: string) {
    this.id = id
    this.socket = new TableSocket(id, {
      heard: (message) => this.hear(message),
      linkChanged: (link, why) => {
        this.link = link
        this.refusal = why
      },
    })
  }

  open(): void {
    this.socket.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Reconnect as the current user: a connection keeps the identity that it was opened with. */
  reconnect(): void {
    this.socket.renew()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket.close()
  }

  /** The seats of this person, in order; none for a spectator and before the deal. */
  get ownSeats(): number[] {
    return [...this.eyes.keys()].filter((seat) => seat >= 0).sort((a, b) => a - b)
  }

  get now(): SeatState | null {
    return this.eyes.get(this.looking ?? -1) ?? this.eyes.values().next().value ?? null
  }

  seen(seat: number): SeatState | null {
    return this.eyes.get(seat) ?? null
  }

  /** The server's clock less ours, in seconds. */
  get clockAhead(): number {
    return Number.isFinite(this.freshest) ? this.freshest : 0
  }

  /** Own seats that the game waits for. */
  get awaited(): number[] {
    return this.ownSeats.filter((seat) => this.eyes.get(seat)?.choices)
  }

  send(command: AnyCommand): Promise<number> {
    return this.socket.send(command)
  }

  act(action: string): Promise<number> {
    const now = this.now
    if (!now || now.seat === null) return Promise.reject(new Error('no seat'))
    return this.send({ do: 'act', version: now.table.version, action, seat: now.seat })
  }

  undo(): Promise<number> {
    return this.send({ do: 'undo', version: this.now?.table.version ?? 0 })
  }

  /** Subscribe to updates, after they took effect. Returns a function that unsubscribes. */
  follow(happened: Happened): () => void {
    this.followers.add(happened)
    return () => this.followers.delete(happened)
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== 'visible') {
      this.hiddenAt = Date.now()
      return
    }
    if (this.hiddenAt !== null && Date.now() - this.hiddenAt > SLEPT) this.socket.replace()
    this.hiddenAt = null
    this.socket.hurry()
  }

  private hear(message: Snapshot | Update): void {
    const key = message.seat ?? -1
    if (message.type === 'table') {
      const kept = message.seat === null || this.eyes.has(-1) ? [] : this.eyes
      this.eyes = new Map([...kept, [key, fromSnapshot(message)]])
      if (message.seat !== null && (this.looking === null || !this.eyes.has(this.looking))) this.looking = message.seat
      void this.load(message)
      return
    }
    const before = this.eyes.get(key)
    if (!before) return
    const missed = Date.now() / 1000 + this.clockAhead - message.at > LATE
    // Each message is at least as old as its transit time: the smallest difference is the best estimate.
    this.freshest = Math.max(this.freshest, message.at - Date.now() / 1000)
    const after = updated(before, message)
    this.eyes = new Map(this.eyes).set(key, after)
    const line = { ...message.entry, n: message.n, at: message.at }
    const last = this.log.at(-1)
    if (!last || last.n < message.n) this.log = [...this.log, line]
    else if ('action' in line) this.log = this.log.map((one) => (one.n === message.n ? line : one)) // the actor knows most
    for (const follower of this.followers) follower(message, before, after, missed)
  }

  private async load(message: Snapshot): Promise<void> {
    const { digest, key } = message.table.board
    const wanted = await Promise.allSettled([
      this.drawing === digest ? Promise.resolve(this.drawn) : api.drawing(key, digest),
      api.log(this.id),
    ])
    const [drawn, log] = wanted
    if (drawn.status === 'fulfilled' && drawn.value) {
      this.drawn = drawn.value
      this.drawing = digest
    }
    if (log.status === 'fulfilled') {
      const known = log.value.log
      const last = known.at(-1)?.n ?? 0
      this.log = [...known, ...this.log.filter((line) => line.n > last)]
    }
  }
}
