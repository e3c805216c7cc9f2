/** A pattern of dashes for each seat's curve: nobody has to tell the colours apart. Seat 0 has a plain line. */
const DASHES = ['none', '9 5', '3 4', '12 4 3 4', '6 3', '1.5 5'] as const

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none'
}
