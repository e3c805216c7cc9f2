/** Whether this tab plays a guided game, at which table, and how far the guide has come. */
import { BEGINNING, type Progress } from './steps'

const KEY = 'vialibre.guide'
const PROGRESS = 'vialibre.guide.progress'

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without a memory the guide lasts until the page is loaded again.
  }
}

export function guideWanted(table: string): boolean {
  return recall(KEY) === table
}

export function wantGuide(table: string): void {
  keep(KEY, table)
  keep(PROGRESS, null)
}

export function dismissGuide(): void {
  keep(KEY, null)
  keep(PROGRESS, null)
}

export function recallProgress(): Progress {
  try {
    const found = JSON.parse(recall(PROGRESS) ?? 'null') as Partial<Progress> | null
    return { done: found?.done ?? [], points: found?.points ?? 0 }
  } catch {
    return BEGINNING
  }
}

export function keepProgress(progress: Progress): void {
  keep(PROGRESS, JSON.stringify(progress))
}
