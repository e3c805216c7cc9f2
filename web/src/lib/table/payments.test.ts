import { expect, it } from 'vitest'
import { cardsOf, parsePayment, sensible } from './payments'

it('reads payments of the notation', () => {
  expect(parsePayment('red+2')).toEqual({ text: 'red+2', color: 'red', wilds: 2 })
  expect(cardsOf(parsePayment('red+2'), 5)).toEqual({ color: 'red', count: 3, wilds: 2 })
  expect(cardsOf(parsePayment('wild'), 3)).toEqual({ color: 'wild', count: 3, wilds: 0 })
})

it('keeps for each color the way with the fewest wilds, in the order given', () => {
  expect(sensible(['red', 'red+1', 'red+2', 'wild'])).toEqual(['red'])
  expect(sensible(['blue+1', 'red+1', 'red+2', 'wild'])).toEqual(['blue+1', 'red+1'])
  expect(sensible(['wild'])).toEqual(['wild'])
  expect(sensible([])).toEqual([])
})
