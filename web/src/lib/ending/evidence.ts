/** Collects the evidence for verifying a deal, from the server and from this browser's storage. */
import { api, OFFLINE, Refusal } from '../protocol/api'
import type { Board, Fault, Snapshot } from '../protocol/generated'
import { recallDeal, recallSource } from './commitment'
import type { Evidence, RecordFacts } from './verify'

export async function read<T>(path: string): Promise<T> {
  let response: Response
  let content: unknown
  try {
    response = await fetch(path)
    content = await response.json()
  } catch {
    throw new Refusal({ code: OFFLINE, params: {}, text: OFFLINE })
  }
  if (!response.ok) throw new Refusal((content as { error: Fault }).error)
  return content as T
}

export async function gather(table: string, board: Board): Promise<Evidence> {
  const deal = recallDeal(table)
  const [record, replay, messages] = await Promise.all([
    read<RecordFacts>(api.recordPath(table)),
    api.replay(table),
    read<{ messages: Snapshot[] }>(`/api/tables/${encodeURIComponent(table)}`),
  ])
  return {
    record,
    replay,
    board,
    published: messages.messages[0]?.table.commitment ?? null,
    remembered: deal?.commitment ?? null,
    added: deal?.entropy ?? null,
    source: recallSource(table),
  }
}
