import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from './plain-click.ts'
import { isHydrated } from '../runtime/hydrated.ts'

/**
 * Routes clicks on links in parts that haven't loaded (`runtime/lazy-island.tsx`) through the router, to avoid a full page
 * load. Returns a cleanup function.
 */
export function followUnhydratedLinks(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isHydrated(link) || !isPlainClick(event) || !leadsToPage(link)) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search })
  }
  // Capture: React stops events in parts that aren't hydrated.
  addEventListener('click', follow, true)
  return () => removeEventListener('click', follow, true)
}

/** Returns whether a link leads to another page's top, not to a file or fragment. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.target && !link.hash && !/\.\w+$/.test(link.pathname)
}
