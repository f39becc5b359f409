import type { AnyRouter } from '@tanstack/react-router'

/**
 * Focuses a new page's heading so that screen readers announce it. Language changes (`shownLanguage`) keep the focus.
 * Returns a cleanup function.
 */
export function focusOnNavigation(router: AnyRouter, shownLanguage: () => string): () => void {
  let language = shownLanguage()
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (shownLanguage() !== language) language = shownLanguage()
    else if (fromLocation && pathChanged && !toLocation.hash)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
