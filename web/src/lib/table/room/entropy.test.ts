import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entropyFor } from './entropy'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('makes one for each table, and keeps it', () => {
  const first = entropyFor('a')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(entropyFor('a')).toBe(first)
  expect(entropyFor('b')).not.toBe(first)
  expect(kept.get('vialibre.entropy.a')).toBe(JSON.stringify(first))
})
