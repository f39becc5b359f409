import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Video } from '../content/video.ts'
import { shownDate, type Dated, type Sized } from '../i18n/in-words.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import { SpanishAudio } from './spanish-audio.tsx'
import styles from './video-about.module.css'
import type { FigurePlace } from './video-views.server.ts'

export interface VideoAboutProps {
  video: Dated<Sized<Video>>
  figure: FigurePlace
  list: ReactNode
}

export function VideoAbout({ video, figure, list }: VideoAboutProps) {
  const { i18n } = useLingui()
  const date = shownDate(video.releaseDate, video.dateText)
  return (
    <header className={styles['about']}>
      {list}
      <h1 tabIndex={-1} data-scale={scaleStep(video.scale)}>
        {video.title}
      </h1>
      <p className={styles['summary']}>{video.summary}</p>
      <p className={styles['date']}>
        <time dateTime={video.releaseDate}>{i18n._('video_released', { date })}</time>
        <SpanishAudio />
      </p>
      <ArticleWays video={video} figure={figure} />
      {!video.abstract && (
        <p className={styles['scale']} data-scale={scaleStep(video.scale)}>
          <strong>{video.scaleText}</strong>
          <span>{i18n._('video_scale')}</span>
        </p>
      )}
    </header>
  )
}

export function ArticleWays({
  video: { article },
  figure,
}: Pick<VideoAboutProps, 'figure'> & { video: Pick<Video, 'article'> }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  if (!article) return null
  const id = language === 'es' ? `es-${article}` : article
  return (
    <p className={styles['ways']}>
      <Link to="/news-single/$id" params={{ id }} className="action">
        {i18n._('video_article')}
      </Link>
      {figure && (
        <Link to="/news-single/$id" params={{ id }} hash={figure} className="action">
          {i18n._('video_figure')}
        </Link>
      )}
    </p>
  )
}
