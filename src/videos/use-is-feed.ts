import { useSyncExternalStore } from 'react'

/** Where a film fills the screen: a phone, upright or on its side. The style sheets have the same. */
const small = '(width < 48rem), (height < 30rem) and (orientation: landscape)'

/** Whether shorts are a feed. Not on the server, which shows the current short alone. */
export function useIsFeed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(small)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(small).matches,
    () => false,
  )
}
