import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { Carousel } from './carousel.tsx'
import { useNewSince } from '../ui/new-mark.tsx'
import { lookOf } from './technoscience.ts'
import styles from './topic-row.module.css'
import type { ShortsView } from './video-views.server.ts'

/** `order`: index on the page, from 0. */
export function TopicRow({ row: { name, shorts }, order }: { row: ShortsView[number]; order: number }) {
  const { i18n } = useLingui()
  const id = useId()
  const { ink, key } = lookOf(name)
  const news = useNewSince(shorts.map(({ releaseDate }) => releaseDate))
  const title = i18n._(`technoscience_${key}`)
  return (
    <section className={`wrap ${styles['topic']}`} data-ink={ink} aria-labelledby={id}>
      <Carousel
        name={title}
        videos={shorts}
        order={order}
        panel={
          <>
            <h2 id={id} className={styles['title']}>
              <span className="visually-hidden">{title}</span>
              {/* In both languages the name starts with the field, which is set large. */}
              <span aria-hidden="true" className={styles['field']}>
                {title.slice(0, key.length)}
              </span>
              <span aria-hidden="true" className={styles['rest']}>
                {title.slice(key.length)}
              </span>
            </h2>
            <p className={styles['about']}>
              <span className={styles['count']}>
                <span>{i18n._('shorts_count', { count: shorts.length })}</span>{' '}
                {news > 0 && <span>{i18n._('shorts_new', { count: news })}</span>}
              </span>{' '}
              <span className={styles['what']}>{i18n._(`technoscience_${key}_about`)}</span>
            </p>
          </>
        }
      />
    </section>
  )
}
