import { expect, it } from 'vitest'
import { placeOf } from './router.svelte'

it('knows every address of the page', () => {
  const at = (path: string) => placeOf(new URL(path, 'http://here'))
  expect(at('/')).toEqual({ page: 'home' })
  expect(at('/t/abc')).toEqual({ page: 'table', table: 'abc' })
  expect(at('/r/abc')).toEqual({ page: 'replay', table: 'abc', at: null, eyes: null })
  expect(at('/r/abc?at=12&eyes=open')).toEqual({ page: 'replay', table: 'abc', at: 12, eyes: 'open' })
  expect(at('/settings')).toEqual({ page: 'settings' })
  expect(at('/help')).toEqual({ page: 'guide' })
  expect(at('/editor')).toEqual({ page: 'editor', design: null })
  expect(at('/editor/abc')).toEqual({ page: 'editor', design: 'abc' })
  expect(at('/else')).toEqual({ page: 'nowhere' })
})
