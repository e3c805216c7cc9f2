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
    .filter((one) => one.isDirectory() && /^[a-z]{2}$/.test(one.name))
    .map((one) => one.name)
}

/** All texts of a language that the page uses, in one piece: one request brings them all. */
export function texts(language: string, files = FILES): string {
  return files.map((file) => `${LOCALE}${language}/${file}.ftl`)
    .map((path) => readFileSync(existsSync(path) ? path : path.replace(`/${language}/`, '/en/'), 'utf8'))
    .join('\n')
    .replace(/^#.*\n?/gm, '')
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
        const rows = languages().map((one) => `${one}: () => import('${name}/${one}')`)
        return `export default { ${rows.join(', ')} }`
      }
      for (const file of files) this.addWatchFile(`${LOCALE}${existsSync(`${LOCALE}${language}/${file}.ftl`) ? language : 'en'}/${file}.ftl`)
      return `export default ${JSON.stringify(texts(language, files))}`
    },
  }
}
