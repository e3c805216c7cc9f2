// Written by tools/web/protocol_types.py from the server's definitions: change those, then run it again.

/** Agree to end the game without a result, or withdraw the agreement. The game ends when all agree. */
export interface Abandon {
  do: "abandon"
  agrees?: boolean
}

export interface AbandonVoted {
  kind: "abandon_voted"
  seat: number
  agrees: boolean
}

/** Do a game action, given in notation, with the version of the position it answers. */
export interface Act {
  do: "act"
  version: number
  action: string
  seat?: number | null
}

export interface Acted {
  kind: "acted"
  seat: number
  by: "bot" | "fallback" | "person" | "stand_in"
  events: (CardTaken | CardDrawn | CardTurnedUp | RowSwept | DeckShuffled | RouteClaimed | PointsScored | TunnelTried | CardRevealed | ExtraDemanded | ExtraPaid | TunnelLeft | TicketsDrawn | TicketsKept | TicketTaken | StationBuilt | StartChosen | MarkerPlaced | AlvinCaptured | AlvinMoved | SouvenirTaken | SouvenirsPlaced | Passed | LastRound | GameOver | FirstDrawn)[]
  action?: string
}

/** Where this server can be reached. */
export interface Address {
  url: string
  shared: boolean
}

/** Alvin: his start city, and the points for capturing and for holding him (ALV-1). */
export interface Alvin {
  city: string
  capture: number
  hold: number
}

export interface AlvinCaptured {
  event: "alvin_captured"
  seat: number
  city: string
}

export interface AlvinMoved {
  event: "alvin_moved"
  seat: number
  city: string
}

export interface Back {
  kind: "back"
  person: string
}

/** A validated board: settings, rules, cities, routes and tickets. */
export interface Board {
  id: string
  name: string
  players: [number, number]
  player_colors: string[]
  cars: number
  deck: Deck
  hand: number
  ticket_rules: TicketRules
  points: [number, number][]
  parallel_from: number
  rules: Rules
  ties: string[]
  cities: City[]
  routes: Route[]
  tickets: Ticket[]
  note: string | null
  first_player: string
  land: boolean
  wild: string
}

export interface BoardInfo {
  id: string
  name: string
  digest: string
  key: string
}

export interface BoardLine {
  id: string
  name: string
  players: [number, number]
  alvin: boolean
}

export interface BoardList {
  boards: BoardLine[]
}

export interface BotList {
  bots: string[]
}

export interface BotSat {
  kind: "bot_sat"
  seat: number
  bot: string
}

export interface CardDrawn {
  event: "card_drawn"
  seat: number
  color: string | null
}

export interface CardRevealed {
  event: "card_revealed"
  color: string
}

export interface CardTaken {
  event: "card_taken"
  seat: number
  color: string
  place: number
}

export interface CardTurnedUp {
  event: "card_turned_up"
  color: string
  place: number
}

export interface ChangePerson {
  name?: string | null
  language?: string | null
}

export interface Checked {
  digest: string | null
  remarks: Remark[]
}

export interface Choices {
  actions: string[]
  routes: Record<string, RouteChoice>
  stations: CityChoice | null
  markers: CityChoice | null
}

export interface ChooseSouvenir {
  decision: "choose_souvenir"
  seat: number
  cities: [string, string]
}

export interface ChooseStartCity {
  decision: "choose_start_city"
  seat: number
}

export interface ChooseTickets {
  decision: "choose_tickets"
  seat: number
  offered: string[]
  count: number
  at_least: number
  opening: boolean
}

/** A city. Its position is geographic (`lat`, `lon`), on the sheet (`x`, `y` from 0 to 1), or both. */
export interface City {
  id: string
  name: string
  lat: number | null
  lon: number | null
  x: number | null
  y: number | null
  souvenir: boolean
  source: string | null
}

export interface CityChoice {
  cities: string[]
  pay: string[]
}

export interface CityRow {
  id: string
  name: string
  lat?: number | null
  lon?: number | null
  x?: number | null
  y?: number | null
  souvenir?: boolean
  source?: string | null
}

/** Time per move, and a reserve for the whole game that is used when a move takes longer. */
export interface Clock {
  move: number
  reserve?: number
}

