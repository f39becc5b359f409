import { afterPaint } from './after-paint.ts'

/** What browsers take for a touch of the page. */
export const touches = ['pointerdown', 'keydown', 'touchstart'] as const
// Spelled out: a list that is made of another one stays in scripts that have no use for it.
const interactions = ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'wheel', 'focusin', 'scroll'] as const

/**
 * Calls back once when the first of some events has come to the page, at once when the visitor has touched it already. What
 * the event itself leads to is painted first: a press is answered before more is fetched and run. Returns a function
 * that ends the waiting.
 */
export function onFirst(types: readonly string[], begin: () => void): () => void {
  const waiting = new AbortController()
  let isOver = false
  const heard = (event: Event) => {
    // A page scrolls its boxes by itself, too: the feed to its short, the conversation to what is said.
    if (event.type === 'scroll' && event.target !== document) return
    waiting.abort()
    afterPaint(() => isOver || begin())
  }
  if (navigator.userActivation?.hasBeenActive) begin()
  else for (const type of types) addEventListener(type, heard, { capture: true, passive: true, signal: waiting.signal })
  return () => {
    isOver = true
    waiting.abort()
  }
}

/** Waits for the visitor's first touch of the page: a press, a tap or a key. */
export const onFirstTouch = (begin: () => void): (() => void) => onFirst(touches, begin)

/**
 * Waits until the visitor begins to use the page: points at it, touches it, scrolls it, presses a key or gets to a
 * control.
 */
export const onFirstInteraction = (begin: () => void): (() => void) => onFirst(interactions, begin)
