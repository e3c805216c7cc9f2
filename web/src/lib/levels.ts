/** How well bots play, as people choose it. Commands, settings and records name the bot behind a level. */
import { BOT_OF, LEVELS, type Level, QUICK_LEVELS } from './protocol/generated'

/** The bots that are offered, weakest first. */
export const LEVEL_BOTS: readonly string[] = LEVELS.map((level) => BOT_OF[level])
/** Those that play thousands of games in minutes. */
export const QUICK_BOTS: readonly string[] = QUICK_LEVELS.map((level) => BOT_OF[level])
export const USUAL_BOT: string = BOT_OF.normal

/** Null for a bot that is no longer offered, or never was. */
export function levelOf(bot: string): Level | null {
  return LEVELS.find((level) => BOT_OF[level] === bot) ?? null
}

/** What is remembered may be of another server, or of other times. */
export function offeredBot(bot: string): string {
  return levelOf(bot) === null ? USUAL_BOT : bot
}
