import { describe, expect, it } from 'vitest'
import type { GameView, Snapshot, TableInfo, Update } from './generated'
import { fromSnapshot, mergeView, updated } from './merge'

const view = {
  row: ['red', 'blue'],
  deck: 90,
  seats: { '0': { cars: 45, score: 0 }, '1': { cars: 45, score: 0 } },
} as unknown as GameView
const table = { id: 't', version: 7, may_undo: false } as unknown as TableInfo
const snapshot: Snapshot = { type: 'table', n: 7, at: 1, seat: 0, table, view, choices: null }

function update(more: Partial<Update>): Update {
  return { type: 'update', n: 8, at: 2, seat: 0, entry: { kind: 'started' }, table: {}, ...more }
}

describe('a table out of messages', () => {
  it('begins with a snapshot', () => {
    expect(fromSnapshot(snapshot)).toEqual({ seat: 0, n: 7, at: 1, table, view, tickets: [], choices: null })
  })

  it('replaces what changed and keeps the rest', () => {
    const before = fromSnapshot(snapshot)
    const after = updated(before, update({ table: { version: 8 }, view: { deck: 88 } }))
    expect(after.table).toMatchObject({ id: 't', version: 8 })
    expect(after.view).toMatchObject({ row: ['red', 'blue'], deck: 88 })
    expect(before.view?.deck).toBe(90)
  })

  it('tells missing choices from none', () => {
    const choices = { actions: ['draw deck'], routes: {}, stations: null, markers: null }
    const mine = updated(fromSnapshot(snapshot), update({ choices }))
    expect(mine.choices).toEqual(choices)
    expect(updated(mine, update({ n: 9 })).choices).toEqual(choices)
    expect(updated(mine, update({ n: 9, choices: null })).choices).toBeNull()
  })

  it('merges seats one by one', () => {
    const after = mergeView(view, { seats: { '1': { cars: 40 } } })
    expect(after.seats['1']).toEqual({ cars: 40, score: 0 })
    expect(after.seats['0']).toBe(view.seats['0'])
    expect(view.seats['1']).toEqual({ cars: 45, score: 0 })
  })
})
