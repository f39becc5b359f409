import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to a new page's heading, which a screen reader then says. A page that only changes its language, which
 * `shownLanguage` tells, is no new page: the focus stays where it is.
 * Returns a function that stops it.
 */
export function focusOnNavigation(router: AnyRouter, shownLanguage: () => string): () => void {
  let language = shownLanguage()
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (shownLanguage() !== language) language = shownLanguage()
    else if (fromLocation && pathChanged && !toLocation.hash)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