/** The host closes a table that has not started. */
export interface Close {
  do: "close"
}

/** The host closed a table that had not started. */
export interface Closed {
  kind: "closed"
}

/** People have been absent for so long that the votes are counted without them. */
export interface Counted {
  kind: "counted"
}

export interface Created {
  kind: "created"
}

/** The train cards: colors in use, cards of each color, and wilds. */
export interface Deck {
  colors: string[]
  each: number
  wilds: number
}

export interface DeckShuffled {
  event: "deck_shuffled"
  cards: number
}

/** The keys of a board file: docs/board-format.md. */
export interface Design {
  id: string
  name: string
  players: DesignPlayers
  player_colors: string[]
  cars: number
  cards: DesignCards
  hand: number
  tickets: DesignTickets
  points: Record<string, number>
  parallel_from: number
  rules: (Record<string, number | string | (number | string)[] | Record<string, number>>)[]
  ties: string[]
  city: CityRow[]
  route: RouteRow[]
  ticket: TicketRow[]
  note?: string | null
  land?: boolean
  wild?: string
  first_player?: string
}

export interface DesignCards {
  colors: string[]
  each: number
  wilds: number
}

/** Settings, rules and limits of boards, for the editor. */
export interface DesignForm {
  settings: Field[]
  rules: RuleForm[]
  limits: Limits
  colors: string[]
  blank: Design
  example: Design | null
  playtests: boolean
  most_games: number
}

export interface DesignLine {
  design: string
  name: string
  revision: number
  updated_at: number
}

export interface DesignList {
  designs: DesignLine[]
  most: number
}

export interface DesignPlayers {
  from: number
  to: number
}

export interface DesignTickets {
  deal: number
  keep: number
  refused: string
  draw: number
  draw_keep: number
  long?: number
}

export interface Done {
  type: "done"
  id: number
  n: number
}

export interface DrawSecondCard {
  decision: "draw_second_card"
  seat: number
}

/** A board with the positions of everything drawn on it. */
export interface Drawn {
  digest: string
  board: Board
  layout: Layout
}

export interface EndInfo {
  reason: "abandoned" | "resigned" | "voted_out"
  seat: number | null
}

/** The final scoring of a finished game, drawn on the board. */
export interface Ending {
  seats: EndingSeat[]
}

export interface EndingSeat {
  tickets: TicketPath[]
  longest: string[]
}

export interface ExtraDemanded {
  event: "extra_demanded"
  seat: number
  cards: number
}

export interface ExtraPaid {
  event: "extra_paid"
  seat: number
  color: string
  wilds: number
  cards: number
}

export interface Fault {
  code: string
  params: Record<string, string | number | number | boolean>
  text: string
}

/** Ferries: routes that need wilds (FERRY-1). */
export interface Ferries {
}

/** One setting. `key` is its path in the file: `tickets.deal`. */
export interface Field {
  key: string
  kind: "by_number" | "choice" | "choices" | "city" | "names" | "number" | "numbers"
  default: unknown
  least: number
  most: number
  choices: string[]
  most_key: number
}

export interface FirstDrawn {
  event: "first_drawn"
  seat: number
}

export interface GameList {
  games: Played[]
  next: string | null
}

export interface GameOver {
  event: "game_over"
}

export interface GameView {
  seat: number | null
  own: OwnView | null
  first: number | null
  with_alvin: boolean
  player: number
  last_turns: number | null
  passes: number
  row: (string | null)[]
  deck: number
  discards: number[]
  reshuffles: number
  ticket_deck: number
  alvin_at: string | null
  alvin_holder: number | null
  captured: boolean
  tokens: Tokens[]
  to_place: string[]
  sheets: ScoreSheet[]
  winners: number[]
  seats: Record<string, SeatView>
  awaiting: (ChooseTickets | ChooseStartCity | PlaceStack | TakeTurn | DrawSecondCard | PayForTunnel | ChooseSouvenir | OfferMarker | PlaceAlvin)[]
}

/** The bonus for the most completed tickets (WEST-6). */
export interface Globetrotter {
  points: number
}

/** A person's last connection to this table was lost. */
export interface Gone {
  kind: "gone"
  person: string
}

export interface HostChanged {
  kind: "host_changed"
  person: string
  name: string
}

