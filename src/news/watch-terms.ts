import { reportLoadError } from '../runtime/load-error.ts'

/**
 * Hears of terms of the glossary (`data-term`) that the reader points at, taps or presses Enter or Space on, and fetches
 * what shows their definitions then. A tap or a key opens the definition, a second one follows the link, as a click of the
 * mouse does. `follow` leads to a term's entry where its definition is not to be had. Returns a function that stops it, and
 * closes an open definition.
 */
export function watchTerms(follow: (href: string) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  // Before who follows links (`page-links.ts`): a click that opens a definition leads nowhere.
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(type, (event) => approach(event, follow, signal), { capture: true, signal })
  }
  return () => watching.abort()
}

function approach(event: Event, follow: (href: string) => void, signal: AbortSignal): void {
  const term = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-term]')
  if (!term) return
  // An older browser's click does not say what made it.
  const { type, key, pointerType, ctrlKey, metaKey, shiftKey } = event as Partial<KeyboardEvent & PointerEvent>
  const isPressed = type === 'click' && pointerType !== 'mouse' && !ctrlKey && !metaKey && !shiftKey
  const opens = isPressed && term.ariaExpanded !== 'true'
  if (opens || key === ' ') event.preventDefault()
  if (key === ' ') term.click()
  else {
    import('../glossary/term-note.deferred.ts').then(
      ({ approachTerm }) =>
        approachTerm(term, opens ? 'pressed' : pointerType === 'mouse' ? 'pointed' : 'met', { follow, signal }),
      () =>
        opens &&
        (navigator.onLine ? location.assign(term.href) : reportLoadError({ address: term.href, byBrowser: true })),
    )
  }
}
