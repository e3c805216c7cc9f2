/** Single-key shortcuts for the most common actions. Ignored while a text field has the focus; can be switched off. */
export type Panel = 'tickets' | 'moves' | 'players' | 'log' | 'chat' | 'rules' | 'menu' | 'keys'

export interface Doers {
  allowed(): boolean
  draw(place: number): void
  deck(): void
  tickets(): void
  undo(): void
  open(panel: Panel): void
  escape(): void
}

const PANELS: Record<string, Panel> = { r: 'moves', l: 'log', c: 'chat', h: 'tickets', '?': 'keys' }

export function pressed(key: string, doers: Doers): boolean {
  if (key === 'Escape') doers.escape()
  else if (!doers.allowed()) return false
  else if (/^[1-5]$/.test(key)) doers.draw(Number(key) - 1)
  else if (key === 'd') doers.deck()
  else if (key === 't') doers.tickets()
  else if (key === 'u') doers.undo()
  else {
    const panel = PANELS[key]
    if (!panel) return false
    doers.open(panel)
  }
  return true
}

export class Shortcuts {
  private readonly ending = new AbortController()

  constructor(doers: Doers) {
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
        const { target } = event
        if (
          target instanceof HTMLElement &&
          (target.closest('input, select, textarea, dialog') || target.isContentEditable)
        )
          return
        if (pressed(event.key.length === 1 ? event.key.toLowerCase() : event.key, doers)) event.preventDefault()
      },
      { signal: this.ending.signal },
    )
  }

  stop(): void {
    this.ending.abort()
  }
}
