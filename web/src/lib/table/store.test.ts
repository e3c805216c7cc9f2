import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TableStore } from './store.svelte'

/** The other side of the connection is the test. */
let say: (message: object) => void

class FakeSocket {
  static readonly OPEN = 1
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    say = (message) => this.onmessage?.({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { addEventListener: vi.fn() })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('not here')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('knows what was missed by the clock of the server, however wrong the own one is', () => {
  const ahead = 500
  const seconds = () => Date.now() / 1000 + ahead
  const store = new TableStore('abc')
  const found: boolean[] = []
  store.follow((_update, _before, _after, missed) => found.push(missed))
  store.open()
  let n = 7
  say({ type: 'table', n, at: 0, seat: null, table: { board: { id: 'usa', digest: 'd' } } })
  const hear = (at: number) => say({ type: 'update', n: ++n, at, seat: null, entry: { kind: 'started' }, table: {} })
  hear(seconds())
  vi.advanceTimersByTime(60_000)
  for (const age of [55, 30, 10, 1, 0]) hear(seconds() - age)
  expect(found).toEqual([false, true, true, true, false, false])
})
