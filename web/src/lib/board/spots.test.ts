import { expect, it } from 'vitest'
import type { Layout } from '../protocol/generated'
import { SPOT, spotsOf } from './spots'

it('puts things where they hide least', () => {
  const layout = {
    width: 400,
    height: 400,
    city_radius: 11,
    places: [{ city: 'a', x: 200, y: 200 }],
    tracks: [{ route: 'a-b', spine: [], spaces: [{ x: 240, y: 200, angle: 0, length: 40, width: 12 }] }],
    labels: [{ city: 'a', box: [190, 170, 260, 186] }],
  } as unknown as Layout
  const spots = spotsOf(layout).get('a') ?? []
  const [first] = spots
  expect(first).toBeDefined()
  if (!first) return
  // The track goes east and the name lies north: it is neither there nor there.
  expect(first[0]).toBeLessThan(12)
  expect(first[1]).toBeGreaterThan(5)
  for (const one of spots) {
    for (const other of spots) {
      if (one !== other) expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThanOrEqual(1.6 * SPOT)
    }
  }
  expect(spots.length).toBeGreaterThanOrEqual(3)
})
