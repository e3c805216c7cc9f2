import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recallCommitment, recallEntropy, rememberCommitment, rememberEntropy } from './commitment'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('what this browser remembers of a deal', () => {
  it('is the first commitment it saw, whatever the server says later', () => {
    expect(recallCommitment('t')).toBeNull()
    rememberCommitment('t', 'aa')
    rememberCommitment('t', 'bb')
    expect(recallCommitment('t')).toBe('aa')
    expect(recallCommitment('u')).toBeNull()
  })
  it('is what it added', () => {
    rememberEntropy('t', '01')
    rememberEntropy('t', '02')
    expect(recallEntropy('t')).toBe('01')
  })
  it('is nothing if somebody else wrote there', () => {
    kept.set('vialibre.entropy.t', '{"a":1}')
    kept.set('vialibre.commitment.t', 'no JSON')
    expect(recallEntropy('t')).toBeNull()
    expect(recallCommitment('t')).toBeNull()
  })
})
