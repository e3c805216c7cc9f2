import { expect, it } from 'vitest'
import type { Result } from '../protocol/generated'
import { outcomeOf } from './outcome'

const result = (person_id: string | null, name: string, place: number, total: number): Result => ({
  table_id: 't',
  seat: 0,
  person_id,
  name,
  total,
  place,
  finished_at: 0,
})

it('says how I did', () => {
  const results = [result(null, 'bot:porter', 1, 90), result('me', 'Ana', 2, 70)]
  expect(outcomeOf(results, 'me')).toEqual({ kind: 'own', place: 2, points: 70 })
})

it('says who won if several seats were mine, or none', () => {
  const results = [result('me', 'Bea', 2, 70), result('me', 'Ana', 1, 90)]
  expect(outcomeOf(results, 'me')).toEqual({ kind: 'winner', name: 'Ana', points: 90 })
  expect(outcomeOf(results, null)).toEqual({ kind: 'winner', name: 'Ana', points: 90 })
  expect(outcomeOf([], 'me')).toEqual({ kind: 'none' })
})
