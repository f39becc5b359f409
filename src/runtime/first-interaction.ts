import { afterPaint } from './after-paint.ts'

/** Events that browsers count as user activation. */
export const touches = ['pointerdown', 'keydown', 'touchstart'] as const
// Written out so that bundlers can drop it where unused.
const interactions = ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'wheel', 'focusin', 'scroll'] as const

/**
 * Calls back once on the first of some events, or at once if already touched. Runs after paint, so the event's own
 * effect shows first. Returns a cancel function.
 */
export function onFirst(types: readonly string[], begin: () => void): () => void {
  const waiting = new AbortController()
  let isOver = false
  const heard = (event: Event) => {
    // Ignores scrolling of inner boxes, which can be programmatic.
    if (event.type === 'scroll' && event.target !== document) return
    waiting.abort()
    afterPaint(() => isOver || begin())
  }
  // A part may listen later than the focus came, as to a figure that the address names.
  const hasFocus = types.includes('focusin') && (document.activeElement ?? document.body) !== document.body
  if (hasFocus || navigator.userActivation?.hasBeenActive) begin()
  else for (const type of types) addEventListener(type, heard, { capture: true, passive: true, signal: waiting.signal })
  return () => {
    isOver = true
    waiting.abort()
  }
}

export const onFirstTouch = (begin: () => void): (() => void) => onFirst(touches, begin)

/**
 * Calls back on first pointing, touch, scroll, key, or focus; at once on a page that is scrolled: the scroll may have come
 * before anybody listened.
 */
export function onFirstInteraction(begin: () => void): () => void {
  if (scrollY === 0) return onFirst(interactions, begin)
  begin()
  return () => {}
}
