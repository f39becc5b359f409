import { reportLoadError } from '../runtime/load-error.ts'

/**
 * Hears of terms of the glossary (`data-term`) that the reader points at, taps or presses Enter or Space on, and fetches
 * what shows their definitions then. A tap or a key opens the definition, a second one follows the link, as a click of the
 * mouse does. Returns a function that stops it.
 */
export function watchTerms(): () => void {
  const watching = new AbortController()
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(type, approach, { signal: watching.signal })
  }
  return () => watching.abort()
}

function approach(event: Event): void {
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
      ({ approachTerm }) => approachTerm(term, opens ? 'pressed' : pointerType === 'mouse' ? 'pointed' : 'met'),
      () =>
        opens &&
        (navigator.onLine ? location.assign(term.href) : reportLoadError({ address: term.href, byBrowser: true })),
    )
  }
}
