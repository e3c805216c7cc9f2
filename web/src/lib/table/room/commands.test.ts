import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '../../protocol/api'
import { orderAt, seatingOf } from './commands'

/** A socket that answers as it is told to. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = FakeSocket.OPEN
  sent: { id: number; command: unknown }[] = []
  closed = false
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; command: unknown })
  }

  close(): void {
    this.closed = true
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const SNAPSHOT = { type: 'table', n: 1, at: 0, seat: null, table: {} }
const ORDERS = seatingOf({ people: [null, 'Bea'], bots: 2, level: 'porter' }, 'ab')

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
})
afterEach(() => vi.unstubAllGlobals())

it('seats people, then bots', () => {
  expect(ORDERS).toEqual([
    { do: 'sit', entropy: 'ab', name: null },
    { do: 'sit', entropy: 'ab', name: 'Bea' },
    { do: 'seat_bot', bot: 'porter' },
    { do: 'seat_bot', bot: 'porter' },
  ])
})

it('sends all at once, after the table was heard, and is done when all are', async () => {
  const done = orderAt('t', ORDERS)
  const socket = FakeSocket.last
  expect(socket.sent).toEqual([])
  socket.say(SNAPSHOT)
  socket.say({ ...SNAPSHOT, n: 2 })
  expect(socket.sent.map((one) => one.command)).toEqual(ORDERS)
  for (const { id } of socket.sent) socket.say({ type: 'done', id, n: id + 1 })
  await done
  expect(socket.closed).toBe(true)
})

it('fails with the first that was refused', async () => {
  const done = orderAt('t', ORDERS)
  const socket = FakeSocket.last
  socket.say(SNAPSHOT)
  socket.say({ type: 'refused', id: 2, error: { code: 'table_full', params: {}, text: 'Full.' } })
  socket.say({ type: 'refused', id: 3, error: { code: 'other', params: {}, text: 'Other.' } })
  await expect(done).rejects.toThrow('Full.')
  expect(socket.closed).toBe(true)
})

it('fails if there is no table, or no server', async () => {
  const refused = orderAt('t', ORDERS)
  FakeSocket.last.say({ type: 'refused', id: null, error: { code: 'no_such_table', params: {}, text: 'None.' } })
  FakeSocket.last.onclose?.({ code: 4403 })
  await expect(refused).rejects.toThrow('None.')
  const lost = orderAt('t', ORDERS)
  FakeSocket.last.onclose?.({ code: 1006 })
  await expect(lost).rejects.toBeInstanceOf(Refusal)
})
