import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { keepPlace, keptPlace, placeNow, type Place } from './kept-places.ts'

type HistoryEvent = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

type Way = 'none' | 'replace' | 'new' | 'step'

/** After a history step, `offer` gets the stored position; null on leaving. Returns a cleanup function. */
export function scrollOnNavigation(router: AnyRouter, offer: (place: Place | null) => void): () => void {
  const listening = ownScrolling()
  let way: Way = 'none'
  const endings = [
    router.history.subscribe(({ action: { type } }: HistoryEvent) => {
      if (type === 'PUSH') way = 'new'
      else if (type !== 'REPLACE') way = 'step'
      // A redirect replaces a page that wasn't shown.
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

const entryKey = ({ state: { __TSR_key: key } }: ParsedLocation) => key

/** Takes over scroll restoration within the app; the browser keeps it for page loads. */
function ownScrolling(): AbortController {
  const listening = new AbortController()
  const { signal } = listening
  const own = () => (history.scrollRestoration = 'manual')
  const leave = () => (history.scrollRestoration = 'auto')
  // Until load, the browser may still restore the position.
  if (document.readyState === 'complete') own()
  else addEventListener('load', own, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', own, { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : own()), { signal })
  return listening
}
