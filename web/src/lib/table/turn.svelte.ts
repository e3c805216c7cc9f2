/** The player's turn in progress: what is selected, highlighted and pending. The server decides what is legal. */
import { api } from '../protocol/api'
import type { Acted, Choices } from '../protocol/generated'
import { settings } from '../settings.svelte'
import { complain, toast } from '../ui/toasts.svelte'
import type { Names } from '../words/names'
import { t } from '../words/words.svelte'
import { actionsAt, keepAction, type Offers, offersOf } from './offers'
import { sensible } from './payments'
import { whyCards } from './prompts'
import type { TableStore } from './store.svelte'

export interface Light {
  cities: ReadonlySet<string>
  routes: ReadonlySet<string>
  lent: ReadonlySet<string>
}

/** What the sheet over the board asks. */
export type Asking =
  | { about: 'routes'; routes: string[] }
  | { about: 'route'; route: string; ways: string[]; all: string[] }
  | { about: 'city'; city: string; actions: string[] }
  | { about: 'station'; city: string; ways: string[]; all: string[] }

/** The cards that a tunnel turned up, for everybody to see. */
export interface Reveal {
  seat: number
  route: string
  cards: string[]
  extra: number
}

export class Turn {
  readonly nothing: Light = { cities: new Set(), routes: new Set(), lent: new Set() }

  asking = $state.raw<Asking | null>(null)
  /** Places in the offer of tickets that are to be kept. */
  keeping = $state.raw<ReadonlySet<number>>(new Set())
  /** Tickets whose cities and ways are lit. */
  watched = $state.raw<ReadonlySet<string>>(new Set())
  /** Tickets whose cities only are lit. */
  shown = $state.raw<ReadonlySet<string>>(new Set())
  stationMode = $state(false)
  reveal = $state.raw<Reveal | null>(null)
  /** The last event, in the version for the viewer and in the public one. */
  private said = $state.raw({ own: '', everybody: '' })
  /** The seat and the version that was answered last. */
  private answered = ''
  /** The seat that took the device last, where several share it. */
  private holding = $state<number | null>(null)

  readonly offers: Offers = $derived.by(() => {
    const now = this.store.now
    return offersOf(now?.choices ?? null, now?.view ?? null, now?.seat ?? null)
  })

  constructor(private readonly store: TableStore) {}

  get choices(): Choices | null {
    return this.store.now?.choices ?? null
  }

  /** The own seat that the device has to be handed to; null if the right person looks at it. */
  get curtain(): number | null {
    const { ownSeats, awaited } = this.store
    if (ownSeats.length < 2 || this.store.now?.table.status !== 'running') return null
    if (awaited.length === 0) return this.holding === null ? (ownSeats[0] ?? null) : null
    return awaited.includes(this.holding ?? -1) ? null : (awaited[0] ?? null)
  }

  openCurtain(): void {
    const seat = this.curtain
    this.holding = seat
    if (seat !== null) this.store.looking = seat
    this.watched = new Set()
    this.said = { own: '', everybody: '' }
  }

  /** What happened last, for screen readers. Behind the curtain another person may listen: only what everybody knows. */
  get announcement(): string {
    return this.curtain === null ? this.said.own : this.said.everybody
  }

  /** An empty text keeps the previous one. */
  announce(own: string, everybody: string): void {
    if (own) this.said = { own, everybody }
  }

  get glowing(): ReadonlySet<string> {
    return this.stationMode ? new Set() : this.offers.routes
  }

  get glowingCities(): ReadonlySet<string> {
    return this.stationMode ? this.offers.stations : this.offers.cities
  }

  get picked(): string | null {
    switch (this.asking?.about) {
      case 'route':
        return this.asking.route
      case 'city':
      case 'station':
        return this.asking.city
      default:
        return null
    }
  }

  get lit(): Light {
    const cities = new Set<string>()
    const routes = new Set<string>()
    const lent = new Set<string>()
    for (const status of this.store.now?.tickets ?? []) {
      if (!this.watched.has(status.ticket) && !this.shown.has(status.ticket)) continue
      const row = this.store.drawn?.board.tickets.find((one) => one.id === status.ticket)
      for (const city of row?.cities ?? []) cities.add(city)
      if (!this.watched.has(status.ticket)) continue
      for (const route of status.way?.routes ?? []) routes.add(route)
      for (const loan of status.way?.loans ?? []) lent.add(loan.route)
    }
    return { cities, routes, lent }
  }

