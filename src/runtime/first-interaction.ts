import { afterPaint } from './after-paint.ts'

/** Events that browsers count as user activation. */
export const touches = ['pointerdown', 'keydown', 'touchstart'] as const
// Literal, so that bundlers can drop it where unused.
const interactions = ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'wheel', 'focusin', 'scroll'] as const

/** Calls back once, after paint, so that the event's own effect shows first. Returns a cancel function. */
export function onFirst(types: readonly string[], begin: () => void): () => void {
  const waiting = new AbortController()
  let isOver = false
  const heard = (event: Event) => {
    // Ignores scrolling of inner boxes, which can be programmatic.
    if (event.type === 'scroll' && event.target !== document) return
    waiting.abort()
    afterPaint(() => isOver || begin())
  }
  // The focus may precede the listener, for example if the URL names a figure.
  const hasFocus = types.includes('focusin') && (document.activeElement ?? document.body) !== document.body
  if (hasFocus || navigator.userActivation?.hasBeenActive) begin()
  else for (const type of types) addEventListener(type, heard, { capture: true, passive: true, signal: waiting.signal })
  return () => {
    isOver = true
    waiting.abort()
  }
}

export const onFirstTouch = (begin: () => void): (() => void) => onFirst(touches, begin)

/** Calls at once if the page is scrolled, because the scroll may precede the listener. */
export function onFirstInteraction(begin: () => void): () => void {
  if (scrollY === 0) return onFirst(interactions, begin)
  begin()
  return () => {}
}
