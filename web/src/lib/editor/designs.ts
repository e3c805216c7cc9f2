/** The editor's requests to the server. */
import { ask, OFFLINE, Refusal } from '../protocol/api'
import type {
  BoardList,
  Checked,
  Design,
  DesignForm,
  DesignList,
  Fault,
  NewPlaytest,
  PlaytestList,
  PlaytestState,
  SavedDesign,
  Sketch,
  World,
} from '../protocol/generated'

const part = encodeURIComponent

/** A board as a file: the only response that is not JSON. */
async function file(board: Design): Promise<string> {
  let response: Response
  try {
    response = await fetch('/api/designs/file', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ board }),
    })
  } catch {
    throw new Refusal({ code: OFFLINE, params: {}, text: OFFLINE })
  }
  if (!response.ok) throw new Refusal(((await response.json()) as { error: Fault }).error)
  return response.text()
}

/** A board that the server offers, as the data of its file. */
async function copyOf(board: string): Promise<Design> {
  const found = await ask<Design & { digest?: string }>('GET', `/api/boards/${part(board)}`)
  delete found.digest
  return found
}

export const designs = {
  form: () => ask<DesignForm>('GET', '/api/designs/form'),
  world: () => ask<World>('GET', '/api/world'),
  boards: () => ask<BoardList>('GET', '/api/boards'),
  copyOf,
  check: (board: Design) => ask<Checked>('POST', '/api/designs/check', { board }),
  sketch: (board: Design) => ask<Sketch>('POST', '/api/designs/sketch', { board }),
  file,
  open: (text: string) => ask<{ board: Design }>('POST', '/api/designs/open', { text }),
  mine: () => ask<DesignList>('GET', '/api/designs'),
  keep: (board: Design) => ask<SavedDesign>('POST', '/api/designs', { board }),
  get: (design: string) => ask<SavedDesign>('GET', `/api/designs/${part(design)}`),
  change: (design: string, board: Design, revision: number) =>
    ask<SavedDesign>('PUT', `/api/designs/${part(design)}`, { board, revision }),
  remove: (design: string) => ask<unknown>('DELETE', `/api/designs/${part(design)}`),
  playtests: () => ask<PlaytestList>('GET', '/api/playtests'),
  beginPlaytest: (wanted: NewPlaytest) => ask<PlaytestState>('POST', '/api/playtests', wanted),
  playtest: (id: string) => ask<PlaytestState>('GET', `/api/playtests/${part(id)}`),
  stopPlaytest: (id: string) => ask<PlaytestState>('DELETE', `/api/playtests/${part(id)}`),
  reportPath: (id: string) => `/api/playtests/${part(id)}/report`,
}
