/** Which page is shown: it follows the address, so that links, the back button and a reload work. */
export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at: number | null; eyes: string | null }
  | { page: 'settings' }
  | { page: 'guide' }
  | { page: 'editor'; design: string | null }
  | { page: 'nowhere' }

export function placeOf(address: URL): Place {
  const [, first, second] = address.pathname.split('/')
  if (!first) return { page: 'home' }
  if (first === 't' && second) return { page: 'table', table: second }
  if (first === 'r' && second) {
    const at = Number.parseInt(address.searchParams.get('at') ?? '', 10)
    return { page: 'replay', table: second, at: Number.isNaN(at) ? null : at, eyes: address.searchParams.get('eyes') }
  }
  if (first === 'settings') return { page: 'settings' }
  if (first === 'help') return { page: 'guide' }
  if (first === 'editor') return { page: 'editor', design: second ?? null }
  return { page: 'nowhere' }
}

let place = $state.raw<Place>(typeof location === 'undefined' ? { page: 'home' } : placeOf(new URL(location.href)))

export function here(): Place {
  return place
}

export function go(path: string): void {
  history.pushState(null, '', path)
  place = placeOf(new URL(location.href))
  scrollTo(0, 0)
}

/** Note a detail in the address, such as the moment of a replay, without leaving the page. */
export function note(path: string): void {
  history.replaceState(null, '', path)
}

export function followAddress(): void {
  addEventListener('popstate', () => (place = placeOf(new URL(location.href))))
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api')) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
