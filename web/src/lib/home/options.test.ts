import { expect, it } from 'vitest'
import { firstOf, NO_WISHES, optionsOf } from './options'

it('leaves to chance who begins, unless that seat is there', () => {
  expect([null, undefined, 0, 2, 3].map((first) => firstOf(first, 3))).toEqual([null, null, 0, 2, null])
})

it('are those of the server if nothing was wished for', () => {
  expect(optionsOf(NO_WISHES, 3, true)).toEqual({ first: null, alvin: false, bot_pause: 0.8 })
})

it('have Alvin only where the board has him', () => {
  const wishes = { first: 1, alvin: true, pause: 'none' } as const
  expect(optionsOf(wishes, 2, true)).toEqual({ first: 1, alvin: true, bot_pause: 0 })
  expect(optionsOf(wishes, 1, false)).toEqual({ first: null, alvin: false, bot_pause: 0 })
})
