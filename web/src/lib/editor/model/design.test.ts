import { describe, expect, it } from 'vitest'
import {
  addCity,
  addRoute,
  changeRoute,
  onEarth,
  removeCity,
  rename,
  renameCity,
  setRule,
  setSetting,
  settingOf,
  tracksBetween,
} from './design'
import { EMPTY, withCities } from './fixture'

describe('cities', () => {
  it('get ids of their names, none twice', () => {
    expect(withCities('Köln', 'Køln', 'Kóln', '北京').city.map((city) => city.id)).toEqual([
      'koln',
      'koln_2',
      'koln_3',
      'city',
    ])
  })

  it('take their id along when they are renamed, everywhere', () => {
    let design = addRoute(withCities('City 1', 'City 2'), { cities: ['city_1', 'city_2'], length: 2, color: 'red' })
    design = {
      ...design,
      ticket: [{ cities: ['city_2', 'city_1'], points: 2 }],
      rules: [{ name: 'alvin', city: 'city_1' }],
    }
    const renamed = renameCity(design, 0, 'Ávila')
    expect(renamed.city[0]).toMatchObject({ id: 'avila', name: 'Ávila' })
    expect(renamed.route[0]?.cities).toEqual(['avila', 'city_2'])
    expect(renamed.ticket[0]?.cities).toEqual(['city_2', 'avila'])
    expect(renamed.rules[0]?.city).toBe('avila')
  })

  it('keep an id that was chosen by hand', () => {
    const design = { ...EMPTY, city: [{ id: 'mad', name: 'Madrid', x: 0, y: 0 }] }
    expect(renameCity(design, 0, 'Toledo').city[0]?.id).toBe('mad')
  })

  it('leave with all that led to them', () => {
    let design = addRoute(withCities('A', 'B', 'C'), { cities: ['a', 'b'], length: 1, color: 'red' })
    design = addRoute(design, { cities: ['b', 'c'], length: 1, color: 'red' })
    const left = removeCity({ ...design, ticket: [{ cities: ['a', 'c'], points: 2 }] }, 0)
    expect(left.city.map((city) => city.id)).toEqual(['b', 'c'])
    expect(left.route).toHaveLength(1)
    expect(left.ticket).toEqual([])
  })

  it('are on earth if all of them are, or if none is there yet and land is wanted', () => {
    expect(onEarth(EMPTY)).toBe(false)
    expect(onEarth({ ...EMPTY, land: true })).toBe(true)
    expect(onEarth(withCities('A'))).toBe(false)
    expect(onEarth(addCity({ ...EMPTY, land: true }, 'A', { lat: 1, lon: 2 }))).toBe(true)
  })
})

describe('routes', () => {
  const double = addRoute(addRoute(withCities('A', 'B'), { cities: ['a', 'b'], length: 3, color: 'red' }), {
    cities: ['b', 'a'],
    length: 5,
    color: 'blue',
  })
  it('between the same cities have one length', () => {
    expect(double.route.map((route) => route.length)).toEqual([3, 3])
    expect(changeRoute(double, 1, { length: 2 }).route.map((route) => route.length)).toEqual([2, 2])
    expect(changeRoute(double, 1, { color: 'gray' }).route.map((route) => route.color)).toEqual(['red', 'gray'])
    expect(tracksBetween(double, ['a', 'b'])).toEqual([0, 1])
  })
  it('say nothing of what they have not', () => {
    const changed = changeRoute(changeRoute(double, 0, { ferry: 1, tunnel: true }), 0, { ferry: 0, tunnel: false })
    expect(changed.route[0]).toEqual(double.route[0])
  })
})

it('settings are found and set by their place in the file', () => {
  const design = setSetting(EMPTY, 'tickets.deal', 5)
  expect(settingOf(design, 'tickets.deal')).toBe(5)
  expect(settingOf(design, 'tickets.keep')).toBe(1)
  expect(setSetting(design, 'cars', 3).cars).toBe(3)
  expect(EMPTY.tickets.deal).toBe(2)
})

it('rules are added, changed and taken out', () => {
  const design = setRule(setRule(EMPTY, 'tunnels', { reveal: 3 }), 'ferries', {})
  expect(design.rules).toEqual([{ name: 'tunnels', reveal: 3 }, { name: 'ferries' }])
  expect(setRule(design, 'tunnels', { name: 'tunnels', reveal: 4 }).rules[0]).toEqual({ name: 'tunnels', reveal: 4 })
  expect(setRule(design, 'tunnels', null).rules).toEqual([{ name: 'ferries' }])
})

it('the board takes its id along with its name', () => {
  expect(rename(EMPTY, 'Nordland').id).toBe('nordland')
  expect(rename({ ...EMPTY, id: 'chosen' }, 'Nordland').id).toBe('chosen')
})
