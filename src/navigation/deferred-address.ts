import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { isKept } from '../offline/kept-pages.ts'
import { patience } from '../runtime/lazy-with-retry.ts'
import { retryEvent, reportLoadError } from '../runtime/load-error.ts'
import { loadsWhole } from '../hydration/preload-errors.ts'

type Navigation = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0]

/** Changes the URL only when the new page's code and data are ready. On failure, the old page stays with an error. */
export function deferAddress(router: AnyRouter): void {
  let turn = 0
  let failed: { href: string; replace: boolean } | undefined

  async function isBlocked({ currentLocation, nextLocation, action }: Navigation): Promise<boolean> {
    // Whoever goes back, or asks for the page that is shown, no longer wants the one that is awaited.
    const own = ++turn
    if (action !== 'PUSH' && action !== 'REPLACE') return false
    if (nextLocation.href === currentLocation.href) return true
    const fail = () => {
      if (own !== turn) return
      failed = { href: nextLocation.href, replace: action === 'REPLACE' }
      reportLoadError({ address: nextLocation.href })
    }
    const limit = setTimeout(fail, patience)
    const isReady = await prepare(router, nextLocation).finally(() => clearTimeout(limit))
    if (own !== turn) return true
    if (!isReady) {
      // Offline pages are stored whole, not as data.
      if (!navigator.onLine && (await isKept(nextLocation.href))) location.assign(nextLocation.href)
      else fail()
      return true
    }
    if (failed) reportLoadError(null)
    failed = undefined
    return false
  }

  router.history.block({ blockerFn: isBlocked, enableBeforeUnload: false })
  addEventListener(retryEvent, () => {
    if (failed) void router.navigate(failed)
  })
}

async function prepare(router: AnyRouter, next: Navigation['nextLocation']): Promise<boolean> {
  document.documentElement.dataset['navigating'] = ''
  try {
    const { pathname, search } = router.parseLocation(next)
    let canShow = false
    const isWhole = await loadsWhole(async () => {
      const matches = await router.preloadRoute({ to: pathname, search })
      // Pages with their own error text show it, except for network errors.
      canShow = !matches?.some(
        ({ routeId, status }) =>
          status === 'error' && (!navigator.onLine || !router.routesById[routeId].options.errorComponent),
      )
    })
    return isWhole && canShow
  } finally {
    delete document.documentElement.dataset['navigating']
  }
}
