import { expect, it } from 'vitest'
import { asNamed, calledAs, freeSeats } from './who'

it('counts the seats that nobody has', () => {
  const seats = [
    { name: 'Ana', bot: null },
    { name: '', bot: 'porter' },
    { name: '', bot: null },
  ]
  expect(freeSeats(seats)).toBe(1)
})

it('reads the names of results', () => {
  expect(asNamed('bot:porter')).toEqual({ name: '', bot: 'porter' })
  expect(asNamed('Robot: me')).toEqual({ name: 'Robot: me', bot: null })
  expect(calledAs('Ana')).toBe('Ana')
})
