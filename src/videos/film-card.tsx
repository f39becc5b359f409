import { useLingui } from '@lingui/react'
import { shownDate } from '../i18n/in-words.ts'
import { scaleStep } from '../ui/specimen-scale.ts'
import styles from './film-card.module.css'
import { NewMark } from '../ui/new-mark.tsx'
import { SpanishAudio } from './spanish-audio.tsx'
import { VideoLink } from './video-link.tsx'
import { VideoPicture } from './video-picture.tsx'
import type { VideoTeaser } from './video-views.server.ts'

export interface FilmCardProps {
  film: VideoTeaser
  number: number
  sizes: string
  heading: 'h2' | 'h3'
  /** Is on the first screen; loads its picture with priority. */
  priority?: boolean
}

export function FilmCard({ film, number, sizes, heading: Heading, priority = false }: FilmCardProps) {
  const { i18n } = useLingui()
  const date = shownDate(film.releaseDate, film.dateText)
  return (
    <article className={`whole-link ${styles['card']}`}>
      <div className={styles['picture']}>
        <VideoPicture video={film} sizes={sizes} priority={priority} />
        <NewMark date={film.releaseDate} />
      </div>
      <p className={styles['number']} aria-hidden="true">
        {number}
      </p>
      <div className={styles['text']}>
        <Heading data-scale={scaleStep(film.scale)}>
          <VideoLink video={film}>{film.title}</VideoLink>
        </Heading>
        <p>{film.summary}</p>
        <p className={styles['date']}>
          <time dateTime={film.releaseDate}>{i18n._('video_released', { date })}</time>
        </p>
        <SpanishAudio />
      </div>
    </article>
  )
}
