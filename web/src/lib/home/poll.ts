/** Call a function at intervals while the page is visible. Returns a function that stops it. */
export function whileVisible(what: () => void, seconds: number): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') what()
  }
  what()
  const timer = setInterval(look, seconds * 1000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
