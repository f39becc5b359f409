import type { AnyRouter, ParsedLocation, RouteComponent } from '@tanstack/react-router'
import { isKept } from '../offline/kept-pages.ts'
import { patience } from '../ui/late-part.ts'
import { retryEvent, tellMissing } from '../ui/missing.ts'

/** Whether the code of a page's component has not come: the router takes `preload` away when it has. */
export const isMissing = (component: RouteComponent | undefined): boolean => component?.preload !== undefined

/**
 * Makes the address change only when the new page is ready to show: its code and data are loaded first. A navigation
 * to the address that is shown is ignored, and a navigation that a newer one overtakes is dropped. Where the new page
 * can't be had the old one stays, and its visitor is told.
 */
export function deferAddress(router: AnyRouter): void {
  const commit = router.commitLocation
  let turn = 0
  let failed: ParsedLocation | undefined
  router.commitLocation = async (next) => {
    if (next.publicHref === router.latestLocation.publicHref) return
    const own = ++turn
    const fail = () => {
      if (own !== turn) return
      failed = next
      tellMissing({ address: next.publicHref })
    }
    const limit = setTimeout(fail, patience)
    const isReady = await prepare(router, next)
    clearTimeout(limit)
    if (own !== turn) return
    if (!isReady) {
      // What is kept on the device is there whole, though not its data alone.
      if (!navigator.onLine && (await isKept(next.publicHref))) return location.assign(next.publicHref)
      return fail()
    }
    if (failed) tellMissing(null)
    failed = undefined
    await commit(next)
  }
  addEventListener(retryEvent, () => {
    if (failed) void router.commitLocation(failed)
  })
}

/** Loads what a location shows. Tells whether it can be shown. */
async function prepare(router: AnyRouter, { pathname, search }: ParsedLocation): Promise<boolean> {
  document.documentElement.dataset['navigating'] = ''
  try {
    const matches = await router.preloadRoute({ to: pathname, search })
    return !matches?.some(({ routeId, status }) => {
      const { component, errorComponent } = router.routesById[routeId].options
      // A page with words of its own for its failure says it itself, unless the failure is the line's.
      return status === 'error'
        ? !navigator.onLine || !errorComponent || isMissing(errorComponent)
        : isMissing(component)
    })
  } finally {
    delete document.documentElement.dataset['navigating']
  }
}
