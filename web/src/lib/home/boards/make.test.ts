import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DRAWN } from './drawn'
import { area, pathOf, simplified } from './make'

describe('simplified', () => {
  it('drops what lies on the line and keeps what does not', () => {
    const line: [number, number][] = [
      [0, 0],
      [5, 0.2],
      [10, 0],
      [10, 10],
    ]
    expect(simplified(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(simplified(line, 0.1)).toEqual(line)
  })

  it('keeps the corners of a closed line', () => {
    const square: [number, number][] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
      [0, 0],
    ]
    expect(simplified(square, 1)).toEqual(square)
  })
})

it('measures an area whichever way round', () => {
  const ring: [number, number][] = [
    [0, 0],
    [4, 0],
    [4, 3],
  ]
  expect(area(ring)).toBe(6)
  expect(area(ring.toReversed())).toBe(6)
})

it('writes paths in whole steps, without those that go nowhere', () => {
  const ring: [number, number][] = [
    [1, 2],
    [4.2, 1.9],
    [4.4, 2.1],
    [2, 0],
  ]
  expect(pathOf([ring])).toBe('M1 2l3 0-2-2z')
})

/** Other packaged boards show a generic picture until drawn.ts is written again. */
const STANDARD = ['europe.toml', 'old_west.toml', 'san_francisco.toml', 'usa.toml']

describe('drawn.ts', () => {
  const folder = new URL('../../../../../src/vialibre/boards/data/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.toml'))

  it('has the standard boards, and only packaged ones', () => {
    const drawn = DRAWN.map((one) => `${one.id}.toml`)
    expect(drawn).toEqual(expect.arrayContaining(STANDARD))
    expect(files).toEqual(expect.arrayContaining(drawn))
  })

  it.each(DRAWN.map((one) => [one.id, one] as const))('knows the facts of %s', (id, drawn) => {
    const text = readFileSync(new URL(`${id}.toml`, folder), 'utf8')
    expect(text).toContain(`name = "${drawn.name}"`)
    expect(text).toContain(`players = {from = ${String(drawn.players[0])}, to = ${String(drawn.players[1])}}`)
    expect(text).toContain(`player_colors = [${drawn.colors.map((color) => `"${color}"`).join(', ')}]`)
    expect(drawn.alvin).toBe(/name = "alvin"/.test(text))
    expect(drawn.thumbnail?.land).toMatch(/^M/)
  })
})
