import { expect, it } from 'vitest'
import { farEnd, sketch } from './sketch'

it('lays the spaces of a route between its two cities', () => {
  const { route, track } = sketch('red', 3, { ferry: 1 })
  expect(route).toMatchObject({ color: 'red', length: 3, ferry: 1, tunnel: false })
  expect(track.spaces.map((space) => space.x)).toEqual([32, 66, 100])
  expect(track.spine.at(-1)).toEqual([farEnd(3), 0])
})

it('turns', () => {
  const { track } = sketch('red', 1, { x: 10, y: 5, angle: 90 })
  expect(track.spaces[0]?.x).toBeCloseTo(10)
  expect(track.spaces[0]?.y).toBeCloseTo(5 + 32)
})
