/** The pattern on a player's cars, scaled to a car. Pure. */
import { PATTERNS } from './look'

const known = new Map<string, string>()

/** The pattern of a color, stretched to half a car's length and width; lines stay as thick as they are drawn. */
export function patternOf(color: string, halfLength: number, halfWidth: number): string {
  const key = `${color} ${halfLength.toFixed(1)} ${halfWidth.toFixed(1)}`
  let path = known.get(key)
  if (path === undefined) {
    path = stretched(PATTERNS[color] ?? '', halfLength, halfWidth)
    known.set(key, path)
  }
  return path
}

export function stretched(path: string, x: number, y: number): string {
  return path.replace(/([MLHVZ])([^MLHVZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? []
    const sized = numbers.map((number, i) => {
      const across = letter === 'V' || (letter !== 'H' && i % 2 === 1)
      return (Number(number) * (across ? y : x)).toFixed(2).replace(/\.?0+$/, '')
    })
    return letter + sized.join(' ')
  })
}
