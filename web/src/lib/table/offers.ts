/** The legal actions from the server, grouped by where on the page they are chosen. Pure: knows no rules. */
import type { AnyDecision, Choices, GameView } from '../protocol/generated'

export interface Offers {
  readonly decision: AnyDecision | null
  /** Routes that can be claimed, and cities that can be chosen for the decision at hand. */
  readonly routes: ReadonlySet<string>
  readonly cities: ReadonlySet<string>
  /** Cities where a station could be built. */
  readonly stations: ReadonlySet<string>
  readonly deck: boolean
  readonly tickets: boolean
  readonly pass: boolean
  readonly decline: boolean
  readonly noMarker: boolean
  /** Extra payments for a tunnel. */
  readonly extra: readonly string[]
  /** Actions that nothing else on the page stands for: those of rules that it has no controls for. */
  readonly others: readonly string[]
  has(action: string): boolean
}

const CITY_VERBS = new Set(['start', 'place', 'souvenir', 'alvin'])
const VERBS = new Set([...CITY_VERBS, 'keep', 'draw', 'tickets', 'pay', 'decline', 'no-marker', 'pass'])

export function offersOf(choices: Choices | null, view: GameView | null, seat: number | null): Offers {
  const actions = new Set(choices?.actions)
  const words = [...actions].map((action) => action.split(' '))
  const cities = words.filter(([verb]) => CITY_VERBS.has(verb ?? '')).map((parts) => parts.at(-1) ?? '')
  return {
    decision: view?.awaiting.find((one) => one.seat === seat) ?? null,
    routes: new Set(Object.keys(choices?.routes ?? {})),
    cities: new Set([...cities, ...(choices?.markers?.cities ?? [])]),
    stations: new Set(choices?.stations?.cities),
    deck: actions.has('draw deck'),
    tickets: actions.has('tickets'),
    pass: actions.has('pass'),
    decline: actions.has('decline'),
    noMarker: actions.has('no-marker'),
    extra: words.filter(([verb]) => verb === 'pay').map((parts) => parts[1] ?? ''),
    others: [...actions].filter((action) => !VERBS.has(action.split(' ')[0] ?? '')),
    has: (action) => actions.has(action),
  }
}

/** The actions that choosing a city may mean. */
export function actionsAt(city: string, choices: Choices | null): string[] {
  if (!choices) return []
  const plain = choices.actions.filter((action) => {
    const parts = action.split(' ')
    return CITY_VERBS.has(parts[0] ?? '') && parts.at(-1) === city
  })
  const marked = choices.markers?.cities.includes(city)
    ? choices.markers.pay.map((payment) => `marker ${city} ${payment}`)
    : []
  return [...plain, ...marked]
}

/** `keep 1 3` for the chosen places of an offer, from 0. */
export function keepAction(chosen: ReadonlySet<number>): string {
  return ['keep', ...[...chosen].sort((a, b) => a - b).map((place) => String(place + 1))].join(' ')
}
