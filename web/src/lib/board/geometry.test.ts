import { describe, expect, it } from 'vitest'
import type { Layout } from '../protocol/generated'
import {
  candidates,
  citiesNear,
  distanceToLine,
  distanceToSegment,
  linePath,
  nextInDirection,
  routesNear,
} from './geometry'

const layout = {
  city_radius: 10,
  places: [
    { city: 'a', x: 0, y: 0 },
    { city: 'b', x: 200, y: 0 },
  ],
  tracks: [
    { route: 'a-b', spine: [], spaces: [{ x: 100, y: 0, angle: 0, length: 40, width: 12 }] },
    { route: 'a-b.2', spine: [], spaces: [{ x: 100, y: 18, angle: 0, length: 40, width: 12 }] },
    { route: 'b-c', spine: [], spaces: [{ x: 200, y: 100, angle: 90, length: 40, width: 12 }] },
  ],
} as unknown as Layout

describe('distances', () => {
  it('measures to the nearest point of a segment', () => {
    expect(distanceToSegment([5, 3], [0, 0], [10, 0])).toBe(3)
    expect(distanceToSegment([-4, 3], [0, 0], [10, 0])).toBe(5)
    expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5)
  })

  it('measures to the nearest segment of a line', () => {
    expect(
      distanceToLine(
        [10, 12],
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
      ),
    ).toBe(2)
  })
})

describe('what a touch means', () => {
  it('finds routes by their spaces, nearest first', () => {
    expect(routesNear(layout, [100, 6], 20).map((one) => one.id)).toEqual(['a-b', 'a-b.2'])
    expect(routesNear(layout, [200, 85], 5).map((one) => one.id)).toEqual(['b-c'])
    expect(routesNear(layout, [50, 60], 20)).toEqual([])
  })

  it('finds cities within reach of their dot', () => {
    expect(citiesNear(layout, [0, 15], 6)).toEqual([{ id: 'a', distance: 5 }])
    expect(citiesNear(layout, [100, 0], 6)).toEqual([])
  })

  it('asks only if several are nearly as close', () => {
    const near = routesNear(layout, [100, 9], 30)
    expect(candidates(near, 4).map((one) => one.id)).toEqual(['a-b', 'a-b.2'])
    expect(candidates(routesNear(layout, [100, 0], 30), 4).map((one) => one.id)).toEqual(['a-b'])
    expect(candidates([], 4)).toEqual([])
  })
})

it('writes paths for SVG', () => {
  expect(
    linePath([
      [0, 1],
      [2, 3.5],
    ]),
  ).toBe('M0 1L2 3.5')
  expect(
    linePath(
      [
        [0, 1],
        [2, 3],
      ],
      true,
    ),
  ).toBe('M0 1L2 3Z')
  expect(linePath([])).toBe('')
})

describe('arrow keys', () => {
  const places = [
    { id: 'east', x: 100, y: 10 },
    { id: 'far east', x: 200, y: 0 },
    { id: 'north', x: 5, y: -50 },
  ]
  it('go to the nearest place ahead', () => {
    expect(nextInDirection({ x: 0, y: 0 }, places, 1, 0)?.id).toBe('east')
    expect(nextInDirection({ x: 0, y: 0 }, places, 0, -1)?.id).toBe('north')
  })
  it('stay where they are at the edge', () => {
    expect(nextInDirection({ x: 0, y: 0 }, places, -1, 0)).toBeNull()
  })
})
