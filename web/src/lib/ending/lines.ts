/** The score sheets of all seats side by side: one row for each line. Pure. */
import type { Board, ScoreSheet } from '../protocol/generated'

export type LineName =
  'routes' | 'captures' | 'tickets' | 'stations' | 'longest' | 'globetrotter' | 'souvenirs' | 'alvin' | 'total'

export interface Cell {
  readonly points: number
  /** What the points are for: cars of the longest path, completed tickets. */
  readonly of: number | null
}

export interface Line {
  readonly name: LineName
  readonly cells: readonly Cell[]
}

export function linesOf(board: Pick<Board, 'rules'>, sheets: readonly ScoreSheet[]): Line[] {
  const { rules } = board
  const line = (name: LineName, points: (sheet: ScoreSheet) => number, of?: (sheet: ScoreSheet) => number): Line => ({
    name,
    cells: sheets.map((sheet) => ({ points: points(sheet), of: of ? of(sheet) : null })),
  })
  const some = (points: (sheet: ScoreSheet) => number): boolean => sheets.some((sheet) => points(sheet) !== 0)
  return [
    line('routes', (sheet) => sheet.routes),
    ...(some((sheet) => sheet.captures) ? [line('captures', (sheet) => sheet.captures)] : []),
    line('tickets', ticketPoints),
    ...(rules.stations ? [line('stations', (sheet) => sheet.stations)] : []),
    ...(rules.longest_path
      ? [
          line(
            'longest',
            (sheet) => sheet.longest_path,
            (sheet) => sheet.longest,
          ),
        ]
      : []),
    ...(rules.globetrotter
      ? [
          line(
            'globetrotter',
            (sheet) => sheet.globetrotter,
            (sheet) => sheet.completed,
          ),
        ]
      : []),
    ...(rules.souvenirs ? [line('souvenirs', (sheet) => sheet.souvenirs)] : []),
    ...(some((sheet) => sheet.alvin) ? [line('alvin', (sheet) => sheet.alvin)] : []),
    line('total', (sheet) => sheet.total),
  ]
}

export function ticketPoints(sheet: ScoreSheet): number {
  return sheet.tickets.reduce((sum, ticket) => sum + ticket.points, 0)
}

export interface TicketRow {
  readonly ticket: string
  readonly seat: number
  readonly points: number
}

/** The tickets one by one, those of a seat together, the dearest first. */
export function ticketRows(sheets: readonly ScoreSheet[]): TicketRow[] {
  return sheets.flatMap((sheet) =>
    [...sheet.tickets]
      .sort((a, b) => b.points - a.points)
      .map(({ ticket, points }) => ({ ticket, points, seat: sheet.seat })),
  )
}

/** Points as they are written in tables: with a sign of their own, and a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : number(points)
}

export function number(points: number): string {
  return points < 0 ? `−${String(-points)}` : String(points)
}
