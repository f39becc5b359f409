import { blocks, type Place } from './kept-places.ts'

/** How many frames a page may take to be laid out where it is shown. */
const patience = 30

/**
 * Shows the open page at a place, and moves the focus there. What stands above it may be laid out anew when it comes near:
 * until that is over the page is moved along, unless the reader moves it.
 */
export function returnTo({ top, block, offset }: Place): void {
  const target = blocks()[block]
  if (target) {
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  } else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  let frames = 0
  const moved = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true, capture: true })
  const settle = () => {
    if (moved.signal.aborted) return
    const to = target ? scrollY + target.getBoundingClientRect().top - offset : top
    if (Math.abs(to - scrollY) > 1) scrollTo({ top: to, behavior: 'instant' })
    frames += 1
    if (frames < patience) requestAnimationFrame(settle)
    else moved.abort()
  }
  settle()
}
