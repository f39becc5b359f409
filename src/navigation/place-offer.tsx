import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { Recover } from '../runtime/recover.tsx'
import styles from './back-to-place.module.css'
import type { Place } from './kept-places.ts'
import { scrollOnNavigation } from './page-scroll.ts'

const load = lazyViewWithRetry(() => import('./back-to-place.deferred.tsx'))
const BackToPlace = lazy(async () => ({ default: (await load()).BackToPlace }))

export function PlaceOffer() {
  const router = useRouter()
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => scrollOnNavigation(router, setPlace), [router])
  const onGone = useCallback(() => setPlace(null), [])
  return (
    <div role="status" className={styles['place']}>
      <Recover>
        {place && (
          <Suspense>
            <BackToPlace place={place} onGone={onGone} />
          </Suspense>
        )}
      </Recover>
    </div>
  )
}
