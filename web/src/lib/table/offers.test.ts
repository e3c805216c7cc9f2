import { describe, expect, it } from 'vitest'
import type { Choices, GameView } from '../protocol/generated'
import { actionsAt, keepAction, offersOf } from './offers'

const choices: Choices = {
  actions: ['draw red', 'draw deck', 'tickets', 'start denver', 'place crab mission', 'pay red+1', 'decline'],
  routes: { 'paris-zurich': { points: [4, 0], pay: ['red', 'red+1'] } },
  stations: { cities: ['wien'], pay: ['red'] },
  markers: { cities: ['denver'], pay: ['green', 'wild'] },
}
const view = { awaiting: [{ decision: 'take_turn', seat: 1 }] } as unknown as GameView

describe('offersOf', () => {
  it('sorts what the server offers', () => {
    const offers = offersOf(choices, view, 1)
    expect(offers.decision).toEqual({ decision: 'take_turn', seat: 1 })
    expect([...offers.routes]).toEqual(['paris-zurich'])
    expect([...offers.cities]).toEqual(['denver', 'mission'])
    expect([...offers.stations]).toEqual(['wien'])
    expect(offers).toMatchObject({ deck: true, tickets: true, pass: false, decline: true, noMarker: false })
    expect(offers.extra).toEqual(['red+1'])
    expect(offers.has('draw red')).toBe(true)
    expect(offers.has('draw blue')).toBe(false)
  })

  it('offers nothing to a seat that is not to act', () => {
    const offers = offersOf(null, view, 0)
    expect(offers.decision).toBeNull()
    expect(offers.routes.size + offers.cities.size + offers.stations.size).toBe(0)
    expect(offers.deck || offers.tickets || offers.pass).toBe(false)
  })
})

it('lists the actions of rules that the page has no controls for', () => {
  const more = { ...choices, actions: [...choices.actions, 'no-toll', 'toll red+1', 'pass', 'keep 1', 'no-marker'] }
  expect(offersOf(more, view, 1).others).toEqual(['no-toll', 'toll red+1'])
  expect(offersOf(choices, view, 1).others).toEqual([])
})

it('names all actions of a city', () => {
  expect(actionsAt('denver', choices)).toEqual(['start denver', 'marker denver green', 'marker denver wild'])
  expect(actionsAt('mission', choices)).toEqual(['place crab mission'])
  expect(actionsAt('paris', choices)).toEqual([])
})

it('writes which tickets are kept', () => {
  expect(keepAction(new Set([2, 0]))).toBe('keep 1 3')
  expect(keepAction(new Set())).toBe('keep')
})
