import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyCommand, SeatInfo } from '../protocol/generated'
import { entropyAfter } from '../table/room/entropy'
import { playAgain, seatedAgain } from './rematch'
import { commitmentOf, seedOf } from './verify'

const FREE = { person: null, name: '', bot: null } as unknown as SeatInfo
const ANA = { ...FREE, person: 'a', name: 'Ana' }
const BEA = { ...FREE, person: 'a', name: 'Bea' }
const BOT = { ...FREE, bot: 'porter' }

/** A server's side of a rematch: what the page asked for and sent, in order, and what was stored by then. */
const kept = new Map<string, string>()
const heard: { body: string; stored: string | null }[] = []
const stored = (): string | null => kept.get('vialibre.deal.new') ?? null

class FakeSocket {
  static readonly OPEN = 1
  readyState = FakeSocket.OPEN
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null

  constructor() {
    const table = { status: 'open', seats: [FREE, FREE, BOT] }
    setTimeout(() => this.say({ type: 'table', n: 2, at: 0, seat: null, table }))
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    heard.push({ body: text, stored: stored() })
    const { id } = JSON.parse(text) as { id: number }
    setTimeout(() => this.say({ type: 'done', id, n: id + 2 }))
  }
  close(): void {
    this.readyState = 3
  }
}

const SECRET = '5e'.repeat(32)

beforeEach(() => {
  kept.clear()
  heard.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    heard.push({ body, stored: stored() })
    return Promise.resolve(new Response(JSON.stringify({ table: 'new', commitment: commitmentOf(SECRET) })))
  })
})
afterEach(() => vi.unstubAllGlobals())

it('takes the same seats again, as far as they are free', () => {
  const again = (seats: SeatInfo[], status: 'open' | 'running' = 'open') =>
    seatedAgain([ANA, BEA, BOT], [0, 1], { status, seats }, 'ab')
  expect(again([FREE, FREE, BOT])).toEqual([
    { do: 'sit', entropy: 'ab', seat: 0, name: 'Ana' },
    { do: 'sit', entropy: 'ab', seat: 1, name: 'Bea' },
  ])
  expect(again([ANA, FREE, BOT])).toEqual([{ do: 'sit', entropy: 'ab', seat: 1, name: 'Bea' }])
  expect(again([FREE, FREE, BOT], 'running')).toEqual([])
})

it('sends no entropy before the commitment was seen and stored', async () => {
  expect(await playAgain('old', [ANA, BEA, BOT], [0, 1])).toBe('new')
  const [asked, ...sent] = heard
  expect(asked).toEqual({ body: '{}', stored: null })
  const own = entropyAfter('new', commitmentOf(SECRET) ?? '')
  expect(sent.map(({ body }) => (JSON.parse(body) as { command: AnyCommand }).command)).toEqual([
    { do: 'sit', entropy: own, seat: 0, name: 'Ana' },
    { do: 'sit', entropy: own, seat: 1, name: 'Bea' },
  ])
  const deal = JSON.stringify({ commitment: commitmentOf(SECRET), entropy: own })
  expect(sent.map((one) => one.stored)).toEqual([deal, deal])
  expect(seedOf(SECRET, [own, own, null])).not.toBeNull()
})
