/** This browser's part of a table's deal. It is kept: after the game it proves that the deal was made with it. */
import { recallEntropy, rememberEntropy } from '../../ending/commitment'
import { entropy } from '../../protocol/api'

/** The same for all seats that are taken from this browser. */
export function entropyFor(table: string): string {
  const known = recallEntropy(table)
  if (known !== null) return known
  const made = entropy()
  rememberEntropy(table, made)
  return made
}
