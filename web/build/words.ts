import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../../src/vialibre/locale/', import.meta.url))

/** The files that the page reads; the others are for the server and the terminal. */
export const FILES = ['game', 'table', 'page', 'home', 'replay', 'guide']

/** What only the editor reads: it is fetched with the editor, so that the first page stays small. */
export const EDITOR = ['editor']

export function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && /^[a-z]/i.test(one.name)) // not __pycache__
    .map((one) => one.name)
}

const DEFAULT = 'en'

/** All texts of a language that the page uses, in one piece: one request brings them all. */
export function texts(language: string, files = FILES): string {
  const own = read(language, files)
  return language === DEFAULT ? own : own + missing(own, read(DEFAULT, files))
}

function read(language: string, files: readonly string[]): string {
  return files
    .map((file) => `${LOCALE}${language}/${file}.ftl`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replace(/^#.*\n?/gm, '')
}

/** The English messages that another language lacks: people read English there, never the name of a message. */
export function missing(own: string, english: string): string {
  const known = new Set(messages(own).map(({ key }) => key))
  return messages(english)
    .filter(({ key }) => !known.has(key))
    .map(({ source }) => `\n${source}`)
    .join('')
}

function messages(source: string): { key: string; source: string }[] {
  return source
    .split(/^(?=-?[a-zA-Z][\w-]* *=)/m)
    .map((one) => ({ key: /^-?[a-zA-Z][\w-]*(?= *=)/.exec(one)?.[0] ?? '', source: one.trimEnd() }))
    .filter(({ key }) => key !== '')
}

const MODULES: Record<string, string[]> = { 'virtual:words': FILES, 'virtual:editor-words': EDITOR }

/** `virtual:words` knows the languages, `virtual:words/xx` holds one of them, in a chunk of its own; so do the editor's. */
export function words(): Plugin {
  return {
    name: 'vialibre-words',
    resolveId: (id) => (Object.keys(MODULES).some((one) => id.startsWith(one)) ? `\0${id}` : undefined),
    load(id) {
      const [name = '', language] = id.slice(1).split('/')
      const files = id.startsWith('\0') ? MODULES[name] : undefined
      if (!files) return undefined
      if (!language) {
        const rows = languages().map((one) => `${JSON.stringify(one)}: () => import('${name}/${one}')`)
        return `export default { ${rows.join(', ')} }`
      }
      for (const one of new Set([language, DEFAULT])) {
        for (const file of files)
          if (existsSync(`${LOCALE}${one}/${file}.ftl`)) this.addWatchFile(`${LOCALE}${one}/${file}.ftl`)
      }
      return `export default ${JSON.stringify(texts(language, files))}`
    },
  }
}
