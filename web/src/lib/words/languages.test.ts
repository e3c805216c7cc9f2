import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { known, languageName, LANGUAGES } from './words.svelte'

const LOCALE = new URL('../../../../src/vialibre/locale/', import.meta.url)

it('offers every folder of texts, English first', () => {
  const folders = readdirSync(LOCALE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map((one) => one.name)
  expect(LANGUAGES[0]).toBe('en')
  expect([...LANGUAGES].sort()).toEqual(folders.sort())
})

it('calls each language by its own name', () => {
  const names = ['en', 'es', 'fr', 'de', 'it', 'nl', 'fi', 'da', 'nb', 'sv'].map(languageName)
  expect(names).toEqual([
    ...['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Nederlands', 'Suomi', 'Dansk', 'Norsk bokmål'],
    'Svenska',
  ])
  expect(languageName('pt-BR')).toBe('Português (Brasil)')
})

it.each([
  [['es-MX'], 'es'],
  [['gl', 'de-AT'], 'de'],
  [['nn-NO'], 'nb'],
  [['no'], 'nb'],
  [['xx'], 'en'],
])('knows the language of %j', (wanted, name) => {
  expect(known(wanted)).toBe(name)
})
