import { expect, it } from 'vitest'
import { PLAYER_COLORS } from '../protocol/generated'
import { patternOf, stretched } from './patterns'

it('stretches along and across by themselves', () => {
  expect(stretched('M-.5-.5V.5H1L.25.5Z', 10, 4)).toBe('M-5 -2V2H10L2.5 2Z')
})

it('knows a pattern of its own for every color', () => {
  const all = PLAYER_COLORS.map((color) => patternOf(color, 12, 5))
  expect(new Set(all).size).toBe(PLAYER_COLORS.length)
  for (const path of all) expect(path).toMatch(/^M[-\d.MLHVZ ]+$/)
})
