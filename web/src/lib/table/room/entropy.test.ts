import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '../../protocol/api'
import { entropyAfter } from './entropy'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('makes one for each table, and stores it with the commitment that was seen', () => {
  const first = entropyAfter('a', 'c0')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(kept.get('vialibre.deal.a')).toBe(JSON.stringify({ commitment: 'c0', entropy: first }))
  expect(entropyAfter('a', 'c0')).toBe(first)
  expect(entropyAfter('b', 'c0')).not.toBe(first)
})

it('gives nothing to a table that shows another commitment than before', () => {
  entropyAfter('a', 'c0')
  expect(() => entropyAfter('a', 'c1')).toThrow(Refusal)
})
