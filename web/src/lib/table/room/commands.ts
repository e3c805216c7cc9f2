/** Sends several commands to a table before its page is open, over one connection. */
import { OFFLINE, Refusal } from '../../protocol/api'
import type { AnyCommand, TableInfo } from '../../protocol/generated'
import { TableSocket } from '../../protocol/socket'

export interface Party {
  /** A seat each; null sits under the person's own name. */
  people: readonly (string | null)[]
  bots: number
  level: string
}

export function seatingOf(party: Party, entropy: string): AnyCommand[] {
  return [
    ...party.people.map((name): AnyCommand => ({ do: 'sit', entropy, name })),
    ...Array.from({ length: party.bots }, (): AnyCommand => ({ do: 'seat_bot', bot: party.level })),
  ]
}

/**
 * Resolves when all are done; rejects with the first that was refused. Nothing waits for the answer to the one before.
 * The orders may depend on the table as it is shown first.
 */
export function orderAt(
  table: string,
  orders: readonly AnyCommand[] | ((now: TableInfo) => readonly AnyCommand[]),
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = false
    const fail = (why: unknown): void => {
      socket.close()
      reject(why instanceof Error ? why : new Error(String(why)))
    }
    const socket = new TableSocket(table, {
      heard: (message) => {
        if (sent || message.type !== 'table') return
        sent = true
        let commands: readonly AnyCommand[]
        try {
          commands = typeof orders === 'function' ? orders(message.table) : orders
        } catch (error) {
          fail(error)
          return
        }
        Promise.all(commands.map((command) => socket.send(command))).then(() => {
          socket.close()
          resolve()
        }, fail)
      },
      linkChanged: (link, why) => {
        if (link === 'refused' || (link === 'lost' && !sent)) {
          fail(why ?? new Refusal({ code: OFFLINE, params: {}, text: OFFLINE }))
        }
      },
    })
    socket.open()
  })
}
