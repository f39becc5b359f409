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

let loaded: Promise<void> | undefined

/** Once a visit. The page that is still shown does not change for them: they are used when the new one is mounted. */
function fonts(router: AnyRouter): Promise<void> {
  loaded ??= import('./late-fonts.deferred.ts').then(
    async ({ loadLateFonts }) => {
      const use = await loadLateFonts(document)
      const end = router.subscribe('onBeforeRouteMount', () => {
        use()
        end()
      })
    },
    (error: unknown) => console.warn('The fonts could not be brought in', error),
  )
  return loaded
}

/** Loads what a location shows, and the fonts that the first page had to do without. A failure is left to the navigation. */
async function prepare(router: AnyRouter, { pathname, search }: ParsedLocation): Promise<void> {
  document.documentElement.dataset['navigating'] = ''
  try {
    await Promise.all([router.preloadRoute({ to: pathname, search }), fonts(router)])
  } finally {
    delete document.documentElement.dataset['navigating']
  }
}
