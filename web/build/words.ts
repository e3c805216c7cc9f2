import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../../src/vialibre/locale/', import.meta.url))

/** The files that the page reads; the others are for the server and the terminal. */
export const FILES = ['game', 'table', 'page', 'home', 'replay', 'guide']

export function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && /^[a-z]{2}$/.test(one.name))
    .map((one) => one.name)
}

/** All texts of a language that the page uses, in one piece: one request brings them all. */
export function texts(language: string): string {
  return FILES.map((file) => `${LOCALE}${language}/${file}.ftl`)
    .map((path) => readFileSync(existsSync(path) ? path : path.replace(`/${language}/`, '/en/'), 'utf8'))
    .join('\n')
    .replace(/^#.*\n?/gm, '')
}

/** `virtual:words` knows the languages, `virtual:words/xx` holds one of them, in a chunk of its own. */
export function words(): Plugin {
  return {
    name: 'vialibre-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') {
        const rows = languages().map((one) => `${one}: () => import('virtual:words/${one}')`)
        return `export default { ${rows.join(', ')} }`
      }
      if (!id.startsWith('\0virtual:words/')) return undefined
      const language = id.slice('\0virtual:words/'.length)
      for (const file of FILES) this.addWatchFile(`${LOCALE}${existsSync(`${LOCALE}${language}/${file}.ftl`) ? language : 'en'}/${file}.ftl`)
      return `export default ${JSON.stringify(texts(language))}`
    },
  }
}
