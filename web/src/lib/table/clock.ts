/** Formats seconds: 0:09, 12:30, 1:02:03, and days. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  if (hours >= 48) return `${String(Math.floor(hours / 24))} d`
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`
}
