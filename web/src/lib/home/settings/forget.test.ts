import { expect, it } from 'vitest'
import { forgetTables } from './forget'

it('forgets tables, and nothing else', () => {
  const kept = new Map([
    ['vialibre.settings', '{}'],
    ['vialibre.deal.a', '{}'],
    ['vialibre.source.a', '"0"'],
    ['vialibre.entropy.a', '"1"'],
    ['vialibre.commitment.a', '"2"'],
    ['vialibre.shown.b', '3'],
    ['other.entropy.a', '4'],
  ])
  const storage = {
    get length() {
      return kept.size
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  forgetTables(storage as unknown as Storage)
  expect([...kept.keys()]).toEqual(['vialibre.settings', 'other.entropy.a'])
})
