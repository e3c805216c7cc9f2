/** HTTP requests to the server. Everything at a table goes over its socket. */
import type {
  AnyEntry,
  BoardList,
  BotList,
  ChangePerson,
  Drawn,
  Ending,
  Fault,
  GameList,
  Me,
  NewTable,
  Phrase,
  PlayOn,
  Replay,
  TableList,
  TableMade,
} from './generated'

/** The server's answer to something that cannot be, with a sentence for people. */
export class Refusal extends Error {
  readonly code: string
  readonly params: Fault['params']

  constructor(fault: Fault) {
    super(fault.text)
    this.code = fault.code
    this.params = fault.params
  }
}

export const OFFLINE = 'offline'

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ code: OFFLINE, params: {}, text: OFFLINE })
  }
  let content: unknown
  try {
    content = await response.json()
  } catch {
    throw new Refusal({ code: OFFLINE, params: {}, text: OFFLINE })
  }
  if (!response.ok) throw new Refusal((content as { error: Fault }).error)
  return content as T
}

const part = encodeURIComponent

export interface Address {
  url: string
  shared: boolean
}
export interface Why {
  reason: { code: string; text: string } | null
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  becomeGuest: (name: string, language: string) => ask<Me>('POST', '/api/people', { name, language }),
  changeMe: (change: ChangePerson) => ask<Me>('PATCH', '/api/me', change),
  deleteMe: () => ask<unknown>('DELETE', '/api/me'),
  makePhrase: () => ask<Phrase>('POST', '/api/me/phrase', {}),
  recover: (phrase: string) => ask<Me>('POST', '/api/recover', { phrase }),
  signOutElsewhere: () => ask<Me>('POST', '/api/me/sign-out', {}),
  boards: () => ask<BoardList>('GET', '/api/boards'),
  bots: () => ask<BotList>('GET', '/api/bots'),
  drawing: (board: string, digest?: string) =>
    ask<Drawn>('GET', `/api/boards/${part(board)}/drawing${digest ? `?digest=${digest}&v=${__DRAWINGS__}` : ''}`),
  openTables: () => ask<TableList>('GET', '/api/tables'),
  runningTables: () => ask<TableList>('GET', '/api/tables?status=running'),
  myTables: () => ask<TableList>('GET', '/api/me/tables'),
  myGames: (before?: string) => ask<GameList>('GET', `/api/me/games${before ? `?before=${part(before)}` : ''}`),
  makeTable: (table: NewTable) => ask<TableMade>('POST', '/api/tables', table),
  why: (table: string, route: string, seat: number) =>
    ask<Why>('GET', `/api/tables/${part(table)}/why?route=${part(route)}&seat=${String(seat)}`),
  log: (table: string) => ask<{ log: LogLine[] }>('GET', `/api/tables/${part(table)}/log`),
  replay: (table: string) => ask<Replay>('GET', `/api/tables/${part(table)}/replay`),
  ending: (table: string) => ask<Ending>('GET', `/api/tables/${part(table)}/ending`),
  rematch: (table: string) => ask<TableMade>('POST', `/api/tables/${part(table)}/rematch`, {}),
  playOn: (table: string, from: PlayOn) => ask<TableMade>('POST', `/api/tables/${part(table)}/play-on`, from),
  report: (table: string, person: string, text: string, n: number | null) =>
    ask<unknown>('POST', `/api/tables/${part(table)}/report`, { person, text, n }),
  address: () => ask<Address>('GET', '/api/address'),
  recordPath: (table: string) => `/api/tables/${part(table)}/record`,
  qrPath: (path: string) => `/api/qr.svg?path=${part(path)}`,
}

export type LogLine = { n: number; at: number } & AnyEntry

/** Random bytes in hexadecimal, this browser's part of a deal. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
