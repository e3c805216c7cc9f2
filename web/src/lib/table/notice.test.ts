import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Choices } from '../protocol/generated'
import type { SeatState } from '../protocol/merge'
import { badged, isCalled, isTicking } from './notice.svelte'

const CHOICES: Choices = { actions: ['draw deck'], routes: {}, stations: null, markers: null }

function eyes(choices: Choices | null, status = 'running'): SeatState {
  return { choices, table: { status } } as unknown as SeatState
}

describe('being called', () => {
  it('happens when the game begins to wait for one', () => {
    expect(isCalled(eyes(null), eyes(CHOICES))).toBe(true)
    expect(isCalled(null, eyes(CHOICES))).toBe(true)
  })

  it('does not happen again at the second card, nor while others play', () => {
    expect(isCalled(eyes(CHOICES), eyes(CHOICES))).toBe(false)
    expect(isCalled(eyes(CHOICES), eyes(null))).toBe(false)
    expect(isCalled(eyes(null), eyes(null))).toBe(false)
  })

  it('does not happen when the game is over', () => {
    expect(isCalled(eyes(null), eyes(CHOICES, 'over'))).toBe(false)
  })
})

it('ticks in the last ten seconds, but not in games over days', () => {
  expect([11, 10, 1, 0, -3].map((left) => isTicking(left, 60))).toEqual([false, true, true, false, false])
  expect(isTicking(5, 86400)).toBe(false)
})

it('puts a lamp on the icon', () => {
  const icon = readFileSync(new URL('../../../public/assets/icon.svg', import.meta.url), 'utf8')
  const lit = badged(icon)
  expect(lit.match(/<circle/g)?.length).toBe((icon.match(/<circle/g)?.length ?? 0) + 1)
  expect(lit.trim().endsWith('</svg>')).toBe(true)
})
