/** Scrolls a conversation to a word by whole lines, so that no line is cut at the upper edge. */
export function keepInView(view: HTMLElement, target: HTMLElement): void {
  const frame = view.getBoundingClientRect()
  const word = target.getBoundingClientRect()
  const top = word.top - frame.top
  if (top >= 0 && top + word.height <= frame.height * 0.7) return
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
  const line = Number.parseFloat(getComputedStyle(target).lineHeight) || word.height || 1
  const edge = Number.parseFloat(getComputedStyle(view).paddingBlockStart) || 0
  const above = Math.floor((frame.height * 0.25) / line) * line + edge
  view.scrollTo?.({
    top: view.scrollTop + top - (line - word.height) / 2 - above,
    behavior: calm ? 'auto' : 'smooth',
  })
}
