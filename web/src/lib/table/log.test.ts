import { beforeAll, expect, test, vi } from 'vitest'
import type { LogLine } from '../protocol/api'
import type { Names } from '../words/names'
import { speak } from '../words/words.svelte'
import { linesOf } from './log'

const names = { player: (seat: number) => `Seat ${String(seat)}` } as Names

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('en')
})

test('an action that another bot chose says so', () => {
  const acted = { kind: 'acted', n: 7, seat: 1, events: [], action: null } as unknown as LogLine
  const texts = (by: string) => linesOf({ ...acted, by } as LogLine, names, 0).map((line) => line.text)
  expect(texts('bot')).toEqual([])
  expect(texts('fallback')).toEqual(['Seat 1 could not decide, so Conductor made this move.'])
})
