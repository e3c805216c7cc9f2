/** The keyboard shortcuts as the help lists them. table/shortcuts.ts and the board handle them. */
export interface Shortcut {
  /** What the message `guide-key` calls it. */
  readonly what: string
  readonly keys: readonly string[]
}

export const SHORTCUTS: readonly Shortcut[] = [
  { what: 'row', keys: ['1', '2', '3', '4', '5'] },
  { what: 'deck', keys: ['D'] },
  { what: 'tickets', keys: ['T'] },
  { what: 'moves', keys: ['R'] },
  { what: 'undo', keys: ['U'] },
  { what: 'hand', keys: ['H'] },
  { what: 'log', keys: ['L'] },
  { what: 'chat', keys: ['C'] },
  { what: 'help', keys: ['?'] },
  { what: 'zoom', keys: ['+', '−'] },
  { what: 'whole', keys: ['0'] },
  { what: 'move', keys: ['←', '↑', '↓', '→'] },
  { what: 'close', keys: ['Esc'] },
]
