/** The scoring animation as a list of scenes: what is counted, for which seat, and for how long. Pure. */
import type { Board, Ending, ScoreSheet } from '../protocol/generated'

export type Act =
  'routes' | 'captures' | 'ticket' | 'missed' | 'stations' | 'longest' | 'globetrotter' | 'souvenirs' | 'alvin'

export interface Scene {
  readonly act: Act
  /** Whose points these are; null if everybody counts at once. */
  readonly seat: number | null
  readonly ticket: string | null
  /** What each seat gets in this scene. */
  readonly gains: readonly number[]
  readonly totals: readonly number[]
  readonly cities: readonly string[]
  /** In the order of travel: they are drawn one after the other. */
  readonly routes: readonly string[]
  readonly ms: number
}

/** Cap on the length of the whole show, however many tickets there are. */
export const LONGEST_SHOW = 12_000
const MS: Record<Act, number> = {
  routes: 1300,
  captures: 900,
  ticket: 1000,
  missed: 900,
  stations: 1000,
  longest: 1900,
  globetrotter: 1000,
  souvenirs: 1000,
  alvin: 900,
}

type Draft = Omit<Scene, 'totals'>

export function scenesOf(
  board: Pick<Board, 'rules' | 'tickets'>,
  sheets: readonly ScoreSheet[],
  ending: Ending | null,
): Scene[] {
  const drafts = [
    all('routes', sheets, (sheet) => sheet.routes, true),
    all('captures', sheets, (sheet) => sheet.captures),
    ...sheets.flatMap((sheet) => ticketScenes(board, sheet, sheets.length, ending)),
    all('stations', sheets, (sheet) => sheet.stations, board.rules.stations !== null),
    ...sheets.filter((sheet) => sheet.longest_path > 0).map((sheet) => longestScene(sheet, sheets.length, ending)),
    all('globetrotter', sheets, (sheet) => sheet.globetrotter),
    all('souvenirs', sheets, (sheet) => sheet.souvenirs),
    all('alvin', sheets, (sheet) => sheet.alvin),
  ].filter((draft) => draft !== null)
  const whole = drafts.reduce((sum, draft) => sum + draft.ms, 0)
  const pace = Math.min(1, LONGEST_SHOW / whole)
  let totals = sheets.map(() => 0)
  return drafts.map((draft) => {
    totals = totals.map((total, seat) => total + (draft.gains[seat] ?? 0))
    return { ...draft, totals, ms: draft.ms * pace }
  })
}

/** Where each seat's bar may end: the most that anybody has at any moment. */
export function highest(scenes: readonly Scene[]): number {
  return Math.max(1, ...scenes.flatMap((scene) => scene.totals))
}

function all(
  act: Act,
  sheets: readonly ScoreSheet[],
  points: (sheet: ScoreSheet) => number,
  always = false,
): Draft | null {
  const gains = sheets.map(points)
  if (!always && gains.every((gain) => gain === 0)) return null
  return { act, seat: null, ticket: null, gains, cities: [], routes: [], ms: MS[act] }
}

function alone(seat: number, seats: number, points: number): number[] {
  return Array.from({ length: seats }, (_, i) => (i === seat ? points : 0))
}

function ticketScenes(board: Pick<Board, 'tickets'>, sheet: ScoreSheet, seats: number, ending: Ending | null): Draft[] {
  return sheet.tickets.map(({ ticket, points }) => {
    const act = points >= 0 ? 'ticket' : 'missed'
    return {
      act,
      seat: sheet.seat,
      ticket,
      gains: alone(sheet.seat, seats, points),
      cities: board.tickets.find((row) => row.id === ticket)?.cities ?? [],
      routes: ending?.seats[sheet.seat]?.tickets.find((path) => path.ticket === ticket)?.routes ?? [],
      ms: MS[act],
    }
  })
}

function longestScene(sheet: ScoreSheet, seats: number, ending: Ending | null): Draft {
  return {
    act: 'longest',
    seat: sheet.seat,
    ticket: null,
    gains: alone(sheet.seat, seats, sheet.longest_path),
    cities: [],
    routes: ending?.seats[sheet.seat]?.longest ?? [],
    ms: MS.longest,
  }
}
