/** Puts the keyboard where the next word is wanted: a city was placed, its name comes next. */
import { tick } from 'svelte'
import type { Studio } from '../studio.svelte'

/** For a list: bring the chosen row into view, and its field under the keyboard if it is wanted. */
export async function follow(list: HTMLElement | undefined, studio: Studio): Promise<void> {
  await tick()
  const row = list?.querySelector<HTMLElement>('[data-chosen]')
  row?.scrollIntoView({ block: 'nearest' })
  const { wanted } = studio
  if (wanted === null) return
  studio.wanted = null
  const field = row?.querySelector<HTMLInputElement>(`[data-field="${wanted}"]`)
  field?.focus({ preventScroll: true })
  field?.select()
}
