import { expect, it } from 'vitest'
import { texts } from '../../../build/words'
import { pressed } from '../table/shortcuts'
import { makeBundle } from '../words/words.svelte'
import { SHORTCUTS } from './shortcuts'

/** Keys of the map, which the board itself listens to. */
const OF_THE_MAP = new Set(['zoom', 'whole', 'move'])

it('every key that is told does something at the table', () => {
  const doers = {
    allowed: () => true,
    draw: () => undefined,
    deck: () => undefined,
    tickets: () => undefined,
    undo: () => undefined,
    open: () => undefined,
    escape: () => undefined,
  }
  for (const { what, keys } of SHORTCUTS) {
    if (OF_THE_MAP.has(what)) continue
    for (const key of keys) expect(pressed(key === 'Esc' ? 'Escape' : key.toLowerCase(), doers), key).toBe(true)
  }
})

it('every key is explained in its own words', () => {
  const english = makeBundle('en', texts('en'))
  const pattern = english.getMessage('guide-key')?.value ?? ''
  const told = SHORTCUTS.map(({ what }) => english.formatPattern(pattern, { what }))
  expect(new Set(told).size).toBe(SHORTCUTS.length)
})
