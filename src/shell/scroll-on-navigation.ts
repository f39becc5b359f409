import type { AnyRouter } from '@tanstack/react-router'

/** What the router keeps of a navigation: `n`, it goes to the top; `h`, it goes to a hash. */
type Scrolling = AnyRouter & { _scroll: { n: boolean; h: boolean; r?: boolean } }

/**
 * Stands in the built browser's script for the router's own module of this name (build/scroll-plugin.ts), of which this site,
 * which restores no positions, needs no more: a new page is shown from its top, or from the element that its hash names.
 */
export function setupScrollRestoration(router: AnyRouter): void {
  const { _scroll: scroll } = router as Scrolling
  if (router.isServer || scroll.r) return
  scroll.r = true
  router.subscribe('onRendered', ({ toLocation: { hash } }) => {
    const isReset = scroll.n
    scroll.n = true
    scroll.h = false
    if (hash) document.getElementById(hash)?.scrollIntoView()
    else if (isReset) window.scrollTo({ top: 0, left: 0 })
  })
}

/** The router's script for restoring a position before the app is there: there is none. */
export const ScrollRestoration = () => null
