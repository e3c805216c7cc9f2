import { expect, it } from 'vitest'
import { timeText } from './clock'

it('shows time as people read it', () => {
  expect([0, 8.2, 60, 750, 3723, 200_000].map(timeText)).toEqual(['0:00', '0:09', '1:00', '12:30', '1:02:03', '2 d'])
  expect(timeText(-5)).toBe('0:00')
})
