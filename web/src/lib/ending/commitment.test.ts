import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recallDeal, recallSource, rememberDeal, rememberSource } from './commitment'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('what this browser stores about a deal', () => {
  it('is the first commitment it saw and its part, whatever the server says later', () => {
    expect(recallDeal('t')).toBeNull()
    rememberDeal('t', { commitment: 'aa', entropy: '01' })
    rememberDeal('t', { commitment: 'bb', entropy: '02' })
    expect(recallDeal('t')).toEqual({ commitment: 'aa', entropy: '01' })
    expect(recallDeal('u')).toBeNull()
  })
  it('is the seed of the game that a table goes on from', () => {
    expect(recallSource('t')).toBeNull()
    rememberSource('t', 'aa')
    rememberSource('t', 'bb')
    expect(recallSource('t')).toBe('aa')
  })
  it('is nothing if it is not of this form', () => {
    kept.set('vialibre.deal.t', '{"commitment":"aa"}')
    kept.set('vialibre.deal.u', 'no JSON')
    kept.set('vialibre.deal.v', '7')
    kept.set('vialibre.source.t', '{"a":1}')
    expect(['t', 'u', 'v'].map(recallDeal)).toEqual([null, null, null])
    expect(recallSource('t')).toBeNull()
  })
  it('is no proof if an older page wrote it, which may have seen the commitment too late', () => {
    kept.set('vialibre.entropy.t', '"01"')
    kept.set('vialibre.commitment.t', '"aa"')
    expect(recallDeal('t')).toBeNull()
  })
})
