import { expect, it } from 'vitest'
import { asNamed, calledAs, freeSeats, isMyTurn } from './who'

it('counts the free seats', () => {
  const seats = [
    { name: 'Ana', bot: null },
    { name: '', bot: 'porter' },
    { name: '', bot: null },
  ]
  expect(freeSeats(seats)).toBe(1)
})

it('knows whom a table waits for', () => {
  const seats = ['ana', 'bea', null].map((person) => ({ name: person ?? '', bot: null, person }))
  expect(isMyTurn({ seats, waits_for: [1] }, 'bea')).toBe(true)
  expect(isMyTurn({ seats, waits_for: [1] }, 'ana')).toBe(false)
  expect(isMyTurn({ seats, waits_for: [] }, 'ana')).toBe(false)
  expect(isMyTurn({ seats, waits_for: [2] }, null)).toBe(false)
})

it('reads the names of results', () => {
  expect(asNamed('bot:porter')).toEqual({ name: '', bot: 'porter' })
  expect(asNamed('Robot: me')).toEqual({ name: 'Robot: me', bot: null })
  expect(calledAs('Ana')).toBe('Ana')
})
