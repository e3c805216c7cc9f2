/** Log entries as lines of text, with the places on the board that they mention. */
import { USUAL_BOT } from '../levels'
import type { LogLine } from '../protocol/api'
import type { AnyEvent } from '../protocol/generated'
import { eventsFor, type Looker } from '../protocol/looker'
import { botName, type Names } from '../words/names'
import { t } from '../words/words.svelte'

export interface Line {
  key: string
  text: string
  kind: 'small' | 'plain' | 'big'
  cities: readonly string[]
  routes: readonly string[]
}

/** Leaves out what the row and the board show anyway. */
const SILENT = new Set<AnyEvent['event']>(['card_turned_up', 'game_over'])
const BIG = new Set<AnyEvent['event']>(['last_round', 'route_claimed', 'station_built', 'alvin_captured'])

/** Where several share a device the entries know more than the one who looks may read. */
export function linesOf(entry: LogLine, names: Names, looker: Looker): Line[] {
  const plain = (text: string): Line[] => [{ key: String(entry.n), text, kind: 'small', cities: [], routes: [] }]
  const person = (id: string) => names.nameOf(id)
  switch (entry.kind) {
    case 'acted': {
      const lines = eventsFor(entry.events, looker)
        .filter((event) => !SILENT.has(event.event))
        .map((event, i): Line => ({
          key: `${String(entry.n)}.${String(i)}`,
          text: names.event(event),
          kind: BIG.has(event.event) ? 'big' : event.event.startsWith('card_') ? 'small' : 'plain',
          cities: 'city' in event && event.city ? [event.city] : [],
          routes: 'route' in event ? [event.route] : [],
        }))
      if (entry.by !== 'fallback') return lines
      const failed = t('log-bot-failed', { player: names.player(entry.seat), bot: botName(USUAL_BOT) })
      return [...plain(failed), ...lines]
    }
    case 'undone':
      return plain(t('log-undone', { player: names.player(entry.seat) }))
    case 'gone':
      return plain(t('log-gone', { player: person(entry.person) }))
    case 'back':
      return plain(t('log-back', { player: person(entry.person) }))
    case 'stood_in':
      return plain(t('log-stood-in', { player: names.player(entry.seat) }))
    case 'returned':
      return plain(t('log-returned', { player: names.player(entry.seat) }))
    case 'voted_out':
      return plain(t('log-voted-out', { player: names.player(entry.by), other: names.player(entry.seat) }))
    case 'abandon_voted':
      return plain(t('log-abandon', { player: names.player(entry.seat), agrees: entry.agrees ? 'yes' : 'no' }))
    case 'counted':
      return plain(t('log-counted'))
    case 'resumed':
      return plain(t('log-resumed', { seconds: Math.max(1, Math.round(entry.up_at - entry.down_at)) }))
    case 'resigned':
      return plain(t('log-resigned', { player: names.player(entry.seat) }))
    case 'started':
      return plain(t('log-started'))
    default:
      return []
  }
}