/** A city's name. (`x`, `y`) anchors the baseline of its first line. */
export interface Label {
  city: string
  lines: string[]
  x: number
  y: number
  anchor: string
  size: number
  box: [number, number, number, number]
}

export interface LastRound {
  event: "last_round"
  seat: number
}

/** A drawn board, in units of which a space is at least 30 long; y points down.

    `land` and `lakes` are closed lines, `rivers` and `borders` open ones. All may extend a little beyond the frame and
    need clipping. */
export interface Layout {
  board: string
  width: number
  height: number
  city_radius: number
  places: Place[]
  tracks: Track[]
  labels: Label[]
  land: [number, number][][]
  lakes: [number, number][][]
  rivers: [number, number][][]
  borders: [number, number][][]
}

/** Free one of your seats, or all of them, before the start. */
export interface Leave {
  do: "leave"
  seat?: number | null
}

/** A seat is free again: its person left, or the host removed the person or bot. */
export interface Left {
  kind: "left"
  seat: number
  removed: boolean
}

/** The largest numbers and longest texts that a board may have. */
export interface Limits {
  cities: number
  routes: number
  tickets: number
  length: number
  parallel: number
  points: number
  name: number
  note: number
}

/** A rival's route, used through a station (STN-3). */
export interface Loan {
  route: string
  city: string
  built: boolean
  claimed: boolean
}

/** The bonus for the longest path (LONG-1). */
export interface LongestPath {
  points: number
}

export interface MarkerPlaced {
  event: "marker_placed"
  seat: number
  city: string
  color: string
  wilds: number
}

/** City markers: how many each player has, and the cards that one costs (WEST-1, WEST-3). */
export interface Markers {
  each: number
  cost: number
}

export interface Me {
  person: string
  name: string
  language: string
  token: string | null
  has_phrase: boolean
}

export interface NameAndId {
  id: string
  name: string
}

export interface NewPerson {
  name: string
  language?: string
}

export interface NewPlaytest {
  board: Design
  games?: number
  bot?: string
}

export interface NewTable {
  board?: string | null
  board_file?: string | null
  seats?: number
  options?: Options
}

export interface OfferMarker {
  decision: "offer_marker"
  seat: number
  route: string
}

export interface Options {
  alvin?: boolean
  first?: number | null
  public?: boolean
  clock?: Clock | null
  grace?: number
  chat?: boolean
  stand_in?: string
  bot_pause?: number
}

export interface OptionsChanged {
  kind: "options_changed"
}

/** A command with a number chosen by the client, which the answer repeats. */
export interface Ordered {
  id: number
  command: Sit | Leave | Remove | SeatBot | SetOptions | Start | Close | Act | Undo | Return | Resign | Abandon | VoteOut | Say
}

/** What only the seat itself knows. */
export interface OwnView {
  hand: number[]
  tickets: string[]
  offer: string[]
  refused: string[]
  under_deck: [number, string][]
}

export interface Passed {
  event: "passed"
  seat: number
}

export interface PayForTunnel {
  decision: "pay_for_tunnel"
  seat: number
  route: string
  color: string
  wilds: number
  revealed: string[]
  extra: number
}

export interface Phrase {
  phrase: string
}

/** The position of a city's dot. */
export interface Place {
  city: string
  x: number
  y: number
}

export interface PlaceAlvin {
  decision: "place_alvin"
  seat: number
  cities: string[]
}

export interface PlaceStack {
  decision: "place_stack"
  seat: number
  symbols: string[]
}

export interface PlayOn {
  at: number
  seat: number
  bot?: string
}

/** A finished game in a person's history, with the results of all seats in order. */
export interface Played {
  table_id: string
  board: string
  finished_at: number
  results: Result[]
}

export interface PlaytestList {
  playtests: PlaytestState[]
}

export interface PlaytestState {
  playtest: string
  name: string
  status: "cancelled" | "done" | "failed" | "running" | "waiting"
  games: number
  done: number
  created_at: number
  remarks: Remark[]
  verdict: PlaytestVerdict | null
}

/** The verdict: all figures reliably in range (fine), some reliably out of range (out), or neither (unclear). */
export interface PlaytestVerdict {
  kind: "fine" | "out" | "unclear"
  text: string
  unclear: string[]
}

