import { expect, it } from 'vitest'
import { ago, day } from './when'

it.each([
  [0, 'now'],
  [-5, 'now'],
  [59, 'now'],
  [60, '1 min. ago'],
  [3 * 3600, '3 hr. ago'],
  [86_400, 'yesterday'],
  [40 * 86_400, '40 days ago'],
])('%d seconds ago', (passed, words) => {
  expect(ago(1000, 1000 + passed, 'en')).toBe(words)
})

it('names a day as its readers do', () => {
  expect(day(86_400 * 366, 'en')).toMatch(/1971/)
  expect(day(86_400 * 366, 'de')).toMatch(/^\d+\.\d+\.1971$/)
})
