/** Names of things on a board and sentences about events, with the same texts as the server's narrator. */
import { levelOf } from '../levels'
import type { AnyEvent, Board, Drawn, Route, ScoreSheet, SeatInfo, Ticket } from '../protocol/generated'
import { t } from './words.svelte'

export function colorName(color: string): string {
  return t('color-name', { color })
}

export function boardTitle(board: { id: string; name: string }): string {
  return t('board-title', { id: board.id, name: board.name })
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** How a seat is called: the person's name, the color with the bot's name, or the color. */
export function seatName(seat: Pick<SeatInfo, 'name' | 'bot'> | undefined, color: string | undefined): string {
  if (seat?.name) return seat.name
  if (seat?.bot) return `${capital(colorName(color ?? 'gray'))} (${botName(seat.bot)})`
  return capital(colorName(color ?? 'gray'))
}

/** The bot's own name: its trade. */
export function botName(bot: string): string {
  return t('bot-name', { bot })
}

/** How well it plays; of one that is not offered as a level, its name. */
export function levelName(bot: string): string {
  const level = levelOf(bot)
  return level === null ? botName(bot) : t('level-name', { level })
}

/** What a bot of this level does, and how long it thinks. */
export function levelHint(bot: string): string {
  const level = levelOf(bot)
  return level === null ? t('home-level-own') : t('home-level-hint', { level })
}

/** Both, where one is chosen: Master (Baron). */
export function levelAndBot(bot: string): string {
  return levelOf(bot) === null ? botName(bot) : `${levelName(bot)} (${botName(bot)})`
}

/** `count` cards of a color and `wilds` multicolored ones, as the texts want them. */
export function cardSet(color: string, wilds: number, cards: number): { color: string; count: number; wilds: number } {
  const used = color === 'wild' ? 0 : wilds
  return { color, count: cards - used, wilds: used }
}

/** The key of a message about a kind of event, decision or action. */
export function messageKey(family: string, kind: string): string {
  return [family, ...kind.split('_')].join('-')
}

function isPlain(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}

export class Names {
  readonly board: Board
  private readonly cities: Map<string, string>
  private readonly routes: Map<string, Route>
  private readonly tickets: Map<string, Ticket>

  constructor(
    drawn: Pick<Drawn, 'board'>,
    readonly players: readonly string[],
    /** Names by user id, for texts about people rather than seats. */
    private readonly people: ReadonlyMap<string, string> = new Map(),
  ) {
    this.board = drawn.board
    this.cities = new Map(this.board.cities.map((city) => [city.id, city.name]))
    this.routes = new Map(this.board.routes.map((route) => [route.id, route]))
    this.tickets = new Map(this.board.tickets.map((ticket) => [ticket.id, ticket]))
  }

  player(seat: number): string {
    return this.players[seat] ?? t('seat-number', { seat: seat + 1 })
  }

  nameOf(person: string): string {
    return this.people.get(person) ?? '–'
  }

  city(id: string): string {
    return this.cities.get(id) ?? id
  }

  routeRow(id: string): Route | undefined {
    return this.routes.get(id)
  }

  ticketRow(id: string): Ticket | undefined {
    return this.tickets.get(id)
  }

  between(cities: readonly string[]): string {
    return cities.map((city) => this.city(city)).join(' – ')
  }

  route(id: string): string {
    const row = this.routes.get(id)
    if (!row) return id
    const name = this.between(row.cities)
    const group = this.board.routes.filter((other) => sameEnds(other, row))
    const track = group.findIndex((other) => other.id === id) + 1
    return track <= 1 ? name : t('route-track', { route: name, track })
  }

  ticket(id: string): string {
    const row = this.tickets.get(id)
    return row ? this.between(row.cities) : id
  }

  /** What this board calls its multicolored cards, as the texts want it. */
  get wild(): string {
    return this.board.wild
  }

  /** A kind of cards: a color, or the multicolored ones. */
  kind(color: string): string {
    return t('card-kind', { color, wild: this.wild })
  }

  event(event: AnyEvent): string {
    const { wild } = this
    const player = 'seat' in event ? this.player(event.seat) : ''
    switch (event.event) {
      case 'card_taken':
        return t('event-card-taken', { player, color: event.color, wild })
      case 'card_drawn':
        return event.color === null
          ? t('event-card-drawn-unseen', { player })
          : t('event-card-drawn', { player, color: event.color, wild })
      case 'card_turned_up':
        return t('event-card-turned-up', { color: event.color, wild })
      case 'row_swept':
        return event.times === 1 ? t('event-row-swept', { wild }) : t('event-rows-swept', { times: event.times })
      case 'deck_shuffled':
        return t('event-deck-shuffled', { cards: event.cards })
      case 'route_claimed':
        return t('event-route-claimed', { player, route: this.route(event.route), wild, ...this.routeSet(event) })
      case 'points_scored':
        return this.points(player, event.points, event.reason, event.city)
      case 'tunnel_tried':
        return t('event-tunnel-tried', { player, route: this.route(event.route), wild, ...this.routeSet(event) })
      case 'card_revealed':
        return t('event-card-revealed', { color: event.color, wild })
      case 'extra_demanded':
        return t('event-extra-demanded', { player, cards: event.cards })
      case 'extra_paid':
        return t('event-extra-paid', { player, wild, ...cardSet(event.color, event.wilds, event.cards) })
      case 'tunnel_left':
        return t('event-tunnel-left', { player, route: this.route(event.route) })
      case 'tickets_drawn':
        return t('event-tickets-drawn', { player, count: event.count })
      case 'tickets_kept':
        return t('event-tickets-kept', { player, kept: event.kept, refused: event.refused })
      case 'ticket_taken':
        return t('event-ticket-taken', {
          player,
          ticket: this.ticket(event.ticket),
          points: this.tickets.get(event.ticket)?.points ?? 0,
        })
      case 'station_built':
        return t('event-station-built', {
          player,
          city: this.city(event.city),
          wild,
          ...cardSet(event.color, event.wilds, event.cards),
        })
      case 'start_chosen':
        return t('event-start-chosen', { player, city: this.city(event.city) })
      case 'marker_placed': {
        const cost = this.board.rules.markers?.cost ?? 0
        return t('event-marker-placed', {
          player,
          city: this.city(event.city),
          wild,
          ...cardSet(event.color, event.wilds, cost),
        })
      }
      case 'alvin_captured':
        return t('event-alvin-captured', { player, city: this.city(event.city) })
      case 'alvin_moved':
        return t('event-alvin-moved', { player, city: this.city(event.city) })
      case 'souvenir_taken':
        return t('event-souvenir-taken', { player, city: this.city(event.city), symbol: event.symbol })
      case 'souvenirs_placed':
        return t('event-souvenirs-placed', { player, city: this.city(event.city), symbol: event.symbol })
      case 'passed':
        return t('event-passed', { player })
      case 'last_round':
        return t('event-last-round', { player })
      case 'game_over':
        return t('event-game-over')
      case 'first_drawn':
        return t('event-first-drawn', { player })
      default:
        return this.otherEvent(event)
    }
  }

  /** An event of a newer rule: as the narrator of the server does it, by its name and its fields. */
  private otherEvent(event: { readonly event: string }): string {
    const fields = event as { readonly event: string } & Record<string, unknown>
    const { seat, city, route, color, wilds, cards } = fields
    const plain = Object.entries(fields).filter((one): one is [string, number | string] => isPlain(one[1]))
    return t(messageKey('event', event.event), {
      ...Object.fromEntries(plain),
      wild: this.wild,
      ...(typeof seat === 'number' && { player: this.player(seat) }),
      ...(typeof city === 'string' && { city: this.city(city) }),
      ...(typeof route === 'string' && { route: this.route(route) }),
      ...(typeof color === 'string' &&
        typeof wilds === 'number' &&
        typeof cards === 'number' &&
        cardSet(color, wilds, cards)),
    })
  }

  /** An action in words, from its notation: for those that nothing else on the page stands for. */
  action(action: string): string {
    const [verb = '', ...rest] = action.split(' ')
    const city = rest.find((word) => this.cities.has(word))
    const [color = '', wilds = '0'] = (rest.at(-1) ?? '').split('+')
    return t(messageKey('action', verb), { city: this.city(city ?? ''), color, wilds: Number(wilds), wild: this.wild })
  }

  /** Labels and points of a score sheet, the total last; tickets come one by one. */
  sheet(sheet: ScoreSheet): { label: string; points: number; ticket?: string }[] {
    const { rules } = this.board
    const lines: { label: string; points: number; ticket?: string }[] = [
      { label: t(rules.markers ? 'score-routes-and-cities' : 'score-routes'), points: sheet.routes },
    ]
    if (sheet.captures) lines.push({ label: t('score-captures'), points: sheet.captures })
    for (const line of sheet.tickets) {
      const key = line.points >= 0 ? 'score-ticket' : 'score-ticket-missed'
      lines.push({ label: t(key, { ticket: this.ticket(line.ticket) }), points: line.points, ticket: line.ticket })
    }
    if (rules.stations) lines.push({ label: t('score-stations'), points: sheet.stations })
    if (rules.longest_path)
      lines.push({ label: t('score-longest-path', { cars: sheet.longest }), points: sheet.longest_path })
    if (rules.globetrotter)
      lines.push({ label: t('score-globetrotter', { tickets: sheet.completed }), points: sheet.globetrotter })
    if (rules.souvenirs) lines.push({ label: t('score-souvenirs'), points: sheet.souvenirs })
    if (sheet.alvin) lines.push({ label: t('score-alvin'), points: sheet.alvin })
    lines.push({ label: t('score-total'), points: sheet.total })
    return lines
  }

  private routeSet(event: { route: string; color: string; wilds: number }) {
    return cardSet(event.color, event.wilds, this.routes.get(event.route)?.length ?? 0)
  }

  private points(player: string, points: number, reason: string, city: string | null): string {
    if (reason === 'capture') return t('event-points-capture', { player, points })
    if (reason === 'control' && city) return t('event-points-control', { player, points, city: this.city(city) })
    return t('event-points-route', { player, points })
  }
}

function sameEnds(one: Route, other: Route): boolean {
  return new Set([...one.cities, ...other.cities]).size === 2
}
