/** The rules of one board for a number of players, as text keys with parameters. Pure: numbers come from the board. */
import type { Board, Route } from '../protocol/generated'
import type { Params } from '../words/words.svelte'

export type SectionId =
  | 'aim'
  | 'turn'
  | 'cards'
  | 'claim'
  | 'parallel'
  | 'tickets'
  | 'ferries'
  | 'tunnels'
  | 'stations'
  | 'markers'
  | 'alvin'
  | 'souvenirs'
  | 'end'
  | 'ties'

export type Picture =
  | 'pieces'
  | 'colors'
  | 'wild'
  | 'claim'
  | 'gray'
  | 'parallel'
  | 'ticket'
  | 'ferry'
  | 'tunnel'
  | 'station'
  | 'marker'
  | 'network'
  | 'alvin'
  | 'souvenir'
  | 'longest'

export interface Line {
  readonly key: string
  readonly params?: Params
  readonly picture?: Picture
  /** One of a list; `step`: of a list whose order matters. */
  readonly list?: 'item' | 'step'
  /** What the sentence ends in: a number of spaces or symbols, and its points. */
  readonly table?: { readonly of: 'spaces' | 'symbols'; readonly rows: readonly (readonly [number, number])[] }
}

export interface Section {
  readonly id: SectionId
  readonly lines: readonly Line[]
}

export interface Game {
  readonly players: number
  /** The variant is played, where the board has it. */
  readonly alvin: boolean
}

export function rulesOf(board: Board, game: Game): Section[] {
  /** Every sentence may name the multicolored cards. */
  const named = (line: Line): Line => ({ ...line, params: { ...line.params, wild: board.wild } })
  const sections: Section[] = [
    { id: 'aim', lines: aim(board) },
    { id: 'turn', lines: turn(board) },
    { id: 'cards', lines: cards(board) },
    { id: 'claim', lines: claim(board) },
    { id: 'parallel', lines: parallel(board, game) },
    { id: 'tickets', lines: tickets(board) },
    { id: 'ferries', lines: ferries(board) },
    { id: 'tunnels', lines: tunnels(board) },
    { id: 'stations', lines: stations(board) },
    { id: 'markers', lines: markers(board) },
    { id: 'alvin', lines: alvin(board, game) },
    { id: 'souvenirs', lines: souvenirs(board, game) },
    { id: 'end', lines: end(board, game) },
    { id: 'ties', lines: ties(board) },
  ]
  return sections
    .filter((section) => section.lines.length > 0)
    .map(({ id, lines }) => ({ id, lines: lines.map(named) }))
}

/** The lines that are wanted, in order: `wanted && line` reads like the rule itself. */
function some(...lines: (Line | false)[]): Line[] {
  return lines.filter((line) => line !== false)
}

function aim(board: Board): Line[] {
  return some(
    { key: 'rules-aim' },
    { key: 'rules-start', params: { cars: board.cars, hand: board.hand }, picture: 'pieces' }, // SET-1, SET-2
    { key: 'rules-order' }, // SET-4
    board.first_player === 'after_tickets' && { key: 'rules-order-later' }, // SF-6
  )
}

function turn(board: Board): Line[] {
  return some(
    { key: 'rules-turn' }, // TURN-1
    { key: 'rules-turn-draw', list: 'item' },
    { key: 'rules-turn-claim', list: 'item' },
    { key: 'rules-turn-tickets', list: 'item' },
    board.rules.stations !== null && { key: 'rules-turn-station', list: 'item' },
    { key: 'rules-turn-pass' }, // TURN-2
  )
}

