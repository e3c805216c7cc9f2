/**
 * While a sheet lies over the lower or the right part of its parent, the parent keeps its contents beside it: the board
 * is then fitted into what can be seen. Returns how to give the room back.
 */
export function makeRoom(sheet: HTMLElement): () => void {
  const parent = sheet.parentElement
  if (!parent) return () => undefined
  const fit = (): void => {
    const under = parent.getBoundingClientRect()
    const { offsetTop: top, offsetLeft: left } = sheet // its rectangle moves while the sheet rises
    const below = top > under.top && left <= under.left ? under.bottom - top : 0
    const beside = left > under.left ? under.right - left : 0
    parent.style.paddingBottom = `${String(Math.max(0, below))}px`
    parent.style.paddingRight = `${String(Math.max(0, beside))}px`
  }
  const watch = new ResizeObserver(fit)
  watch.observe(sheet)
  watch.observe(parent)
  return () => {
    watch.disconnect()
    parent.style.padding = ''
  }
}
