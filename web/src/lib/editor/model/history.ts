/** Undo and redo. Designs share everything that did not change, so a long history costs little. Pure. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last change was to, and when: typing a name is one change, not one for each letter. */
  readonly last: { what: string; at: number } | null
}

const MOST = 300
const PAUSE = 1200

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], last: null }
}

export function changed<T>(history: History<T>, now: T, what: string, at: number): History<T> {
  if (now === history.now) return history
  const goesOn = history.last?.what === what && what !== '' && at - history.last.at < PAUSE
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now, future: [], last: { what, at } }
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], last: null }
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future: rest, last: null }
}
