import { expect, it } from 'vitest'
import type { TableStore } from './store.svelte'
import { Turn } from './turn.svelte'

/** A device that two people share; the game waits for these seats. */
function shared(awaited: number[]): TableStore & { awaited: number[]; looking: number | null } {
  return { ownSeats: [0, 1], awaited, looking: 0, now: { table: { status: 'running' } } } as never
}

it('tells who looks all of it, and behind the curtain only what everybody knows', () => {
  const store = shared([0])
  const turn = new Turn(store)
  turn.openCurtain()
  turn.announce('Ana has the ticket A to B.', 'Ana keeps 1 ticket.')
  expect(turn.announcement).toBe('Ana has the ticket A to B.')
  store.awaited = [1]
  expect(turn.curtain).toBe(1)
  expect(turn.announcement).toBe('Ana keeps 1 ticket.')
  turn.announce('', '')
  expect(turn.announcement).toBe('Ana keeps 1 ticket.')
  turn.announce('Ana has the ticket C to D.', '')
  expect(turn.announcement).toBe('')
  turn.openCurtain()
  expect([turn.curtain, turn.announcement]).toEqual([null, ''])
})
