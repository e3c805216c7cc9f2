/** A connection to a table that reconnects: it resumes from the last known number and never sends a command twice. */
import { api, OFFLINE, Refusal } from './api'
import type { AnyCommand, AnyMessage, Snapshot, Update } from './generated'

export type Link = 'connecting' | 'live' | 'lost' | 'refused'

export interface Listener {
  heard(message: Snapshot | Update): void
  linkChanged(link: Link, why: Refusal | null): void
}

interface Waiting {
  done(n: number): void
  failed(why: Refusal): void
}

const SIGNED_OUT = 4401
const REFUSED = 4403
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
/** Who gets no answer for so long talks into a dead line: browsers may notice it only after minutes. */
const LONGEST_ANSWER = 10_000

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<number, Waiting>()
  private nextId = 1
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | null = null
  private closed = false
  private refusal: Refusal | null = null
  /** By seat of this device (-1 for a spectator) the number of the last message it heard. */
  private heard = new Map<number, number>()

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

  /** The number up to which all seats heard everything; null before the first message. */
  get n(): number | null {
    return this.heard.size === 0 ? null : Math.min(...this.heard.values())
  }

  open(): void {
    if (this.closed) return
    this.timer = null
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const since = this.n === null ? '' : `?since=${String(this.n)}`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${since}`)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as AnyMessage)
    socket.onclose = (event) => this.lost(event.code)
    socket.onopen = () => {
      this.pause = FIRST_PAUSE
      if (this.n !== null) this.listener.linkChanged('live', null)
    }
  }

  /** Ask for something; the answer is the number of the entry it became. */
  send(command: AnyCommand): Promise<number> {
    return new Promise((resolve, reject) => {
      const { socket } = this
      if (socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ code: OFFLINE, params: {}, text: OFFLINE }))
        return
      }
      const id = this.nextId++
      this.waiting.set(id, { done: resolve, failed: reject })
      socket.send(JSON.stringify({ id, command }))
      setTimeout(() => {
        if (this.waiting.has(id) && this.socket === socket) this.replace()
      }, LONGEST_ANSWER)
    })
  }

  /** Try again at once, for example because the device is online again. */
  hurry(): void {
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.open()
  }

  /** The connection may have died without telling, as in a sleep: make a new one and forget the old. */
  replace(): void {
    const { socket } = this
    if (this.closed || socket?.readyState !== WebSocket.OPEN) return
    socket.onmessage = socket.onclose = null
    socket.close()
    this.fail()
    this.open()
  }

  /** Begin again from a snapshot. */
  renew(): void {
    this.heard.clear()
    this.hangUp()
    this.hurry()
  }

  close(): void {
    this.closed = true
    if (this.timer !== null) clearTimeout(this.timer)
    this.hangUp()
  }

  /** A connection that is just being made is closed when it is there: before, browsers would complain. */
  private hangUp(): void {
    const { socket } = this
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  private hear(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        if (message.seat === null) this.heard.clear()
        else this.heard.delete(-1)
        this.pass(message)
        return
      case 'update': {
        const known = this.heard.get(message.seat ?? -1)
        // A gap: come back with the last number known. What was missed comes seat by seat.
        if (known !== undefined && message.n > known + 1) this.socket?.close()
        else if (known === undefined || message.n > known) this.pass(message)
        return
      }
      case 'done':
        this.waiting.get(message.id)?.done(message.n)
        this.waiting.delete(message.id)
        return
      case 'refused':
        if (message.id === null) this.refusal = new Refusal(message.error)
        else {
          this.waiting.get(message.id)?.failed(new Refusal(message.error))
          this.waiting.delete(message.id)
        }
    }
  }

  private pass(message: Snapshot | Update): void {
    this.heard.set(message.seat ?? -1, message.n)
    this.listener.linkChanged('live', null)
    this.listener.heard(message)
  }

  /** Reject the requests that are still open on this connection. */
  private fail(): void {
    for (const one of this.waiting.values()) one.failed(new Refusal({ code: OFFLINE, params: {}, text: OFFLINE }))
    this.waiting.clear()
  }

  private lost(code: number): void {
    this.fail()
    if (this.closed) return
    if (code === REFUSED && this.refusal?.code !== 'too_fast') {
      this.listener.linkChanged('refused', this.refusal)
      return
    }
    this.listener.linkChanged('lost', null)
    if (code === SIGNED_OUT) {
      void this.askWho()
      return
    }
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }

  /** The token of this connection was revoked. Another tab of this browser may have done it, and have a new one; else
   * to come back would mean to look on as a stranger. */
  private async askWho(): Promise<void> {
    try {
      await api.me()
    } catch (error) {
      if (error instanceof Refusal && error.code !== OFFLINE) {
        if (!this.closed) this.listener.linkChanged('refused', error)
        return
      }
    }
    if (!this.closed) this.timer = setTimeout(() => this.open(), FIRST_PAUSE)
  }
}
