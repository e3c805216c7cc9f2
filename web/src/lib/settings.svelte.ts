/** The user's preferences, stored in this browser only. */
import { offeredBot, USUAL_BOT } from './levels'

export interface Settings {
  language: string | null
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'less'
  confirm: boolean
  shortcuts: boolean
  sound: boolean
  volume: number
  notify: boolean
  muted: string[]
  lastBoard: string
  lastBots: number
  /** The bot of the level that was chosen last. */
  lastLevel: string
  guideSeen: boolean
}

const KEY = 'vialibre.settings'
const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  confirm: false,
  shortcuts: true,
  sound: false,
  volume: 0.5,
  notify: false,
  muted: [],
  lastBoard: 'usa',
  lastBots: 2,
  lastLevel: USUAL_BOT,
  guideSeen: false,
}

/** A value kept in this browser; null if there is none, or if the browser keeps nothing. */
export function recall<T>(key: string): T | null {
  try {
    const found = localStorage.getItem(key)
    return found === null ? null : (JSON.parse(found) as T)
  } catch {
    return null
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const kept: Settings = { ...DEFAULTS, ...recall<Partial<Settings>>(KEY) }
export const settings: Settings = $state({ ...kept, lastLevel: offeredBot(kept.lastLevel) })

const darkSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
const lessMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

export function calm(): boolean {
  return settings.motion === 'less' || (lessMotion?.matches ?? false)
}

/** Keep the page and the browser's memory in step with the settings, for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => remember(KEY, $state.snapshot(settings)))
    $effect(() => {
      const dark = settings.theme === 'dark' || (settings.theme === 'auto' && darkSystem?.matches)
      document.documentElement.dataset.theme = dark ? 'dark' : 'light'
      document.documentElement.dataset.motion = settings.motion
    })
  })
  darkSystem?.addEventListener('change', () => {
    if (settings.theme === 'auto') document.documentElement.dataset.theme = darkSystem.matches ? 'dark' : 'light'
  })
}
