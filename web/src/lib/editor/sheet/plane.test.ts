import { expect, it } from 'vitest'
import { withCities } from '../model/fixture'
import { addRoute } from '../model/design'
import { cityNear, lineNear, linesOf, roomFor } from './lines'
import { boundsOf, placeOf, spotAt } from './plane'
import { seen, shapeOf } from './world'

it('a place on the sheet and back', () => {
  for (const [lat, lon] of [
    [0, 0],
    [52.52, 13.4],
    [-33.87, 151.21],
    [64.15, -21.94],
  ] as const) {
    const city = { id: 'x', name: 'X', lat, lon }
    expect(spotAt(placeOf(city, true), true)).toEqual({ lat, lon })
  }
  expect(spotAt({ x: 250, y: 400 }, false)).toEqual({ x: 0.25, y: 0.4 })
  expect(spotAt({ x: -50, y: 4000 }, false)).toEqual({ x: 0, y: 1 })
})

it('all cities are seen, with room around them', () => {
  const bounds = boundsOf(
    [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ],
    true,
  )
  expect(bounds.left).toBeLessThan(100)
  expect(bounds.bottom).toBeGreaterThan(200)
  expect(boundsOf([{ x: 10, y: 950 }], false)).toEqual({ left: 0, top: 0, right: 1000, bottom: 970 })
})

const design = addRoute(addRoute(withCities('A', 'B'), { cities: ['a', 'b'], length: 4, color: 'red' }), {
  cities: ['b', 'a'],
  length: 4,
  color: 'blue',
})
const at = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 200, y: 0 }],
])

it('parallel tracks lie side by side, whichever way round they are written', () => {
  const [one, other] = linesOf(design, at, 1)
  expect(one?.from.y).toBeCloseTo(-(other?.from.y ?? 0))
  expect(Math.abs((one?.from.y ?? 0) - (other?.from.y ?? 0))).toBeCloseTo(13)
  expect(one?.middle.x).not.toBeCloseTo(other?.middle.x ?? 0)
})

it('a touch finds what is nearest', () => {
  const lines = linesOf(design, at, 1)
  expect(cityNear(design, at, { x: 195, y: 5 }, 14)).toBe(1)
  expect(cityNear(design, at, { x: 100, y: 0 }, 14)).toBeNull()
  expect(lineNear(lines, { x: 100, y: lines[1]?.from.y ?? 0 }, 10)).toBe(1)
  expect(lineNear(lines, { x: 100, y: 60 }, 10)).toBeNull()
})

it('things get smaller where there is little room', () => {
  expect(roomFor(design, at)).toBe(1)
  expect(
    roomFor(
      design,
      new Map([
        ['a', { x: 0, y: 0 }],
        ['b', { x: 20, y: 0 }],
      ]),
    ),
  ).toBe(0.45)
})

it('land is told in steps, and drawn where it is seen', () => {
  const shape = shapeOf([0, 0, 1000, 0, 0, 1000])
  expect(shape.right - shape.left).toBeCloseTo(100)
  const everywhere = { left: 0, top: 0, right: 3600, bottom: 3000 }
  expect(seen([shape], everywhere, 1.5, 5)).toBe(shape.path)
  expect(seen([shape], everywhere, 0.2, 5)).toBe(shape.coarse)
  expect(seen([shape], { ...everywhere, left: 3000 }, 1, 5)).toBe('')
  expect(seen([shape], everywhere, 0.01, 5)).toBe('')
})
