/** Alerts a player whose tab is in the background: the tab's title and icon, a bell, a browser notification. */
import type { SeatState } from '../protocol/merge'
import { settings } from '../settings.svelte'
import { play } from '../sound/sound'
import { boardTitle } from '../words/names'
import { t } from '../words/words.svelte'
import type { TableStore } from './store.svelte'

/** Whether the game has just started to wait for this seat. */
export function isCalled(before: SeatState | null, after: SeatState): boolean {
  return !before?.choices && after.choices !== null && after.table.status === 'running'
}

/** From here on each second of the own time is heard. */
const LOW = 10

/** Whether the clock should tick now, given the seconds left; never in games that last days. */
export function isTicking(left: number, move: number): boolean {
  return left > 0 && left <= LOW && move < 3600
}

/** An SVG icon with a lamp in its corner. */
export function badged(icon: string): string {
  return icon.replace(
    '</svg>',
    '<circle cx="48" cy="16" r="15" fill="#f0a500" stroke="#fffaf0" stroke-width="4"/></svg>',
  )
}

/** Call when a table is opened; what it returns ends it. */
export function startNotices(store: TableStore): () => void {
  let message: Notification | null = null
  let icon: Promise<string | null> | null = null
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  const plain = link?.href ?? ''
  let status: string | null = null
  let stopped = false

  const due = () => store.now?.table.status === 'running' && store.awaited.length > 0

  const stopEffects = $effect.root(() => {
    $effect(() => {
      const board = store.now?.table.board
      if (board)
        document.title = due() ? t('guide-notice-title') : t('guide-notice-quiet', { board: boardTitle(board) })
    })
    $effect(() => {
      if (due()) void lightIcon()
      else {
        if (link) link.href = plain
        hush()
      }
    })
    $effect(() => {
      // The deal comes as a whole new picture, not as a change that could be followed.
      const now = store.now?.table.status ?? null
      if (status === 'open' && now === 'running' && due()) call()
      status = now
    })
  })
  const unfollow = store.follow((_update, before, after) => {
    if (isCalled(before, after)) call()
  })
  const clock = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', seen)

  /** Ring the bell, and show a notification if the page is hidden. */
  function call(): void {
    play('yourTurn')
    if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return
    if (Notification.permission !== 'granted') return
    const board = store.now?.table.board
    try {
      hush()
      message = new Notification(t('guide-notice-head'), {
        body: board ? t('guide-notice-body', { board: boardTitle(board) }) : '',
        tag: `vialibre.${store.id}`,
        icon: plain,
      })
      message.onclick = () => {
        window.focus()
        hush()
      }
    } catch {
      // Some phones have the word but allow it only to installed pages.
    }
  }

  function tick(): void {
    const now = store.now
    if (!now || !settings.sound) return
    const seat = store.awaited.find((one) => now.table.seats[one]?.deadline)
    const deadline = seat === undefined ? null : now.table.seats[seat]?.deadline
    if (!deadline) return
    const left = deadline - (Date.now() / 1000 + store.clockAhead)
    if (isTicking(left, now.table.options.clock?.move ?? 0)) play('tick')
  }

  async function lightIcon(): Promise<void> {
    if (!link) return
    icon ??= fetch(plain)
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null)
    const drawing = await icon
    if (drawing && due() && !stopped) link.href = `data:image/svg+xml,${encodeURIComponent(badged(drawing))}`
  }

  function seen(): void {
    if (!document.hidden) hush()
  }

  function hush(): void {
    message?.close()
    message = null
  }

  return () => {
    stopped = true
    stopEffects()
    unfollow()
    clearInterval(clock)
    document.removeEventListener('visibilitychange', seen)
    hush()
    if (link) link.href = plain
    document.title = t('app-title')
  }
}