  /** The position changed: what was picked no longer holds. */
  renew(): void {
    this.asking = null
    this.stationMode = false
    if (this.offers.decision?.decision !== 'choose_tickets') this.keeping = new Set()
  }

  drop(): void {
    this.asking = null
    this.stationMode = false
    this.reveal = null
  }

  happened(entry: Acted): void {
    const tried = entry.events.find((event) => event.event === 'tunnel_tried')
    const cards = entry.events.flatMap((event) => (event.event === 'card_revealed' ? [event.color] : []))
    if (tried && cards.length > 0) {
      const demanded = entry.events.find((event) => event.event === 'extra_demanded')
      this.reveal = { seat: tried.seat, route: tried.route, cards, extra: demanded?.cards ?? 0 }
    } else if (entry.seat === this.store.now?.seat) {
      this.reveal = null // who only watches sees the cards to their end, however fast a bot answers
    }
  }

  async act(action: string): Promise<void> {
    const now = this.store.now
    const answered = now ? `${String(now.seat)} ${String(now.table.version)}` : ''
    if (answered === this.answered) return // a second click on what was answered already
    this.answered = answered
    try {
      await this.store.act(action)
      if (this.answered === answered) this.asking = null
    } catch (error) {
      this.answered = ''
      complain(error)
    }
  }

  async undo(): Promise<void> {
    if (!this.store.now?.table.may_undo) return
    try {
      await this.store.undo()
    } catch (error) {
      complain(error)
    }
  }

  draw(place: number, names: Names): void {
    const color = this.store.now?.view?.row[place]
    if (color && this.offers.has(`draw ${color}`)) void this.act(`draw ${color}`)
    else if (color)
      this.refuse(color === 'wild' && this.offers.deck ? t('why-wild-second', { wild: names.wild }) : t('why-not-now'))
  }

  drawDeck(): void {
    if (this.offers.deck) void this.act('draw deck')
    else this.refuse(t('why-not-now'))
  }

  drawTickets(): void {
    if (this.offers.tickets) void this.act('tickets')
    else this.refuse(t('why-not-now'))
  }

  toggleKeep(place: number): void {
    const next = new Set(this.keeping)
    if (!next.delete(place)) next.add(place)
    this.keeping = next
  }

  get keep(): string | null {
    const action = keepAction(this.keeping)
    return this.offers.has(action) ? action : null
  }

  watch(ticket: string): void {
    const next = new Set(this.watched)
    if (!next.delete(ticket)) next.add(ticket)
    this.watched = next
  }

  touchRoutes(routes: readonly string[], names: Names): void {
    const [only] = routes
    if (only === undefined) return
    if (routes.length > 1) this.asking = { about: 'routes', routes: [...routes] }
    else this.touchRoute(only, names)
  }

  touchRoute(route: string, names: Names): void {
    const offered = this.choices?.routes[route]
    if (!offered) {
      void this.explain(route, names)
      return
    }
    const ways = sensible(offered.pay)
    const [only] = ways
    if (ways.length === 1 && only !== undefined && !settings.confirm) void this.act(`claim ${route} ${only}`)
    else this.asking = { about: 'route', route, ways, all: offered.pay }
  }

  touchCity(city: string): void {
    const actions = actionsAt(city, this.choices)
    const [only] = actions
    if (only !== undefined) {
      if (actions.length === 1 && !settings.confirm) void this.act(only)
      else this.asking = { about: 'city', city, actions }
    } else if (this.offers.stations.has(city) && this.choices?.stations) {
      const { pay } = this.choices.stations
      this.asking = { about: 'station', city, ways: sensible(pay), all: pay }
    }
  }

  /** Why a route cannot be claimed: only the server knows. */
  private async explain(route: string, names: Names): Promise<void> {
    const now = this.store.now
    const row = names.routeRow(route)
    if (!now || !row) return
    const about = t('route-facts', { route: names.route(route), length: row.length, color: row.color })
    const owner = Object.entries(now.view?.seats ?? {}).find(([, seat]) => seat.routes.includes(route))
    if (owner) {
      toast(t('route-owned', { route: names.route(route), player: names.player(Number(owner[0])) }))
    } else if (now.seat === null || now.table.status !== 'running') {
      toast(about)
    } else {
      try {
        const { reason } = await api.why(this.store.id, route, now.seat)
        if (reason) toast(reason.text, 'bad')
        else if (now.choices) toast(whyCards(row, names), 'bad')
        else toast(about)
      } catch (error) {
        complain(error)
      }
    }
  }

  private refuse(text: string): void {
    toast(text)
  }
}
