/** Operations on a design. All return a new design; nothing is changed in place. Pure. */
import type { CityRow, Design, RouteRow, TicketRow } from '../../protocol/generated'
import { follows, slug, unused } from './ids'

export type Kind = 'city' | 'route' | 'ticket'
export type Spot = { x: number; y: number } | { lat: number; lon: number }
export type Rule = Design['rules'][number]

/** Cities by latitude and longitude, rather than on a sheet of paper. */
export function onEarth(design: Design): boolean {
  if (design.city.length === 0) return design.land ?? false
  return design.city.every((city) => city.lat != null && city.lon != null)
}

export function cityOf(design: Design, id: string): CityRow | undefined {
  return design.city.find((city) => city.id === id)
}

export function nameOf(design: Design, id: string | undefined): string {
  return design.city.find((city) => city.id === id)?.name ?? id ?? ''
}

function idsOf(design: Design): Set<string> {
  return new Set(design.city.map((city) => city.id))
}

export function addCity(design: Design, name: string, spot: Spot): Design {
  const city: CityRow = { id: unused(slug(name, 'city'), idsOf(design)), name, ...spot }
  return { ...design, city: [...design.city, city] }
}

export function moveCity(design: Design, index: number, spot: Spot): Design {
  return changeRow(design, 'city', index, spot)
}

/** A new name. The id follows it, here and wherever it is mentioned, unless the id was chosen by hand. */
export function renameCity(design: Design, index: number, name: string): Design {
  const city = design.city[index]
  if (!city) return design
  const renamed = changeRow(design, 'city', index, { name })
  if (!follows(city.id, city.name, 'city')) return renamed
  const taken = idsOf(design)
  taken.delete(city.id)
  return changeId(renamed, city.id, unused(slug(name, 'city'), taken))
}

export function changeId(design: Design, before: string, after: string): Design {
  if (before === after) return design
  const swap = (cities: string[]): string[] => cities.map((city) => (city === before ? after : city))
  return {
    ...design,
    city: design.city.map((city) => (city.id === before ? { ...city, id: after } : city)),
    route: design.route.map((route) =>
      route.cities.includes(before) ? { ...route, cities: swap(route.cities) } : route,
    ),
    ticket: design.ticket.map((one) => (one.cities.includes(before) ? { ...one, cities: swap(one.cities) } : one)),
    rules: design.rules.map((rule) => (rule.city === before ? { ...rule, city: after } : rule)),
  }
}

/** Remove this city and everything that refers to it. */
export function removeCity(design: Design, index: number): Design {
  const id = design.city[index]?.id
  if (id === undefined) return design
  return {
    ...design,
    city: design.city.filter((_, i) => i !== index),
    route: design.route.filter((route) => !route.cities.includes(id)),
    ticket: design.ticket.filter((ticket) => !ticket.cities.includes(id)),
  }
}

/** A route; beside others between the same cities it becomes their parallel track, and is as long as they are. */
export function addRoute(design: Design, route: RouteRow): Design {
  const beside = design.route.find((other) => sameEnds(other.cities, route.cities))
  return { ...design, route: [...design.route, beside ? { ...route, length: beside.length } : route] }
}

export function tracksBetween(design: Design, cities: readonly string[]): number[] {
  return design.route.flatMap((route, i) => (sameEnds(route.cities, cities) ? [i] : []))
}

/** A change of length is one of all parallel tracks. */
export function changeRoute(design: Design, index: number, change: Partial<RouteRow>): Design {
  const route = design.route[index]
  if (!route) return design
  const changed = changeRow(design, 'route', index, change)
  if (change.length === undefined) return changed
  return {
    ...changed,
    route: changed.route.map((other) =>
      sameEnds(other.cities, route.cities) ? { ...other, length: change.length ?? other.length } : other,
    ),
  }
}

export function addTicket(design: Design, ticket: TicketRow): Design {
  return { ...design, ticket: [...design.ticket, ticket] }
}

export function changeRow(design: Design, kind: Kind, index: number, change: object): Design {
  const rows: object[] = design[kind]
  return { ...design, [kind]: rows.map((row, i) => (i === index ? tidy({ ...row, ...change }) : row)) }
}

export function removeRow(design: Design, kind: Kind, index: number): Design {
  if (kind === 'city') return removeCity(design, index)
  return { ...design, [kind]: (design[kind] as object[]).filter((_, i) => i !== index) }
}

/** Drop empty values, which a file leaves out. */
function tidy(row: object): object {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) => value !== null && value !== false && !(key === 'ferry' && value === 0),
    ),
  )
}

export function ruleOf(design: Design, name: string): Rule | undefined {
  return design.rules.find((rule) => rule.name === name)
}

export function setRule(design: Design, name: string, settings: Rule | null): Design {
  const others = design.rules.filter((rule) => rule.name !== name)
  if (settings === null) return { ...design, rules: others }
  const at = design.rules.findIndex((rule) => rule.name === name)
  const rule = { name, ...settings }
  if (at < 0) return { ...design, rules: [...others, rule] }
  return { ...design, rules: design.rules.map((one, i) => (i === at ? rule : one)) }
}

/** A setting by its place in the file, such as `tickets.deal`. */
export function settingOf(design: Design, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], design)
}

export function setSetting(design: Design, key: string, value: unknown): Design {
  const [outer = '', inner] = key.split('.')
  if (inner === undefined) return { ...design, [outer]: value }
  const table = (design as unknown as Record<string, object>)[outer]
  return { ...design, [outer]: { ...table, [inner]: value } }
}

export function rename(design: Design, name: string): Design {
  const id = follows(design.id, design.name, 'board') ? slug(name, 'board') : design.id
  return { ...design, name, id }
}

export function sameEnds(one: readonly string[], other: readonly string[]): boolean {
  return new Set([...one, ...other]).size === 2 && one[0] !== one[1]
}
