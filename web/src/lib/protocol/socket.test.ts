import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusal } from './api'
import type { AnyMessage } from './generated'
import { type Link, TableSocket } from './socket'

/** A connection whose other side is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = 1
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.onclose?.({ code: 1000 })
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const links: Link[] = []
const refusals: (Refusal | null)[] = []
const heard: AnyMessage[] = []

function opened(): { table: TableSocket; line: FakeSocket } {
  const table = new TableSocket('abc', {
    heard: (message) => heard.push(message),
    linkChanged: (link, refusal) => {
      links.push(link)
      refusals.push(refusal)
    },
  })
  table.open()
  return { table, line: last() }
}

function last(): FakeSocket {
  const found = FakeSocket.all.at(-1)
  if (!found) throw new Error('no connection was opened')
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  FakeSocket.all = []
  links.length = 0
  refusals.length = 0
  heard.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a connection to a table', () => {
  it('comes back with the last number known', () => {
    const { line } = opened()
    expect(line.url).toBe('ws://here/api/tables/abc/socket')
    line.say({ type: 'table', n: 41 })
    line.say({ type: 'update', n: 42 })
    line.onclose?.({ code: 1012 })
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(last().url).toBe('ws://here/api/tables/abc/socket?since=42')
  })

  it('notices a gap and asks again', () => {
    const { line } = opened()
    line.say({ type: 'table', n: 41 })
    line.say({ type: 'update', n: 43 })
    expect(heard.length).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(last().url).toContain('since=41')
  })

  it('hears the same number once for each seat of this device', () => {
    const { line } = opened()
    line.say({ type: 'table', n: 41, seat: 0 })
    line.say({ type: 'table', n: 41, seat: 1 })
    line.say({ type: 'update', n: 42, seat: 0 })
    line.say({ type: 'update', n: 42, seat: 1 })
    line.say({ type: 'update', n: 41, seat: 1 })
    expect(heard.length).toBe(4)
  })

  it('hears what every seat missed, seat by seat', () => {
    const { line } = opened()
    line.say({ type: 'table', n: 41, seat: 0 })
    line.say({ type: 'table', n: 41, seat: 1 })
    line.say({ type: 'update', n: 42, seat: 0 })
    line.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    expect(last().url).toContain('since=41')
    for (const seat of [0, 1]) for (const n of [42, 43, 44]) last().say({ type: 'update', n, seat })
    expect(
      heard.slice(2).map((message) => [message.type === 'update' && message.seat, 'n' in message && message.n]),
    ).toEqual([
      [0, 42],
      [0, 43],
      [0, 44],
      [1, 42],
      [1, 43],
      [1, 44],
    ])
  })

  it('answers each command once, also when the line is lost', async () => {
    const { table, line } = opened()
    const first = table.send({ do: 'start' })
    const second = table.send({ do: 'close' })
    const third = table.send({ do: 'return' })
    line.say({ type: 'refused', id: 2, error: { code: 'stale', params: {}, text: 'too late' } })
    line.say({ type: 'done', id: 1, n: 7 })
    await expect(first).resolves.toBe(7)
    await expect(second).rejects.toMatchObject({ code: 'stale', message: 'too late' })
    line.onclose?.({ code: 1006 })
    await expect(third).rejects.toMatchObject({ code: 'offline' })
  })

  it('leaves a dead line, and is deaf to what it says later', async () => {
    const { table, line } = opened()
    line.say({ type: 'table', n: 41 })
    const asked = table.send({ do: 'start' })
    const failed = expect(asked).rejects.toMatchObject({ code: 'offline' })
    vi.advanceTimersByTime(10_000)
    await failed
    expect(last()).not.toBe(line)
    expect(last().url).toContain('since=41')
    line.say({ type: 'update', n: 42 })
    expect(heard.length).toBe(1)
    line.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(2)
  })

  it('stays away when it is refused, and says why', () => {
    const { line } = opened()
    line.say({ type: 'refused', id: null, error: { code: 'no_such_table', params: {}, text: 'none' } })
    line.onclose?.({ code: 4403 })
    expect(links.at(-1)).toBe('refused')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(1)
  })

  it('comes back after a sign-out if this browser has a new token', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ person: 'ana', name: 'Ana', language: 'en' })))
    const { line } = opened()
    line.onclose?.({ code: 4401 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).not.toContain('refused')
    expect(FakeSocket.all.length).toBe(2)
  })

  it('stays away after a sign-out if it has none: it would look on as a stranger', async () => {
    const error = { code: 'who_are_you', params: {}, text: 'Who are you?' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 401 })))
    const { line } = opened()
    line.onclose?.({ code: 4401 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links.at(-1)).toBe('refused')
    expect(FakeSocket.all.length).toBe(1)
  })

  it('says why a table is set aside while it is played', () => {
    const { table, line } = opened()
    line.say({ type: 'table', n: 41 })
    const asked = table.send({ do: 'start' })
    const failed = expect(asked).rejects.toMatchObject({ code: 'offline' })
    const error = { code: 'table_quarantined', params: { reason: 'damaged_log' }, text: 'Set aside.' }
    line.say({ type: 'refused', id: null, error })
    line.onclose?.({ code: 4403 })
    expect(links.at(-1)).toBe('refused')
    expect(refusals.at(-1)).toMatchObject({ code: 'table_quarantined', message: 'Set aside.' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(1)
    return failed
  })

  it('lets a connection be made before it hangs up', () => {
    const { table, line } = opened()
    line.readyState = FakeSocket.CONNECTING
    const close = vi.spyOn(line, 'close')
    table.close()
    expect(close).not.toHaveBeenCalled()
    line.onopen?.()
    expect(close).toHaveBeenCalled()
  })

  it('waits longer each time, and hurries when asked to', () => {
    const { table, line } = opened()
    line.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all.length).toBe(2)
    last().onclose?.({ code: 1006 })
    table.hurry()
    expect(FakeSocket.all.length).toBe(3)
    table.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(3)
  })
})
