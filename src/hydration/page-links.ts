import { documentLanguage } from '../i18n/document-language.ts'
import { articleLanguage, localePrefix } from '../i18n/language-address.ts'
import { isPlainClick } from './plain-click.ts'
import { isHydrated } from '../runtime/hydrated.ts'

/** Makes the router follow links without a React handler, except `data-reload`. Returns a cleanup function. */
export function followPageLinks(follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
    const isBeforeReact = event.eventPhase === Event.CAPTURING_PHASE
    // React doesn't see clicks in unhydrated parts. Terms have their own handler (`watch-terms.ts`).
    if (isBeforeReact && (isHydrated(link) || 'term' in link.dataset)) return
    event.preventDefault()
    follow(link.pathname + link.search + link.hash)
  }
  const ended = new AbortController()
  for (const capture of [true, false]) addEventListener('click', onClick, { capture, signal: ended.signal })
  return () => ended.abort()
}

/** Whether a link leads to a page of the site in the current language. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, target, pathname, search } = link
  if (origin !== location.origin || target || link.hasAttribute('download') || 'reload' in link.dataset) return false
  if (/\.\w+$|^\/api\//.test(pathname)) return false
  const language = documentLanguage()
  if ((localePrefix(pathname) ?? articleLanguage(pathname) ?? language) !== language) return false
  return pathname !== location.pathname || search !== location.search
}
