/** Time controls offered by name. Others can be set through the API and are shown as numbers. */
import type { Clock } from '../protocol/generated'

export type ClockName = 'none' | 'quick' | 'relaxed' | 'days'

export const CLOCKS: Record<ClockName, Clock | null> = {
  none: null,
  quick: { move: 30, reserve: 180 },
  relaxed: { move: 90, reserve: 600 },
  days: { move: 86_400, reserve: 172_800 },
}
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

export function clockName(clock: Clock | null | undefined): ClockName | 'other' {
  for (const name of CLOCK_NAMES) {
    const known = CLOCKS[name]
    if (!known ? !clock : known.move === clock?.move && known.reserve === (clock.reserve ?? 0)) return name
  }
  return 'other'
}

/** How many of the largest unit that fits: 90 seconds, 10 minutes, 2 days. */
export function span(seconds: number): { count: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return { count: seconds / 86_400, unit: 'day' }
  if (seconds >= 3_600 && seconds % 3_600 === 0) return { count: seconds / 3_600, unit: 'hour' }
  if (seconds >= 120 && seconds % 60 === 0) return { count: seconds / 60, unit: 'minute' }
  return { count: seconds, unit: 'second' }
}

/** The same in words of the reader's language. */
export function spanText(seconds: number, language: string): string {
  const { count, unit } = span(seconds)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** How long bots wait before they act, in seconds. */
export const PAUSES = [1.6, 0.8, 0.3, 0] as const
export const PAUSE_NAMES = ['slow', 'normal', 'quick', 'none'] as const
export type PauseName = (typeof PAUSE_NAMES)[number]

export function pauseName(seconds: number | undefined): PauseName | 'other' {
  const found = PAUSES.findIndex((one) => one === (seconds ?? 0.8))
  return PAUSE_NAMES[found] ?? 'other'
}

export function pauseOf(name: PauseName): number {
  return PAUSES[PAUSE_NAMES.indexOf(name)] ?? 0.8
}
