import { documentLanguage } from '../i18n/document-language.ts'
import { articleLanguage, localePrefix } from '../i18n/language-address.ts'
import { isPlainClick } from './plain-click.ts'
import { isHydrated } from '../runtime/hydrated.ts'

/**
 * Follows the links that the app's own do not: those of parts whose code has not come yet (`ui/lazy-island.tsx`), and those
 * that no component has made, as in the text of an article. Left to the browser they would load the site anew, and nobody
 * would move the focus to what they lead to. `data-reload` marks a link that is to be left to the browser. Returns a
 * function that ends it.
 */
export function followPageLinks(follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
    const isBeforeReact = event.eventPhase === Event.CAPTURING_PHASE
    // Nobody else hears of a click in a part that React does not know yet, but of one on a term (`watch-terms.ts`).
    if (isBeforeReact && (isHydrated(link) || 'term' in link.dataset)) return
    event.preventDefault()
    follow(link.pathname + link.search + link.hash)
  }
  const ended = new AbortController()
  for (const capture of [true, false]) addEventListener('click', onClick, { capture, signal: ended.signal })
  return () => ended.abort()
}

/** Whether a link leads to another page of the site, or to a place in one, in the language that is shown. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, target, pathname, search } = link
  if (origin !== location.origin || target || link.hasAttribute('download') || 'reload' in link.dataset) return false
  if (/\.\w+$|^\/api\//.test(pathname)) return false
  const language = documentLanguage()
  if ((localePrefix(pathname) ?? articleLanguage(pathname) ?? language) !== language) return false
  return pathname !== location.pathname || search !== location.search
}
