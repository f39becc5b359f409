import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from './plain-click.ts'
import { isHydrated } from '../runtime/hydrated.ts'

/**
 * Follows the links of parts whose code has not come yet (`ui/lazy-island.tsx`) as the app follows its own. Left to
 * the browser they would load the site anew, and nobody would move the focus to the new page's heading. Returns a
 * function that ends it.
 */
export function followUnhydratedLinks(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isHydrated(link) || !isPlainClick(event) || !leadsToPage(link)) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search })
  }
  // Before React: what is clicked in a part that it does not know yet it lets nobody hear of.
  addEventListener('click', follow, true)
  return () => removeEventListener('click', follow, true)
}

/** Whether a link leads to the top of another page of the site, not to a file or a place in a page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.target && !link.hash && !/\.\w+$/.test(link.pathname)
}
