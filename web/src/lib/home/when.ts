/** Dates and times in the reader's language. */
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `at` and `now` in seconds since 1970; the clocks of server and browser may differ by a little. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now - at)
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit)
  }
  return words.format(0, 'second')
}

export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at * 1000)
}
