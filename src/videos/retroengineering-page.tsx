import { useLingui } from '@lingui/react'
import { FilmCard } from './film-card.tsx'
import { RelatedList } from './related-list.tsx'
import styles from './retroengineering-page.module.css'
import type { RetroengineeringView } from './video-views.server.ts'

export function RetroengineeringPage({ view: { films, more } }: { view: RetroengineeringView }) {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{i18n._('retroengineering')}</h1>
        <p>{i18n._('retroengineering_intro')}</p>
      </header>
      <ol className={styles['films']}>
        {films.map((film, at) => (
          <li key={film.id}>
            <FilmCard
              film={film}
              number={at + 1}
              sizes="(width < 48rem) 92vw, (width < 75rem) 46vw, 33rem"
              heading="h2"
              priority={at === 0}
            />
          </li>
        ))}
      </ol>
      <aside className={styles['more']}>
        <RelatedList title="more_videos" videos={more} look="column" sizes="5.5rem" />
      </aside>
    </div>
  )
}
