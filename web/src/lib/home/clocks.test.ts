import { describe, expect, it } from 'vitest'
import { CLOCK_NAMES, clockName, CLOCKS, PAUSE_NAMES, pauseName, pauseOf, span, spanText } from './clocks'

describe('clocks', () => {
  it.each(CLOCK_NAMES)('finds %s again', (name) => {
    expect(clockName(CLOCKS[name])).toBe(name)
  })

  it('calls one that a program set by another name', () => {
    expect(clockName({ move: 31, reserve: 180 })).toBe('other')
    expect(clockName({ move: 30 })).toBe('other')
    expect(clockName(undefined)).toBe('none')
  })

  it('tells spans in the unit that fits', () => {
    expect(span(90)).toEqual({ count: 90, unit: 'second' })
    expect(span(600)).toEqual({ count: 10, unit: 'minute' })
    expect(span(7200)).toEqual({ count: 2, unit: 'hour' })
    expect(span(172_800)).toEqual({ count: 2, unit: 'day' })
    expect(span(0)).toEqual({ count: 0, unit: 'second' })
    expect(spanText(86_400, 'en')).toBe('1 day')
    expect(spanText(600, 'de')).toBe('10 Minuten')
  })
})

describe('pauses', () => {
  it.each(PAUSE_NAMES)('finds %s again', (name) => {
    expect(pauseName(pauseOf(name))).toBe(name)
  })

  it('knows what a table has that says nothing', () => {
    expect(pauseName(undefined)).toBe('normal')
    expect(pauseName(3)).toBe('other')
  })
})
