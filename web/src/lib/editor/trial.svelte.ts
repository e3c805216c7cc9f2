/** A playtest of the design: its settings, progress and findings. It continues when other panels are shown. */
import { QUICK_BOTS } from '../levels'
import type { Design, PlaytestState, Remark } from '../protocol/generated'
import { complain } from '../ui/toasts.svelte'
import { designs } from './designs'

const BEAT = 1000

export class Trial {
  games = $state(200)
  bot = $state<string>(QUICK_BOTS.at(-1) ?? 'surveyor')
  test = $state.raw<PlaytestState | null>(null)
  busy = $state(false)
  /** What the last playtest found, and in which design. */
  flags: readonly Remark[] = $state.raw([])
  tested: Design | null = $state.raw(null)

  private timer: ReturnType<typeof setInterval> | undefined

  get going(): boolean {
    return this.test?.status === 'waiting' || this.test?.status === 'running'
  }

  /** The last one, also if it was begun before the page was opened. */
  async find(): Promise<void> {
    if (this.test) return
    const { playtests } = await designs.playtests()
    if (!this.test && playtests[0]) this.heard(playtests[0])
  }

  async begin(board: Design): Promise<void> {
    this.busy = true
    try {
      this.heard(await designs.beginPlaytest({ board, games: this.games, bot: this.bot }))
      this.flags = []
      this.tested = board
    } finally {
      this.busy = false
    }
  }

  async stop(): Promise<void> {
    if (this.test) this.heard(await designs.stopPlaytest(this.test.playtest))
  }

  leave(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private heard(found: PlaytestState): void {
    const was = this.test
    this.test = found
    if (found.status === 'done' && was?.playtest === found.playtest && was.status !== 'done') this.flags = found.remarks
    if (!this.going) this.leave()
    else this.timer ??= setInterval(() => this.ask(), BEAT)
  }

  private ask(): void {
    const known = this.test
    if (!known) return
    designs.playtest(known.playtest).then((found) => {
      if (this.test === known && this.timer !== undefined) this.heard(found)
    }, complain)
  }
}