function cards(board: Board): Line[] {
  const { colors, each, wilds } = board.deck
  return some(
    { key: 'rules-deck', params: { each, colors: colors.length }, picture: 'colors' },
    { key: 'rules-draw' }, // DRAW-1
    wilds > 0 && { key: 'rules-wild', params: { wilds }, picture: 'wild' },
    wilds > 0 && { key: 'rules-wild-open' }, // DRAW-2, DRAW-3
    wilds > 0 && { key: 'rules-wild-deck' }, // DRAW-4
    wilds > 2 && { key: 'rules-sweep' }, // SET-5
    { key: 'rules-reshuffle' }, // DRAW-5, DRAW-6, DRAW-7
  )
}

function claim(board: Board): Line[] {
  const free = board.rules.markers === null
  return some(
    { key: 'rules-claim', picture: 'claim' }, // CLAIM-1
    board.routes.some((route) => route.color === 'gray') && { key: 'rules-claim-gray', picture: 'gray' }, // CLAIM-2
    board.deck.wilds > 0 && { key: 'rules-claim-wilds' }, // CLAIM-3
    { key: 'rules-claim-whole' }, // CLAIM-5
    free && { key: 'rules-claim-anywhere' }, // CLAIM-4
    {
      key: free ? 'rules-claim-points' : 'rules-claim-points-control', // CLAIM-6, WEST-4
      table: { of: 'spaces', rows: pointsHere(board) },
    },
  )
}

/** The points of the lengths that this board has. */
export function pointsHere(board: Board): [number, number][] {
  const lengths = new Set(board.routes.map((route) => route.length))
  return board.points.filter(([length]) => lengths.has(length))
}

function parallel(board: Board, { players }: Game): Line[] {
  const tracks = mostTracks(board.routes)
  if (tracks < 2) return []
  const open = players >= board.parallel_from
  return some(
    { key: 'rules-parallel', params: { tracks }, picture: 'parallel' }, // DOUBLE-1
    { key: open ? 'rules-parallel-open' : 'rules-parallel-closed', params: { players } }, // DOUBLE-2
    !open &&
      board.parallel_from <= board.players[1] && {
        key: 'rules-parallel-from',
        params: { players: board.parallel_from },
      },
  )
}

/** The size of the largest parallel group. */
export function mostTracks(routes: readonly Route[]): number {
  const groups = new Map<string, number>()
  for (const { cities } of routes) {
    const ends = [...cities].sort().join(' ')
    groups.set(ends, (groups.get(ends) ?? 0) + 1)
  }
  return Math.max(0, ...groups.values())
}

function tickets(board: Board): Line[] {
  const { deal, keep, long, refused, draw, draw_keep } = board.ticket_rules
  return some(
    { key: 'rules-ticket', picture: 'ticket' }, // TICK-4
    long > 0
      ? { key: 'rules-ticket-start-long', params: { deal, keep, long } } // EUR-1
      : { key: 'rules-ticket-start', params: { deal, keep } }, // SET-3
    { key: 'rules-ticket-refused', params: { where: refused } },
    { key: 'rules-ticket-draw', params: { draw, keep: draw_keep } }, // TICK-1, TICK-2
    long > 0 && { key: 'rules-ticket-long' },
    { key: 'rules-ticket-secret' }, // TICK-3
  )
}

function ferries(board: Board): Line[] {
  return board.rules.ferries ? [{ key: 'rules-ferry', picture: 'ferry' }, { key: 'rules-ferry-rest' }] : [] // FERRY-1
}

function tunnels(board: Board): Line[] {
  const rule = board.rules.tunnels
  if (!rule) return []
  return [
    { key: 'rules-tunnel', params: { reveal: rule.reveal }, picture: 'tunnel' }, // TUN-1, TUN-6
    { key: 'rules-tunnel-extra' }, // TUN-2
    { key: 'rules-tunnel-wilds' }, // TUN-3
    { key: 'rules-tunnel-leave' }, // TUN-4
    { key: 'rules-tunnel-length' }, // TUN-5
  ]
}

function stations(board: Board): Line[] {
  const rule = board.rules.stations
  if (!rule) return []
  return [
    { key: 'rules-station', params: { each: rule.each }, picture: 'station' }, // STN-1
    { key: 'rules-station-cost', params: { each: rule.each } }, // STN-2
    { key: 'rules-station-use' }, // STN-3
  ]
}

