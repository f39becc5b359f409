import { reportLoadError } from '../runtime/load-error.ts'

/**
 * Handles glossary terms (`data-term`): hover, tap, Enter, or Space opens the definition; a second tap or key, or a
 * click, follows the link. Returns a cleanup function.
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
  // Older browsers have no pointerType on clicks.
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
