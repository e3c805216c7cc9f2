import { describe, expect, it } from 'vitest'
import { addCity, addRoute } from './design'
import { EMPTY, withCities } from './fixture'
import { distance, shortestWay, suggestedColor, suggestedLength } from './suggest'

describe('lengths', () => {
  it('follow those of the routes there are', () => {
    const design = addRoute(withCities('A', 'B', 'C', 'D'), { cities: ['a', 'b'], length: 1, color: 'gray' })
    expect(suggestedLength(design, 'a', 'c')).toBe(2)
    expect(suggestedLength(design, 'a', 'd')).toBe(3)
  })
  it('are never more than there are points for', () => {
    const design = addCity(withCities('A'), 'Far', { x: 1, y: 1 })
    expect(suggestedLength(design, 'a', 'far')).toBe(3)
  })
  it('of parallel tracks are alike', () => {
    const design = addRoute(withCities('A', 'B'), { cities: ['a', 'b'], length: 3, color: 'gray' })
    expect(suggestedLength(design, 'b', 'a')).toBe(3)
  })
  it('go by kilometres on earth', () => {
    const berlin = { id: 'b', name: 'Berlin', lat: 52.52, lon: 13.4 }
    const paris = { id: 'p', name: 'Paris', lat: 48.86, lon: 2.35 }
    expect(distance(berlin, paris)).toBeCloseTo(878, -1)
  })
})

it('the shortest way is counted in spaces', () => {
  let design = withCities('A', 'B', 'C', 'D')
  for (const [from, to, length] of [
    ['a', 'b', 3],
    ['b', 'c', 2],
    ['a', 'c', 6],
  ] as const) {
    design = addRoute(design, { cities: [from, to], length, color: 'gray' })
  }
  expect(shortestWay(design, 'c', 'a')).toBe(5)
  expect(shortestWay(design, 'a', 'a')).toBe(0)
  expect(shortestWay(design, 'a', 'd')).toBeNull()
})

it('colors come in turn', () => {
  let design = withCities('A', 'B', 'C')
  const used: string[] = []
  for (let i = 0; i < 6; i++) {
    const color = suggestedColor(design)
    used.push(color)
    design = addRoute(design, { cities: i % 2 ? ['a', 'b'] : ['b', 'c'], length: 2, color })
  }
  expect(new Set(used)).toEqual(new Set(['gray', 'red', 'blue']))
  expect(EMPTY.route).toEqual([])
})
