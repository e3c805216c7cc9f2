/** State of the editor: the design, its history, the selection, and the server's check. */
import { ensureUser } from '../me.svelte'
import type { Design, DesignForm, Drawn, Remark } from '../protocol/generated'
import { note } from '../router.svelte'
import { designs } from './designs'
import { type Kind, onEarth } from './model/design'
import { type Draft, dropDraft, keepDraft, NEW } from './model/drafts'
import { begun, changed, type History, redone, undone } from './model/history'
import { Trial } from './trial.svelte'

export type Tool = 'select' | 'city' | 'route'
export type Panel = 'cities' | 'routes' | 'tickets' | 'rules' | 'check' | 'playtest'
export interface Chosen {
  kind: Kind
  index: number
}

const PANELS: Record<Kind, Panel> = { city: 'cities', route: 'routes', ticket: 'tickets' }
const HAND_RESTS = 350
const HAND_LIES_DOWN = 900

export class Studio {
  private history: History<Design> = $state.raw() as History<Design>
  /** On the server; null: only here. */
  id: string | null = $state(null)
  revision = $state(0)
  dirty = $state(false)
  saving = $state(false)

  tool: Tool = $state('select')
  panel: Panel = $state('cities')
  chosen: Chosen | null = $state.raw(null)
  /** The field that should have the keyboard next, by its data-field. */
  wanted: string | null = $state(null)

  remarks: readonly Remark[] = $state.raw([])
  readonly trial = new Trial()
  /** Of the design as it was checked last; null: it cannot be played yet. */
  digest: string | null = $state(null)
  checking = $state(false)
  checked: Design | null = $state.raw(null)
  /** As it will lie on the table, as far as it could be drawn. */
  drawn: Drawn | null = $state.raw(null)
  sketching = $state(false)
  private sketched: Design | null = null

  private timer: ReturnType<typeof setTimeout> | undefined
  private slower: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly form: DesignForm,
    board: Design,
    place: { id: string | null; revision: number; dirty: boolean },
  ) {
    this.history = begun(board)
    this.id = place.id
    this.revision = place.revision
    this.dirty = place.dirty
    this.look(0)
  }

  get design(): Design {
    return this.history.now
  }
  get earth(): boolean {
    return onEarth(this.design)
  }
  get canUndo(): boolean {
    return this.history.past.length > 0
  }
  get canRedo(): boolean {
    return this.history.future.length > 0
  }
  /** Nothing is wrong with it, as far as the server has seen it. */
  get playable(): boolean {
    return this.digest !== null && this.checked === this.design
  }
  get faults(): readonly Remark[] {
    return this.remarks.filter((one) => one.severity === 'fault')
  }

  /** `what` is being changed: a row of changes of the same thing is undone at once. */
  change(next: Design, what = ''): void {
    this.settle(changed(this.history, next, what, Date.now()))
  }
  undo(): void {
    this.settle(undone(this.history))
  }
  redo(): void {
    this.settle(redone(this.history))
  }

  private settle(next: History<Design>): void {
    if (next === this.history) return
    this.history = next
    this.dirty = true
    const { chosen } = this
    if (chosen && chosen.index >= this.design[chosen.kind].length) this.chosen = null
    this.keepHere()
    this.look(HAND_RESTS)
  }

  choose(chosen: Chosen | null, turn = true): void {
    this.chosen = chosen
    if (chosen && turn) this.panel = PANELS[chosen.kind]
  }

  isChosen(kind: Kind, index: number): boolean {
    return this.chosen?.kind === kind && this.chosen.index === index
  }

  /** What is said of a row, faults first; not what was said of it before it was changed. */
  remarksOn(kind: Kind, index: number): Remark[] {
    const row = this.design[kind][index]
    const about = (said: readonly Remark[], of: Design | null): Remark[] =>
      said.filter((one) => one.kind === kind && one.rows.some((old) => of?.[kind][old] === row))
    return [...about(this.remarks, this.checked), ...about(this.trial.flags, this.trial.tested)]
  }

  private keepHere(): void {
    const draft: Draft = { board: this.design, revision: this.revision, at: Date.now() }
    keepDraft(this.id ?? NEW, draft)
  }

  private look(after: number): void {
    clearTimeout(this.timer)
    clearTimeout(this.slower)
    this.checking = true
    this.timer = setTimeout(() => void this.check(), after)
  }

  private async check(): Promise<void> {
    const board = this.design
    try {
      await ensureUser()
      const found = await designs.check(board)
      if (board !== this.design) return // a later look is on its way
      this.remarks = found.remarks
      this.digest = found.digest
      this.checked = board
      this.checking = false
      if (found.digest !== null) this.slower = setTimeout(() => void this.sketch(), HAND_LIES_DOWN)
    } catch {
      if (board === this.design) this.look(3000) // offline, or too fast: what was said last still stands
    }
  }

  /** Have the server draw the board; takes a second or two, and finds problems that only show in the drawing. */
  async sketch(): Promise<void> {
    const board = this.design
    if (!this.playable || this.sketching || this.sketched === board) return
    this.sketching = true
    try {
      const found = await designs.sketch(board)
      this.drawn = found.drawn
      this.sketched = board
      if (board === this.design) this.remarks = [...this.remarks, ...found.remarks]
    } catch {
      this.sketched = null // too fast, or offline: the next change asks again
    } finally {
      this.sketching = false
      if (board !== this.design && this.playable) void this.sketch()
    }
  }

  /** Keep it on the server. Rejects with what was refused. */
  async save(): Promise<void> {
    if (this.saving) return
    this.saving = true
    const board = this.design
    try {
      await ensureUser()
      const saved = this.id === null ? await designs.keep(board) : await designs.change(this.id, board, this.revision)
      dropDraft(this.id ?? NEW)
      this.id = saved.design
      this.revision = saved.revision
      note(`/editor/${saved.design}`)
      this.dirty = this.design !== board
      if (this.dirty) this.keepHere()
    } finally {
      this.saving = false
    }
  }

  /** As a new design, whatever became of the old one. */
  async saveCopy(): Promise<void> {
    if (this.id !== null) dropDraft(this.id)
    this.id = null
    this.revision = 0
    await this.save()
  }

  leave(): void {
    clearTimeout(this.timer)
    clearTimeout(this.slower)
    this.trial.leave()
  }
}
