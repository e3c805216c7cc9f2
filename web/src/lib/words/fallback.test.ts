import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { FILES, languages, missing, texts } from '../../../build/words'

const ENGLISH =
  'hello = Hello\nbye = { $count ->\n    [one] Bye\n   *[other] Bye, all\n}\n    .short = Bye\nlast = { hello } again\n'

function say(source: string, key: string, params = {}): string {
  const bundle = new FluentBundle('es', { useIsolating: false })
  expect(bundle.addResource(new FluentResource(source))).toEqual([])
  const pattern = bundle.getMessage(key)?.value
  return pattern ? bundle.formatPattern(pattern, params) : key
}

it('a message that a language lacks is read in English, the others in that language', () => {
  const own = 'hello = Hola\n'
  const all = own + missing(own, ENGLISH)
  expect(say(all, 'hello')).toBe('Hola')
  expect(say(all, 'bye', { count: 2 })).toBe('Bye, all')
  expect(say(all, 'last')).toBe('Hola again')
})

it('nothing is added where nothing is missing', () => {
  expect(missing(ENGLISH, ENGLISH)).toBe('')
})

it('each language has all English messages of the page', () => {
  const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '')
  const wanted = new Set(keys(texts('en', FILES)))
  expect(wanted.size).toBeGreaterThan(500)
  for (const language of languages()) expect(new Set(keys(texts(language, FILES))), language).toEqual(wanted)
})
