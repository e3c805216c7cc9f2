import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../../protocol/generated'
import { freeSeats, hostName, linkTo, obstacle, seatsOf } from './people'

const seat = (person: string | null, name = '', bot: string | null = null): SeatInfo => ({
  person,
  name,
  bot,
  stand_in: null,
  gone: false,
  reserve: 0,
  deadline: null,
  abandons: false,
  votes: [],
  absent_at: null,
})

const table = (...seats: SeatInfo[]): TableInfo => ({ host: 'a', seats }) as unknown as TableInfo

describe('a waiting room', () => {
  const room = table(seat('a', 'Ana'), seat(null), seat('a', 'Carl'), seat(null, '', 'porter'))

  it('knows who sits where', () => {
    expect(freeSeats(room)).toEqual([1])
    expect(seatsOf(room, 'a')).toEqual([0, 2])
    expect(seatsOf(room, null)).toEqual([])
    expect(hostName(room)).toBe('Ana')
    expect(hostName(table(seat(null)))).toBeNull()
  })

  it('says what keeps the game from starting', () => {
    expect(obstacle(room)).toBe('free')
    expect(obstacle(table(seat(null, '', 'porter')))).toBe('no-person')
    expect(obstacle(table(seat('a', 'Ana'), seat(null, '', 'porter')))).toBeNull()
  })
})

it('makes links without double slashes', () => {
  expect(linkTo('http://host:8000', '/t/x')).toBe('http://host:8000/t/x')
  expect(linkTo('http://host:8000/', '/t/x')).toBe('http://host:8000/t/x')
})
