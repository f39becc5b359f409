import { useLingui } from '@lingui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { lazyIsland } from '../runtime/lazy-island.tsx'
import styles from './about-films.module.css'
import { FilmCard } from './film-card.tsx'
import playerStyles from './player.island.module.css'
import type { PlayerChoice, PlayerProps } from './player.tsx'
import { SpanishAudio } from './spanish-audio.tsx'
import { VideoLink } from './video-link.tsx'
import type { AboutFilmsView } from './video-views.server.ts'

/** The server's markup is enough until the visitor plays the video. */
const Player = lazyIsland<PlayerProps>('[data-player]', async () => (await import('./player.tsx')).Player)

export interface AboutFilmsProps {
  films: AboutFilmsView
  children: ReactNode
}

export function AboutFilms({ films: { featured, numbered }, children }: AboutFilmsProps) {
  const { i18n } = useLingui()
  const [choice, setChoice] = useState<PlayerChoice>({ muted: false, captions: true })
  const onChoice = useCallback((change: Partial<PlayerChoice>) => setChoice((before) => ({ ...before, ...change })), [])
  if (!featured) return children
  return (
    <div className={styles['layout']}>
      {children}
      <section className={`${styles['films']} ${playerStyles['section']}`} aria-labelledby="about-films">
        <h2 id="about-films">{i18n._('about_films_title')}</h2>
        {/* Pressing play here means with sound. */}
        <Player film={featured} autoplay={false} choice={choice} onChoice={onChoice} />
        <h3 className={styles['featured']}>
          <VideoLink video={featured}>{featured.title}</VideoLink>
        </h3>
        <p>{featured.summary}</p>
        <p className={styles['spoken']}>
          <SpanishAudio />
        </p>
      </section>
      <ol className={styles['numbered']}>
        {numbered.map((film, at) => (
          <li key={film.id}>
            <FilmCard
              film={film}
              number={at + 1}
              sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 20rem"
              heading="h3"
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
