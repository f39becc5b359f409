import { useSyncExternalStore } from 'react'

/** Phones, upright or sideways. Same query as in the style sheets. */
const small = '(width < 48rem), (height < 30rem) and (orientation: landscape)'

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
