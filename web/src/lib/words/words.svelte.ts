/** Texts in the reader's language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import sources from 'virtual:words'

export type Params = Record<string, FluentVariable>

export const DEFAULT = 'en'
export const LANGUAGES: readonly string[] = [DEFAULT, ...Object.keys(sources).filter((one) => one !== DEFAULT)]

/** A language by its own name: a reader who looks for theirs may not understand the current one. */
export function languageName(name: string): string {
  const own = new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name
  return own.charAt(0).toLocaleUpperCase(name) + own.slice(1)
}

let bundle = $state.raw(new FluentBundle(DEFAULT))
let current = $state(DEFAULT)

export function language(): string {
  return current
}

/** The first of these language tags that has texts; regional tags fall back to the language, `no` to Bokmål. */
export function known(wanted: readonly string[]): string {
  const names = new Map(LANGUAGES.map((name) => [name.toLowerCase(), name]))
  for (const one of wanted) {
    const parts = one.toLowerCase().split(/[-_]/)
    for (let length = parts.length; length > 0; length--) {
      const tag = parts.slice(0, length).join('-')
      const name = names.get(tag === 'no' || tag === 'nn' ? 'nb' : tag)
      if (name !== undefined) return name
    }
  }
  return DEFAULT
}

export function makeBundle(name: string, source: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false })
  const errors = made.addResource(new FluentResource(source))
  for (const error of errors) console.error(error)
  return made
}

export async function speak(wanted: string): Promise<void> {
  const name = known([wanted])
  const load = sources[name]
  if (!load) return
  const loaded = await load()
  bundle = makeBundle(name, loaded.default)
  current = name
  document.documentElement.lang = name
}

type Sources = typeof sources

/** Add the texts that a part of the page brings along, in the present language. */
export async function learn(more: Sources): Promise<void> {
  const into = bundle
  const load = more[current] ?? more[DEFAULT]
  if (!load) return
  const loaded = await load()
  for (const error of into.addResource(new FluentResource(loaded.default), { allowOverrides: true }))
    console.error(error)
}

/** The text with this key. One that is missing is shown as its key, so that nothing is silently lost. */
export function t(key: string, params?: Params): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) return key
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, params ?? null, errors)
  for (const error of errors) console.error(key, error)
  return text
}

/** Several names as one text: Ana, Bea and Carl. */
export function listAnd(parts: readonly string[]): string {
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1) return last ?? ''
  const initial = last.normalize('NFD').toLowerCase().replace(/^h/, '').slice(0, 1)
  return t('list-and', { before: parts.slice(0, -1).join(', '), last, initial })
}
