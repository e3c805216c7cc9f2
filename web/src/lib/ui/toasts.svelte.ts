/** Toasts: short messages that disappear by themselves, also announced to screen readers. */
import { OFFLINE, Refusal } from '../protocol/api'
import { t } from '../words/words.svelte'

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'bad' | 'good'
}

let nextId = 1
let shown = $state.raw<readonly Toast[]>([])

export function toasts(): readonly Toast[] {
  return shown
}

export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const one = { id: nextId++, text, kind }
  shown = [...shown.filter((other) => other.text !== text).slice(-2), one]
  setTimeout(() => dismiss(one.id), 3500 + text.length * 45)
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id)
}

export function dismissAll(): void {
  shown = []
}

/** What went wrong, in words. */
export function told(error: unknown): string {
  if (error instanceof Refusal) return error.code === OFFLINE ? t('page-offline') : error.message
  console.error(error)
  return t('page-unexpected')
}

/** Say what went wrong with something that was tried. */
export function complain(error: unknown): void {
  toast(told(error), 'bad')
}
