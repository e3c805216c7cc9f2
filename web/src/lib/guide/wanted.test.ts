import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BEGINNING } from './steps'
import { dismissGuide, guideWanted, keepProgress, recallProgress, wantGuide } from './wanted'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('wants the guide at the table it was started for, until it is sent away', () => {
  wantGuide('a')
  expect([guideWanted('a'), guideWanted('b')]).toEqual([true, false])
  dismissGuide()
  expect(guideWanted('a')).toBe(false)
})

it('remembers how far it came, and begins anew at a new table', () => {
  wantGuide('a')
  keepProgress({ done: ['tickets'], points: 4 })
  expect(recallProgress()).toEqual({ done: ['tickets'], points: 4 })
  wantGuide('b')
  expect(recallProgress()).toEqual(BEGINNING)
})

it('does without a memory', () => {
  vi.stubGlobal('sessionStorage', undefined)
  wantGuide('a')
  expect(guideWanted('a')).toBe(false)
  expect(recallProgress()).toEqual(BEGINNING)
})
