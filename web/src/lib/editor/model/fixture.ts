/** A small design for tests. */
import type { Design } from '../../protocol/generated'
import { addCity } from './design'

export const EMPTY: Design = {
  id: 'my_board',
  name: 'My board',
  players: { from: 2, to: 3 },
  player_colors: ['blue', 'red', 'green'],
  cars: 20,
  cards: { colors: ['red', 'blue'], each: 12, wilds: 8 },
  hand: 4,
  tickets: { deal: 2, keep: 1, refused: 'under', draw: 3, draw_keep: 1 },
  points: { '1': 1, '2': 2, '3': 4 },
  parallel_from: 3,
  rules: [],
  ties: [],
  city: [],
  route: [],
  ticket: [],
}

export function withCities(...names: string[]): Design {
  return names.reduce((design, name, i) => addCity(design, name, { x: 0.1 * (i + 1), y: 0.2 }), EMPTY)
}
