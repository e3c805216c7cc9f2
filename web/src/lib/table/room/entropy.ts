/** This browser's part of a table's deal: made and stored only after the table has shown its commitment. */
import { recallDeal, rememberDeal } from '../../ending/commitment'
import { entropy, Refusal } from '../../protocol/api'
import { t } from '../../words/words.svelte'

export const DEAL_CHANGED = 'deal_changed'

/**
 * What to send with `sit`, the same for all seats that are taken from this browser. `commitment` is what the table
 * shows now; it is stored first. Throws a Refusal, and nothing may be sent, if the table showed another one before.
 */
export function entropyAfter(table: string, commitment: string): string {
  const known = recallDeal(table)
  if (known === null) {
    const made = entropy()
    rememberDeal(table, { commitment, entropy: made })
    return made
  }
  if (known.commitment !== commitment) {
    throw new Refusal({ code: DEAL_CHANGED, params: {}, text: t('deal-changed') })
  }
  return known.entropy
}
