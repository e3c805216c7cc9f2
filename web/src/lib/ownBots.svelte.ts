/** The bots that are offered: the levels, and those that this server adds (`vialibre serve --bot`). */
import { LEVEL_BOTS } from './levels'
import { api } from './protocol/api'

let own = $state.raw<readonly string[]>([])
let asked = false

/** Weakest first, then the server's own. These are asked for once; until they are known, only the levels are offered. */
export function offeredBots(): readonly string[] {
  if (!asked) {
    asked = true
    api.bots().then(
      ({ bots }) => (own = bots),
      () => (asked = false), // the levels are always there
    )
  }
  return own.length > 0 ? [...LEVEL_BOTS, ...own] : LEVEL_BOTS
}
