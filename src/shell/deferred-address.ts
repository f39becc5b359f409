import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/**
 * Makes the address change only when the new page is ready to show: its code and data are loaded first. A navigation
 * to the address that is shown is ignored, and a navigation that a newer one overtakes is dropped.
 */
export function deferAddress(router: AnyRouter): void {
  const commit = router.commitLocation
  let newest = 0
  router.commitLocation = async (next) => {
    if (next.publicHref === router.latestLocation.publicHref) return
    const turn = ++newest
    await prepare(router, next)
    if (turn === newest) await commit(next)
  }
}

/** Loads what a location shows. A failure is kept for the navigation itself, which shows it. */
async function prepare(router: AnyRouter, { pathname, search }: ParsedLocation): Promise<void> {
  document.documentElement.dataset['navigating'] = ''
  try {
    await router.preloadRoute({ to: pathname, search })
  } finally {
    delete document.documentElement.dataset['navigating']
  }
}