function markers(board: Board): Line[] {
  const rule = board.rules.markers
  if (!rule) return []
  return some(
    { key: 'rules-start-city', picture: 'marker' }, // WEST-1
    { key: 'rules-network', picture: 'network' }, // WEST-2
    { key: 'rules-control' },
    { key: 'rules-control-none', list: 'item' }, // WEST-4
    { key: 'rules-control-some', list: 'item' },
    rule.each > 1 && { key: 'rules-marker', params: { each: rule.each, cost: rule.cost } }, // WEST-3
  )
}

function alvin(board: Board, game: Game): Line[] {
  const rule = board.rules.alvin
  if (!rule || !game.alvin) return []
  const city = board.cities.find((one) => one.id === rule.city)?.name ?? rule.city
  return [
    { key: 'rules-alvin', params: { city }, picture: 'alvin' }, // ALV-1
    { key: 'rules-alvin-capture', params: { points: rule.capture } }, // ALV-2
    { key: 'rules-alvin-move' },
  ]
}

function souvenirs(board: Board, { players }: Game): Line[] {
  const rule = board.rules.souvenirs
  if (!rule) return []
  const fixed = board.cities.filter((city) => city.souvenir).length
  const placed = rule.symbols.length - fixed
  return some(
    { key: 'rules-souvenirs', params: { symbols: rule.symbols.length }, picture: 'souvenir' },
    fixed > 0 && { key: 'rules-souvenirs-fixed', params: { fixed, tokens: forPlayers(rule.stack, players) } }, // SF-1
    placed > 0 && {
      key: players === 2 ? 'rules-souvenirs-second' : 'rules-souvenirs-last', // SF-2
      params: { stacks: placed, tokens: forPlayers(rule.placed, players) },
    },
    { key: 'rules-souvenirs-take' }, // SF-3
    {
      key: 'rules-souvenirs-score',
      table: { of: 'symbols', rows: rule.table.map((points, count) => [count, points]) },
    }, // SF-4
  )
}

/** From pairs of (from how many players, number), what holds for these players. */
export function forPlayers(steps: readonly (readonly [number, number])[], players: number): number {
  return steps.findLast(([from]) => from <= players)?.[1] ?? 0
}

function end(board: Board, game: Game): Line[] {
  const { longest_path, globetrotter, stations: stationRule, souvenirs: souvenirRule, alvin: alvinRule } = board.rules
  const unbuilt = stationRule?.unbuilt ?? 0
  const hold = game.alvin ? (alvinRule?.hold ?? 0) : 0
  return some(
    { key: 'rules-end' }, // END-1
    { key: 'rules-end-passes' }, // TURN-2
    { key: 'rules-end-score' }, // END-2
    { key: 'rules-end-tickets', list: 'item' }, // TICK-4
    longest_path !== null && {
      key: 'rules-end-longest', // LONG-1, LONG-2
      params: { points: longest_path.points },
      picture: 'longest',
      list: 'item',
    },
    globetrotter !== null && { key: 'rules-end-globetrotter', params: { points: globetrotter.points }, list: 'item' }, // WEST-6
    unbuilt > 0 && { key: 'rules-end-stations', params: { points: unbuilt }, list: 'item' }, // STN-4
    souvenirRule !== null && { key: 'rules-end-souvenirs', list: 'item' },
    hold > 0 && { key: 'rules-end-alvin', params: { points: hold }, list: 'item' }, // ALV-3
  )
}

function ties(board: Board): Line[] {
  if (board.ties.length === 0) return [{ key: 'rules-ties-none' }]
  return [
    { key: 'rules-ties' }, // TIE-1
    ...board.ties.map((tie): Line => ({ key: 'rules-tie', params: { tie }, list: 'step' })),
    { key: 'rules-ties-shared' },
  ]
}
