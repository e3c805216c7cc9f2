import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress.ts'
import { drawingsVersion } from './build/drawings.ts'
import { words } from './build/words.ts'

const server = process.env.VIALIBRE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  define: { __DRAWINGS__: JSON.stringify(drawingsVersion()) },
  plugins: [svelte(), words(), compress()],
  build: {
    outDir: process.env.VIALIBRE_PAGE ?? '../src/vialibre/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
