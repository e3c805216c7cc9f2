/** Events in a waiting room as sentences. */
import type { AnyEntry, TableInfo } from '../../protocol/generated'
import { levelAndBot } from '../../words/names'
import { t } from '../../words/words.svelte'

/** Null for what is not worth a word. `before` is the table as it was: who left has no name on it any more. */
export function newsOf(entry: AnyEntry, before: TableInfo): string | null {
  switch (entry.kind) {
    case 'sat':
      return t('room-news-sat', { name: entry.name })
    case 'bot_sat':
      return t('room-news-bot', { level: levelAndBot(entry.bot) })
    case 'left': {
      const seat = before.seats[entry.seat]
      return t('room-news-left', { name: seat?.bot ? levelAndBot(seat.bot) : (seat?.name ?? '') })
    }
    case 'options_changed':
      return t('room-news-options')
    case 'host_changed':
      return t('room-news-host', { name: entry.name })
    default:
      return null
  }
}
