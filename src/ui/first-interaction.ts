const uses = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin', 'scroll'] as const

/**
 * Calls back once when the visitor begins to use the page (points at it, touches it, scrolls it, presses a key or gets to
 * a control), at once when that has been. Answers with a function that ends the waiting.
 */
export function onFirstInteraction(begin: () => void): () => void {
  const waiting = new AbortController()
  const used = (event: Event) => {
    // A page scrolls its boxes by itself, too: the feed to its short, the conversation to what is said.
    if (event.type === 'scroll' && event.target !== document) return
    waiting.abort()
    begin()
  }
  if (navigator.userActivation?.hasBeenActive) begin()
  else for (const type of uses) addEventListener(type, used, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
