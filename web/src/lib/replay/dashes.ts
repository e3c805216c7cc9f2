/** A dash pattern for each seat's curve, so that color is not the only cue. Seat 0 has a solid line. */
const DASHES = ['none', '9 5', '3 4', '12 4 3 4', '6 3', '1.5 5'] as const

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none'
}
