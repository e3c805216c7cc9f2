/** Moves keyboard focus to the next input: after a city is placed, its name. */
import { tick } from 'svelte'
import type { Studio } from '../studio.svelte'

/** Sheet and lists are side by side. Where the lists lie below, going there would take the sheet out of sight. */
export function sideBySide(): boolean {
  return matchMedia('(width >= 60rem)').matches
}

/** For a list: bring the chosen row into view, and its field under the keyboard if it is wanted. */
export async function follow(list: HTMLElement | undefined, studio: Studio): Promise<void> {
  await tick()
  const row = list?.querySelector<HTMLElement>('[data-chosen]')
  const { wanted } = studio
  if (wanted !== null || sideBySide()) row?.scrollIntoView({ block: 'nearest' })
  if (wanted === null) return
  studio.wanted = null
  const field = row?.querySelector<HTMLInputElement>(`[data-field="${wanted}"]`)
  field?.focus({ preventScroll: true })
  field?.select()
}
