/** The options of a quick game, limited to what its board and seats allow. */
import type { Options } from '../protocol/generated'
import { type PauseName, pauseOf } from './clocks'

export interface Wishes {
  /** The seat that begins; null leaves it to chance. */
  first: number | null
  alvin: boolean
  pause: PauseName
}

export const NO_WISHES: Wishes = { first: null, alvin: false, pause: 'normal' }

/** The seat that begins, if there is such a seat: the number of seats may have changed since it was chosen. */
export function firstOf(first: number | null | undefined, seats: number): number | null {
  return first !== null && first !== undefined && first < seats ? first : null
}

export function optionsOf(wishes: Wishes, seats: number, boardHasAlvin: boolean): Options {
  return {
    first: firstOf(wishes.first, seats),
    alvin: wishes.alvin && boardHasAlvin,
    bot_pause: pauseOf(wishes.pause),
  }
}
