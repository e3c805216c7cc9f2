/** The result of a finished game: the user's own place, or the winners if the user had several seats or none. */
import type { Result } from '../protocol/generated'

export type Outcome =
  { kind: 'own'; place: number; points: number } | { kind: 'winner'; name: string; points: number } | { kind: 'none' }

export function outcomeOf(results: readonly Result[], person: string | null): Outcome {
  const own = results.filter((one) => person !== null && one.person_id === person)
  const [only] = own
  if (only && own.length === 1) return { kind: 'own', place: only.place, points: only.total }
  const winner = results.find((one) => one.place === 1)
  return winner ? { kind: 'winner', name: winner.name, points: winner.total } : { kind: 'none' }
}
