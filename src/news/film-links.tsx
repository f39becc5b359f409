import { useLingui } from '@lingui/react'
import { VideoTile } from '../videos/video-tile.tsx'
import type { VideoTile as Tile } from '../videos/video-views.server.ts'
import styles from './film-links.island.module.css'

export function FilmLinks({ films }: { films: readonly Tile[] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['films']} aria-labelledby="article-films">
      <h2 id="article-films">{i18n._('article_films')}</h2>
      <ul>
        {films.map((film) => (
          <li key={`${film.topic} ${film.id}`}>
            <VideoTile video={film} sizes="88px" look="beside" />
          </li>
        ))}
      </ul>
    </section>
  )
}
