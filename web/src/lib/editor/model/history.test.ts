import { expect, it } from 'vitest'
import { begun, changed, redone, undone } from './history'

it('goes back and forth', () => {
  let history = changed(changed(begun('a'), 'b', '', 0), 'c', '', 10)
  history = undone(history)
  expect(history.now).toBe('b')
  expect(redone(history).now).toBe('c')
  expect(undone(undone(history)).now).toBe('a')
  expect(redone(changed(history, 'd', '', 20)).now).toBe('d')
})

it('takes typing as one change, until there is a pause or another field', () => {
  let history = changed(begun(''), 'A', 'name', 0)
  history = changed(history, 'Al', 'name', 200)
  history = changed(history, 'Alb', 'name', 400)
  expect(undone(history).now).toBe('')
  history = changed(history, 'Alba', 'name', 5000)
  expect(undone(history).now).toBe('Alb')
  history = changed(history, '7', 'length', 5100)
  expect(undone(history).now).toBe('Alba')
})

it('what does not change anything is no change', () => {
  const history = begun('a')
  expect(changed(history, 'a', 'x', 0)).toBe(history)
  expect(undone(history)).toBe(history)
  expect(redone(history)).toBe(history)
})
