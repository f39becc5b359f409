import type { AnyRouter } from '@tanstack/react-router'

/** Focuses a new page's heading or the URL's fragment; not on a change of language. Returns a cleanup function. */
export function focusOnNavigation(router: AnyRouter, shownLanguage: () => string): () => void {
  let language = shownLanguage()
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (shownLanguage() !== language) language = shownLanguage()
    else if (fromLocation && pathChanged) focusOn(toLocation.hash)
  })
}

function focusOn(hash: string): void {
  const named = hash ? document.getElementById(hash) : null
  // Focusable as the starting point for Tab.
  if (named && named.tabIndex < 0) named.tabIndex = -1
  const target = named ?? document.querySelector<HTMLElement>('main h1')
  // Sentences aren't elements: `cited-sentence.deferred.ts` focuses them.
  if (named || !/^[qf]-/.test(hash)) target?.focus({ preventScroll: true })
}
