/** What this browser itself remembers of deals: a server that forges one afterwards cannot change that. */
import type { TableMade } from '../protocol/generated'
import { recall, remember } from '../settings.svelte'

const commitmentKey = (table: string): string => `vialibre.commitment.${table}`
const entropyKey = (table: string): string => `vialibre.entropy.${table}`

/** Keep the first commitment that a table showed; a later one would be no proof, so it is never replaced. */
export function rememberCommitment(table: string, commitment: string): void {
  if (recallCommitment(table) === null) remember(commitmentKey(table), commitment)
}

export function recallCommitment(table: string): string | null {
  const found = recall<unknown>(commitmentKey(table))
  return typeof found === 'string' ? found : null
}

/** Keep what this browser added to a deal, once: the same serves for all seats that it takes. */
export function rememberEntropy(table: string, entropy: string): void {
  if (recallEntropy(table) === null) remember(entropyKey(table), entropy)
}

/** Of a table that was just made with this browser's part. */
export function rememberDeal(made: TableMade, entropy: string): void {
  rememberCommitment(made.table, made.commitment)
  rememberEntropy(made.table, entropy)
}

export function recallEntropy(table: string): string | null {
  const found = recall<unknown>(entropyKey(table))
  return typeof found === 'string' ? found : null
}
