import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import styles from './film-page.module.css'
import { DeferredSourceList } from '../ui/deferred-source-list.ts'
import { DeferredRelatedList } from './deferred-related-list.ts'
import { firstChoice, Player, type PlayerChoice, type PlayerHandle } from './player.tsx'
import { Transcript } from './transcript.tsx'
import { VideoAbout } from './video-about.tsx'
import type { FilmView } from './video-views.server.ts'

export function FilmPage({ view: { film, figure, others } }: { view: FilmView }) {
  const { i18n } = useLingui()
  const [choice, setChoice] = useState(firstChoice)
  const [cue, setCue] = useState(-1)
  const player = useRef<PlayerHandle>(null)
  const onChoice = useCallback((change: Partial<PlayerChoice>) => setChoice((before) => ({ ...before, ...change })), [])
  const isAbout = film.topic === 'about-us'
  return (
    <article className={`wrap ${styles['page']}`}>
      <div className={styles['stage']}>
        <Player
          key={`${film.topic} ${film.id}`}
          film={film}
          autoplay
          choice={choice}
          onChoice={onChoice}
          onCue={setCue}
          ref={player}
        />
      </div>
      <div className={styles['about']}>
        <VideoAbout
          video={film}
          figure={figure}
          list={
            <Link to={isAbout ? '/about-us' : '/retroengineering'} className={styles['list']}>
              {i18n._(isAbout ? 'about_us' : 'retroengineering')}
            </Link>
          }
        />
        <DeferredSourceList sources={film.sources} />
      </div>
      <div className={styles['side']}>
        <Transcript cues={film.transcript} current={cue} onSeek={(seconds) => player.current?.seek(seconds)} />
        <DeferredRelatedList title="film_others" videos={others} look="column" sizes="5.5rem" />
      </div>
    </article>
  )
}
