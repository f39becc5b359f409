import { useLingui } from '@lingui/react'
import { useEffect, useId, useState } from 'react'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { Carousel } from './carousel.tsx'
import { hasSavedFilms } from './saved-films-key.ts'
import styles from './topic-row.module.css'
import type { ShortsView, VideoTile } from './video-views.server.ts'

const loadSavedFilms = lazyWithRetry(() => import('./saved-films.deferred.ts'))

export function SavedRow({ rows }: { rows: ShortsView }) {
  const { i18n } = useLingui()
  const id = useId()
  const [saved, setSaved] = useState<VideoTile[]>([])
  useEffect(() => {
    if (!hasSavedFilms()) return undefined
    let isLeft = false
    const all = rows.flatMap(({ shorts }) => shorts)
    void loadSavedFilms().then(({ readSavedFilms, isSameFilm }) => {
      if (!isLeft) setSaved(readSavedFilms().flatMap((place) => all.find((short) => isSameFilm(short, place)) ?? []))
    })
    return () => {
      isLeft = true
    }
  }, [rows])
  if (saved.length === 0) return null
  const title = i18n._('shorts_saved')
  return (
    <section className={`wrap ${styles['topic']}`} data-ink="saved" aria-labelledby={id}>
      <Carousel
        name={title}
        videos={saved}
        order={rows.length}
        panel={
          <>
            <h2 id={id} className={styles['title']}>
              <span className={styles['rest']}>{title}</span>
            </h2>
            <p className={styles['about']}>
              <span className={styles['count']}>{i18n._('shorts_count', { count: saved.length })}</span>{' '}
              <span className={styles['what']}>{i18n._('shorts_saved_about')}</span>
            </p>
          </>
        }
      />
    </section>
  )
}
