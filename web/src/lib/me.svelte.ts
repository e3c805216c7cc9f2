/** The current user: a guest account, created when it is first needed. */
import { api, Refusal } from './protocol/api'
import type { Me } from './protocol/generated'
import { settings } from './settings.svelte'
import { language, speak, t } from './words/words.svelte'

let current = $state.raw<Me | null>(null)
let asked: Promise<Me | null> | null = null

export function me(): Me | null {
  return current
}

/** Ask the server once who we are; null if it does not know us yet. */
export function findMe(): Promise<Me | null> {
  asked ??= api.me().then(
    async (found) => {
      current = found
      if (settings.language === null && found.language !== language()) await speak(found.language)
      return found
    },
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'who_are_you') return null
      asked = null
      throw error
    },
  )
  return asked
}

/** The current user; creates a guest with this name if there is none. */
export async function ensureUser(name?: string): Promise<Me> {
  const known = await findMe()
  if (known) {
    if (name && name !== known.name) current = await api.changeMe({ name })
    return current ?? known
  }
  current = await api.becomeGuest(name ?? t('guest-name'), language())
  asked = Promise.resolve(current)
  return current
}

export function nowIAm(person: Me | null): void {
  current = person
  asked = Promise.resolve(person)
}

export async function changeLanguage(name: string): Promise<void> {
  settings.language = name
  await speak(name)
  if (current) current = await api.changeMe({ language: name })
}
