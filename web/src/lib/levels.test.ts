import { expect, test } from 'vitest'
import { LEVEL_BOTS, levelOf, offeredBot, QUICK_BOTS, USUAL_BOT } from './levels'
import { LEVELS } from './protocol/generated'

test('every level has a bot of its own', () => {
  expect(new Set(LEVEL_BOTS).size).toBe(LEVELS.length)
  expect(LEVEL_BOTS.map(levelOf)).toEqual([...LEVELS])
})

test('what is remembered of other times becomes what is offered', () => {
  expect(offeredBot('porter')).toBe(USUAL_BOT)
  expect(offeredBot('baron')).toBe('baron')
  expect(levelOf('porter')).toBeNull()
})

test('playtests end with the strongest quick bot', () => {
  expect(QUICK_BOTS.at(-1)).toBe('surveyor')
  expect(QUICK_BOTS).not.toContain('baron')
})
