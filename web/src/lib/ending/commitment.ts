/** Commitments of deals, stored in this browser before it sends anything: a forging server cannot change them. */
import { recall, remember } from '../settings.svelte'

/** This browser's part of a table's deal, and the commitment that it was shown before it sent that part. */
export interface Deal {
  readonly commitment: string
  readonly entropy: string
}

const dealKey = (table: string): string => `vialibre.deal.${table}`
const sourceKey = (table: string): string => `vialibre.source.${table}`

/** Store the deal of a table. What was stored first stays: a later commitment would be no proof. */
export function rememberDeal(table: string, deal: Deal): void {
  if (recallDeal(table) === null) remember(dealKey(table), deal)
}

/** Null if this browser added nothing to that deal, or stored its part without a commitment as older pages did. */
export function recallDeal(table: string): Deal | null {
  const found = recall<Partial<Record<keyof Deal, unknown>>>(dealKey(table))
  if (typeof found?.commitment !== 'string' || typeof found.entropy !== 'string') return null
  return { commitment: found.commitment, entropy: found.entropy }
}

/** Store the seed of the finished game that a table goes on from: its own must be the same. */
export function rememberSource(table: string, seed: string): void {
  if (recallSource(table) === null) remember(sourceKey(table), seed)
}

export function recallSource(table: string): string | null {
  const found = recall<unknown>(sourceKey(table))
  return typeof found === 'string' ? found : null
}
