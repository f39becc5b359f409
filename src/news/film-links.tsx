import { useLingui } from '@lingui/react'
import { VideoLink } from '../videos/video-link.tsx'
import styles from './film-links.island.module.css'
import type { FilmOfArticle } from './news-views.server.ts'

/** The films that show what an article tells. */
export function FilmLinks({ films }: { films: readonly FilmOfArticle[] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['films']} aria-labelledby="article-films">
      <h2 id="article-films">{i18n._('article_films')}</h2>
      <ul>
        {films.map((film) => (
          <li key={`${film.topic} ${film.id}`}>
            <VideoLink video={film}>{film.title}</VideoLink>
            <span>{i18n._('film_seconds', { seconds: Math.round(film.durationSeconds) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
