/** One connection to a table that mends itself: it comes back with the last number known, and asks nothing twice. */
import { OFFLINE, Refusal } from './api'
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

const REFUSED = 4403
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<number, Waiting>()
  private nextId = 1
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | null = null
  private closed = false
  private refusal: Refusal | null = null
  /** The number of the last message that was heard in full, by all seats of this device. */
  n: number | null = null

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

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
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ code: OFFLINE, params: {}, text: OFFLINE }))
        return
      }
      const id = this.nextId++
      this.waiting.set(id, { done: resolve, failed: reject })
      this.socket.send(JSON.stringify({ id, command }))
    })
  }

  /** Try again at once, for example because the device is online again. */
  hurry(): void {
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.open()
  }

  /** Begin again from a snapshot. */
  renew(): void {
    this.n = null
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
      case 'update':
        if (message.type === 'update' && this.n !== null && message.n > this.n + 1) {
          this.socket?.close() // a gap: come back with the last number known
          return
        }
        if (message.type === 'update' && this.n !== null && message.n < this.n) return
        this.n = message.n
        this.listener.linkChanged('live', null)
        this.listener.heard(message)
        return
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

  private lost(code: number): void {
    for (const one of this.waiting.values()) one.failed(new Refusal({ code: OFFLINE, params: {}, text: OFFLINE }))
    this.waiting.clear()
    if (this.closed) return
    if (code === REFUSED && this.refusal?.code !== 'too_fast') {
      this.listener.linkChanged('refused', this.refusal)
      return
    }
    this.listener.linkChanged('lost', null)
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }
}