export interface PointsScored {
  event: "points_scored"
  seat: number
  points: number
  reason: string
  city: string | null
}

export interface Refused {
  type: "refused"
  id: number | null
  error: Fault
}

/** An error, warning or playtest flag, and where it is. */
export interface Remark {
  severity: "fault" | "flag" | "warning"
  code: string
  kind: string
  text: string
  rows: number[]
  key: string
}

export interface Rematched {
  kind: "rematched"
  table: string
}

/** The host removes a person or bot from a seat before the start. */
export interface Remove {
  do: "remove"
  seat: number
}

export interface Replay {
  table: string
  board: NameAndId
  digest: string
  key: string
  seats: ReplaySeat[]
  view: GameView
  owns: OwnView[]
  tickets: TicketStatus[][]
  chances: number[]
  steps: ReplayStep[]
}

export interface ReplaySeat {
  name: string
  bot: string | null
}

/** One action and what it changed, with all cards open. */
export interface ReplayStep {
  seat: number
  action: string
  events: (CardTaken | CardDrawn | CardTurnedUp | RowSwept | DeckShuffled | RouteClaimed | PointsScored | TunnelTried | CardRevealed | ExtraDemanded | ExtraPaid | TunnelLeft | TicketsDrawn | TicketsKept | TicketTaken | StationBuilt | StartChosen | MarkerPlaced | AlvinCaptured | AlvinMoved | SouvenirTaken | SouvenirsPlaced | Passed | LastRound | GameOver | FirstDrawn)[]
  view: Record<string, unknown>
  owns: Record<string, OwnView>
  tickets: Record<string, TicketStatus[]>
  chances: number[]
  luck: number[]
}

export interface Resign {
  do: "resign"
  seat?: number | null
}

export interface Resigned {
  kind: "resigned"
  seat: number
}

/** The result of one seat; bots and deleted people have no `person_id`. */
export interface Result {
  table_id: string
  seat: number
  person_id: string | null
  name: string
  total: number
  place: number
  finished_at: number
}

/** No worker was available in between: that time is subtracted from all clocks and absences. */
export interface Resumed {
  kind: "resumed"
  down_at: number
  up_at: number
}

/** Take over again from a bot that stood in. */
export interface Return {
  do: "return"
}

export interface Returned {
  kind: "returned"
  seat: number
}

/** One track between two cities; a parallel group is several routes between the same cities (DOUBLE-1). */
export interface Route {
  id: string
  cities: [string, string]
  length: number
  color: string
  ferry: number
  tunnel: boolean
  source: string | null
}

export interface RouteChoice {
  points: number[]
  pay: string[]
}

export interface RouteClaimed {
  event: "route_claimed"
  seat: number
  route: string
  color: string
  wilds: number
}

export interface RouteRow {
  cities: string[]
  length: number
  color: string
  ferry?: number
  tunnel?: boolean
  id?: string | null
  source?: string | null
}

export interface RowSwept {
  event: "row_swept"
  times: number
  shuffles: number
  discards: number[]
  deck: number[] | null
}

/** A rule with its settings. */
export interface RuleForm {
  name: string
  fields: Field[]
  needs: string | null
}

/** The rules that a board adds to the common ones; None for each that it does not use. */
export interface Rules {
  ferries: Ferries | null
  tunnels: Tunnels | null
  stations: Stations | null
  markers: Markers | null
  alvin: Alvin | null
  souvenirs: Souvenirs | null
  longest_path: LongestPath | null
  globetrotter: Globetrotter | null
}

export interface Said {
  kind: "said"
  person: string
  name: string
  phrase: string | null
  text: string | null
}

export interface Sat {
  kind: "sat"
  seat: number
  person: string
  name: string
}

export interface SavedDesign {
  design: string
  revision: number
  updated_at: number
  board: Design
}

export interface Say {
  do: "say"
  phrase?: string | null
  text?: string | null
}

/** One seat's final score. Lines of rules that the board does not have are 0. */
export interface ScoreSheet {
  seat: number
  routes: number
  captures: number
  tickets: TicketLine[]
  stations: number
  longest_path: number
  globetrotter: number
  souvenirs: number
  alvin: number
  total: number
  longest: number
  completed: number
  borrowed: (string | null)[]
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  do: "seat_bot"
  bot: string
  seat?: number | null
}

