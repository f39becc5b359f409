import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { keepPlace, keptPlace, placeNow, type Place } from './kept-places.ts'

type HistoryEvent = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

/** What has led to the page that is about to be rendered: nothing, another text in its place, a new page, a step in the history. */
type Way = 'none' | 'replace' | 'new' | 'step'

/**
 * The app moves a page where the reader has asked for another one, and nowhere else: a new page and a step in the history
 * begin at the top, or at what the address's hash names. What a reader or the browser has scrolled stays when the app wakes,
 * when the page is loaded anew and when it changes its language. After a step, `offer` is told where the reader had left that
 * page, and null when the page is left. Returns a function that stops it.
 */
export function scrollOnNavigation(router: AnyRouter, offer: (place: Place | null) => void): () => void {
  const listening = ownScrolling()
  let way: Way = 'none'
  const endings = [
    router.history.subscribe(({ action: { type } }: HistoryEvent) => {
      if (type === 'PUSH') way = 'new'
      else if (type !== 'REPLACE') way = 'step'
      // A redirect replaces what has not been shown yet.
      else if (way === 'none') way = 'replace'
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
      const key = fromLocation && entryKey(fromLocation)
      if (key && hrefChanged) keepPlace(key, placeNow())
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const taken = way
      way = 'none'
      if (taken === 'none' || taken === 'replace') return
      const { hash, searchStr } = toLocation
      const isSamePage = !pathChanged && fromLocation?.searchStr === searchStr
      const named = hash ? document.getElementById(hash) : null
      if (named) named.scrollIntoView()
      else if (!hash || !isSamePage) scrollTo({ top: 0, behavior: 'instant' })
      const key = entryKey(toLocation)
      const place = taken === 'step' && !isSamePage && key ? keptPlace(key) : undefined
      offer(place && place.top - scrollY > innerHeight / 2 ? place : null)
    }),
  ]
  return () => {
    listening.abort()
    endings.forEach((end) => end())
  }
}

/** The name of a page's entry in the history; an entry that the browser has made by itself, as for a hash, has none. */
const entryKey = ({ state: { __TSR_key: key } }: ParsedLocation) => key

/**
 * Keeps the browser from moving a page by a step that stays within the app. A page that is loaded anew, or comes back from
 * elsewhere, is where it was by the browser's own doing: it is let do so whenever the page may be gone the next moment.
 */
function ownScrolling(): AbortController {
  const listening = new AbortController()
  const { signal } = listening
  const own = () => (history.scrollRestoration = 'manual')
  const leave = () => (history.scrollRestoration = 'auto')
  // Until then the browser is still at it.
  if (document.readyState === 'complete') own()
  else addEventListener('load', own, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', own, { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : own()), { signal })
  return listening
}
