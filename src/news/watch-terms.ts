import { reportLoadError } from '../runtime/load-error.ts'

/** Shows notes on terms (`data-term`); `follow` handles those whose note can't load. Returns a cleanup function. */
export function watchTerms(follow: (href: string) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  // Runs before `page-links.ts`: a click that opens a note must not navigate.
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(type, (event) => approach(event, follow, signal), { capture: true, signal })
  }
  return () => watching.abort()
}

function approach(event: Event, follow: (href: string) => void, signal: AbortSignal): void {
  const term = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-term]')
  if (!term) return
  // Clicks in older browsers have no `pointerType`.
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
