import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to a new page's heading, which a screen reader then says, or to what the address's hash names. A page that only changes its language, which
 * `shownLanguage` tells, is no new page: the focus stays where it is.
 * Returns a function that stops it.
 */
export function focusOnNavigation(router: AnyRouter, shownLanguage: () => string): () => void {
  let language = shownLanguage()
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (shownLanguage() !== language) language = shownLanguage()
    else if (fromLocation && pathChanged) focusOn(toLocation.hash)
  })
}

function focusOn(hash: string): void {
  const named = hash ? document.getElementById(hash) : null
  // From there the reader goes on, though it is no control.
  if (named && named.tabIndex < 0) named.tabIndex = -1
  const target = named ?? document.querySelector<HTMLElement>('main h1')
  // A sentence of the page is no element: who highlights it (`cited-sentence.deferred.ts`) gives it the focus.
  if (named || !/^[qf]-/.test(hash)) target?.focus({ preventScroll: true })
}
