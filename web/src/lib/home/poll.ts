/** Do something now and then, but only while somebody looks. Returns how to stop. */
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
