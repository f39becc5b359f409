import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { VideoTile } from '../videos/video-tile.tsx'
import type { VideoTile as Tile } from '../videos/video-views.server.ts'
import styles from './film-row.module.css'

export function FilmRow({ films, id }: { films: readonly Tile[]; id: string }) {
  const { i18n } = useLingui()
  if (films.length === 0) return null
  return (
    <section className={styles['films']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{i18n._('article_films')}</h2>
        <Link to="/shorts">{i18n._('all_shorts')}</Link>
      </header>
      <ul>
        {films.map((film) => (
          <li key={`${film.topic} ${film.id}`}>
            <VideoTile video={film} sizes="(width < 48rem) 9.5rem, (width < 75rem) 22vw, 300px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
