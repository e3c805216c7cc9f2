/** Unsaved designs, stored in this browser until the server has them. */
import type { Design } from '../../protocol/generated'
import { recall, remember } from '../../settings.svelte'

export interface Draft {
  board: Design
  /** The revision on the server that it goes back to; 0: it was never there. */
  revision: number
  at: number
}

/** The draft that is on no server yet. */
export const NEW = 'new'
const key = (design: string): string => `vialibre.design.${design}`

export function draftOf(design: string): Draft | null {
  const found = recall<Draft>(key(design))
  return found && typeof found.board === 'object' && Array.isArray(found.board.city) ? found : null
}

export function keepDraft(design: string, draft: Draft): void {
  remember(key(design), draft)
}

export function dropDraft(design: string): void {
  try {
    localStorage.removeItem(key(design))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
