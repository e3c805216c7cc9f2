/** The pending decision as a sentence: for the player who has to act, and for the others. */
import type { AnyDecision, GameView, Route, SeatInfo, TableInfo } from '../protocol/generated'
import { cardSet, messageKey, type Names } from '../words/names'
import { listAnd, t } from '../words/words.svelte'
import type { Offers } from './offers'

export function promptOf(decision: AnyDecision, offers: Offers, names: Names): string {
  const kind: string = decision.decision
  switch (decision.decision) {
    case 'choose_tickets':
      return t('prompt-tickets', { least: decision.at_least, count: decision.count })
    case 'choose_start_city':
      return t('prompt-start')
    case 'place_stack':
      return t('prompt-place')
    case 'take_turn':
      if (offers.pass) return t('prompt-pass')
      return t('prompt-turn', { routes: offers.routes.size })
    case 'draw_second_card':
      return t('prompt-second')
    case 'pay_for_tunnel':
      return t('prompt-tunnel', { extra: decision.extra })
    case 'choose_souvenir':
      return t('prompt-souvenir')
    case 'offer_marker':
      return t('prompt-marker', { cost: names.board.rules.markers?.cost ?? 0 })
    case 'place_alvin':
      return t('prompt-alvin')
    default:
      return t(messageKey('prompt', kind))
  }
}

/** What a route costs, for a player who cannot pay it. */
export function whyCards({ id, length, color, ferry }: Route, names: Names): string {
  const route = names.route(id)
  if (ferry === 0) return t('why-cards', { route, length, color })
  return t('why-cards-ferry', { route, ferries: ferry, cards: length - ferry, color, wild: names.wild })
}

/** Whether a bot plays this seat, its own or a person's. */
export function isBot(seat: Pick<SeatInfo, 'bot' | 'stand_in'> | undefined): boolean {
  return seat !== undefined && (seat.bot !== null || seat.stand_in !== null)
}

/** Whether the game ends when this seat gives up: it goes on while a person plays against anyone, as the server has it. */
export function endsWithout(seat: number, seats: readonly Pick<SeatInfo, 'person' | 'stand_in'>[]): boolean {
  const rivals = seats.filter((one, i) => i !== seat && one.stand_in !== 'resigned' && one.stand_in !== 'voted_out')
  return rivals.length < 2 || rivals.every((one) => one.person === null)
}

/** Why a bot plays for a person, or that they gave up a game that is over: no bot plays there anymore. */
export function standInOf({ stand_in: reason }: Pick<SeatInfo, 'stand_in'>, status: TableInfo['status']): string {
  if (reason === null) return ''
  if (status !== 'over' || reason === 'voted_out') return t('seat-stand-in', { reason })
  return reason === 'resigned' ? t('seat-gave-up') : ''
}

/** Whom the others are waiting for. */
export function waitingFor(view: GameView, names: Names): string {
  const [first, ...more] = view.awaiting
  if (!first) return ''
  if (more.length > 0) {
    return t('waiting-for', { players: listAnd(view.awaiting.map((one) => names.player(one.seat))) })
  }
  const player = names.player(first.seat)
  switch (first.decision) {
    case 'choose_tickets':
      return t('decision-tickets', { player, count: first.count, least: first.at_least })
    case 'choose_start_city':
      return t('decision-start', { player })
    case 'place_stack':
      return t('decision-place', {
        player,
        symbols: first.symbols.map((symbol) => t('symbol-name', { symbol })).join(', '),
      })
    case 'take_turn':
      return t('decision-turn', { player })
    case 'draw_second_card':
      return t('decision-second', { player })
    case 'pay_for_tunnel': {
      const length = names.routeRow(first.route)?.length ?? 0
      const set = cardSet(first.color, first.wilds, length)
      return t('decision-tunnel', {
        player,
        extra: first.extra,
        route: names.route(first.route),
        wild: names.wild,
        ...set,
      })
    }
    case 'choose_souvenir':
      return t('decision-souvenir', {
        player,
        first: names.city(first.cities[0]),
        second: names.city(first.cities[1]),
      })
    case 'offer_marker':
      return t('decision-marker', { player, route: names.route(first.route) })
    case 'place_alvin':
      return t('decision-alvin', { player, cities: names.between(first.cities) })
    default:
      return t('waiting-for', { players: player })
  }
}