export interface SeatInfo {
  person: string | null
  name: string
  bot: string | null
  stand_in: "clock" | "gone" | "resigned" | "voted_out" | null
  gone: boolean
  reserve: number
  deadline: number | null
  abandons: boolean
  votes: number[]
  absent_at: number | null
}

export interface SeatLine {
  name: string
  bot: string | null
  person: string | null
}

/** What everybody knows about one seat. */
export interface SeatView {
  cars: number
  score: number
  cards: number
  known: number[]
  tickets: number
  offered: number
  routes: string[]
  stations: string[]
  markers: string[]
  souvenirs: string[]
  captures: number
}

/** The host changes the options; after the start only `chat` may change. */
export interface SetOptions {
  do: "options"
  options: Options
}

/** Take a seat, by default the first free one. A person may take several seats, each with its own name. */
export interface Sit {
  do: "sit"
  entropy: string
  seat?: number | null
  name?: string | null
}

/** A design as it will be drawn, and design warnings about the drawing. */
export interface Sketch {
  drawn: Drawn
  remarks: Remark[]
}

export interface Snapshot {
  type: "table"
  n: number
  at: number
  seat: number | null
  table: TableInfo
  view?: GameView
  tickets?: TicketStatus[]
  choices?: Choices | null
}

export interface SouvenirTaken {
  event: "souvenir_taken"
  seat: number
  city: string
  symbol: string
}

/** Souvenirs: symbols, stacks, tokens on the board, and the points for a collection (SF-1). */
export interface Souvenirs {
  symbols: string[]
  stack: [number, number][]
  placed: [number, number][]
  table: number[]
}

export interface SouvenirsPlaced {
  event: "souvenirs_placed"
  seat: number
  city: string
  symbol: string
}

/** One space: its center, direction in degrees, and size. */
export interface Space {
  x: number
  y: number
  angle: number
  length: number
  width: number
}

export interface Start {
  do: "start"
}

export interface StartChosen {
  event: "start_chosen"
  seat: number
  city: string
}

export interface Started {
  kind: "started"
}

export interface StationBuilt {
  event: "station_built"
  seat: number
  city: string
  color: string
  wilds: number
  cards: number
}

/** Stations: how many each player has, and the points for each unbuilt one (STN-1, STN-4). */
export interface Stations {
  each: number
  unbuilt: number
}

/** A bot plays for an absent person; the reason is `gone` or `clock`. */
export interface StoodIn {
  kind: "stood_in"
  seat: number
  reason: string
}

export interface TableInfo {
  id: string
  board: BoardInfo
  status: "open" | "over" | "running"
  host: string
  options: Options
  commitment: string
  version: number
  seats: SeatInfo[]
  may_undo: boolean
  ended: EndInfo | null
  closed: boolean
  rematch: string | null
  secret: string | null
  entropies: (string | null)[] | null
}

/** A table in a list. */
export interface TableLine {
  table: string
  status: "open" | "over" | "running"
  updated_at: number
  board: NameAndId
  seats: SeatLine[]
  alvin: boolean
  clock: Clock | null
  waits_for: number[]
}

export interface TableList {
  tables: TableLine[]
}

export interface TableMade {
  table: string
  commitment: string
}

export interface TakeTurn {
  decision: "take_turn"
  seat: number
}

/** A destination ticket: two cities to connect, and its points. */
export interface Ticket {
  id: string
  cities: [string, string]
  points: number
  long: boolean
  source: string | null
}

export interface TicketLine {
  ticket: string
  points: number
}

export interface TicketPath {
  ticket: string
  routes: string[]
}

export interface TicketRow {
  cities: string[]
  points: number
  long?: boolean
  id?: string | null
  source?: string | null
}

/** How tickets are dealt, kept and drawn (SET-3, TICK-1). */
export interface TicketRules {
  deal: number
  keep: number
  refused: string
  draw: number
  draw_keep: number
  long: number
}

export type TicketState = "cut_off" | "done" | "possible"

export interface TicketStatus {
  ticket: string
  points: number
  state: TicketState
  way: WayLeft | null
}

