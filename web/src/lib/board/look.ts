/** Symbols for colors and patterns for players: color is never the only cue. */
import type { CardKind } from '../protocol/generated'

/** Each color's symbol in a box from -5 to 5, to be filled. */
export const SYMBOLS: Record<CardKind, string> = {
  red: 'M0-4.6 4.6 3.8H-4.6Z',
  orange: 'M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0Z',
  yellow: 'M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z',
  green: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
  blue: 'M-5 .2C-3.4-3.4-1.6-3.4 0-.9 1.6 1.6 3.4 1.6 5-2v3.2C3.4 4.8 1.6 4.8 0 2.3-1.6-.2-3.4-.2-5 3.4Z',
  purple: 'M0-5 4 0 0 5-4 0Z',
  black: 'M-3.6-3.6h7.2v7.2h-7.2Z',
  white: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0ZM-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0Z',
  wild: 'M-.6-5h1.2v3.1L2.9-4.4l.9.9L1.6-1.2 1.9-.6H5v1.2H1.9l-.3.6 2.2 2.3-.9.9L.6 1.9V5H-.6V1.9l-2.3 2.5-.9-.9L-1.6 1.2-1.9.6H-5V-.6h3.1l.3-.6-2.2-2.3.9-.9L-.6-1.9Z',
}

/** What is drawn on a color: dark on light ones, light on dark ones. */
export const ON: Record<string, string> = {
  red: '#fff6ea',
  orange: '#2b2620',
  yellow: '#2b2620',
  green: '#ffffff',
  blue: '#ffffff',
  purple: '#ffffff',
  black: '#f4f1e8',
  white: '#2b2620',
  pink: '#2b2620',
  gray: '#2b2620',
  wild: '#2b2620',
}

/** Light spaces need a dark outline to stand out from the paper. */
export const LIGHT = new Set(['yellow', 'white', 'orange', 'gray', 'pink'])

/** The pattern of a player's cars, drawn in ON[color] along a car from -1 to 1 in both directions. */
export const PATTERNS: Record<string, string> = {
  red: 'M-.62-.5V.5M.62-.5V.5',
  orange: 'M-.75 0H.75',
  yellow: 'M-.7.55-.35-.55 0 .55.35-.55.7.55',
  green: 'M-.6-.55-.6.55M-.2-.55-.2.55M.2-.55.2.55M.6-.55.6.55',
  blue: 'M-.75-.35H.75M-.75.35H.75',
  purple: 'M-.4 0 0-.55.4 0 0 .55Z',
  black: 'M-.45-.5-.1 0-.45.5M.15-.5.5 0 .15.5',
  white: 'M-.55-.5.55.5M-.55.5.55-.5',
  pink: 'M-.6-.5-.2.5M-.2-.5.2.5M.2-.5.6.5',
}