export interface TicketTaken {
  event: "ticket_taken"
  seat: number
  ticket: string
}

export interface TicketsDrawn {
  event: "tickets_drawn"
  seat: number
  count: number
}

export interface TicketsKept {
  event: "tickets_kept"
  seat: number
  kept: number
  refused: number
}

export interface Tokens {
  city: string
  symbol: string
  left: number
}

/** One route as drawn. `spine` runs from dot to dot through the center of every space. */
export interface Track {
  route: string
  spine: [number, number][]
  spaces: Space[]
}

export interface TunnelLeft {
  event: "tunnel_left"
  seat: number
  route: string
}

export interface TunnelTried {
  event: "tunnel_tried"
  seat: number
  route: string
  color: string
  wilds: number
}

/** Tunnels, and how many cards each reveals (TUN-1). */
export interface Tunnels {
  reveal: number
}

export interface Undo {
  do: "undo"
  version: number
}

export interface Undone {
  kind: "undone"
  seat: number
}

/** `table` and `view` hold only the fields that changed. */
export interface Update {
  type: "update"
  n: number
  at: number
  seat: number | null
  entry: Created | Sat | BotSat | Left | OptionsChanged | HostChanged | Started | Acted | Undone | Said | Gone | Back | StoodIn | Returned | VotedOut | AbandonVoted | Counted | Resumed | Resigned | Rematched | Closed
  table: Record<string, unknown>
  view?: Record<string, unknown>
  tickets?: TicketStatus[]
  choices?: Choices | null
}

/** Vote to replace an absent person by a bot permanently. It happens when all other players vote for it. */
export interface VoteOut {
  do: "vote_out"
  seat: number
}

/** Seat `by` votes to replace the absent person of `seat` permanently. */
export interface VotedOut {
  kind: "voted_out"
  seat: number
  by: number
}

/** What is missing: routes to claim, and routes to borrow. */
export interface WayLeft {
  routes: string[]
  cars: number
  loans: Loan[]
}

/** Coasts and lakes: longitude and latitude in hundredths of a degree, the first point, then steps. */
export interface World {
  land: number[][]
  lakes: number[][]
}

export type AnyMessage = Snapshot | Update | Done | Refused

export type AnyEntry = Created | Sat | BotSat | Left | OptionsChanged | HostChanged | Started | Acted | Undone | Said | Gone | Back | StoodIn | Returned | VotedOut | AbandonVoted | Counted | Resumed | Resigned | Rematched | Closed

export type AnyEvent = CardTaken | CardDrawn | CardTurnedUp | RowSwept | DeckShuffled | RouteClaimed | PointsScored | TunnelTried | CardRevealed | ExtraDemanded | ExtraPaid | TunnelLeft | TicketsDrawn | TicketsKept | TicketTaken | StationBuilt | StartChosen | MarkerPlaced | AlvinCaptured | AlvinMoved | SouvenirTaken | SouvenirsPlaced | Passed | LastRound | GameOver | FirstDrawn

export type AnyDecision = ChooseTickets | ChooseStartCity | PlaceStack | TakeTurn | DrawSecondCard | PayForTunnel | ChooseSouvenir | OfferMarker | PlaceAlvin

export type AnyCommand = Sit | Leave | Remove | SeatBot | SetOptions | Start | Close | Act | Undo | Return | Resign | Abandon | VoteOut | Say

export const CARD_KINDS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "wild"] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const PLAYER_COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "pink"] as const
export type PlayerColor = (typeof PLAYER_COLORS)[number]

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "hurry", "nice-route", "that-was-mine", "so-close", "again", "good-game", "bye", "smile", "laugh", "wow", "sad", "angry", "think", "train"] as const
export type PhraseKey = (typeof PHRASES)[number]

export const LEVELS = ["easy", "normal", "hard", "expert", "master"] as const
export type Level = (typeof LEVELS)[number]

export const QUICK_LEVELS = ["easy", "normal", "hard"] as const
export type QuickLevel = (typeof QUICK_LEVELS)[number]

export const BOT_OF: Readonly<Record<Level, string>> = {"easy": "stoker", "normal": "conductor", "hard": "surveyor", "expert": "dispatcher", "master": "baron"}
