import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { DeferredSourceList } from '../ui/deferred-source-list.ts'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { DeferredRelatedList } from './deferred-related-list.ts'
import { firstChoice, type PlayerChoice, type PlayerHandle } from './player.tsx'
import { ShortFeed } from './short-feed.tsx'
import styles from './short-page.module.css'
import { lookOf } from './technoscience.ts'
import { Transcript } from './transcript.tsx'
import { VideoAbout } from './video-about.tsx'
import { VideoLink } from './video-link.tsx'
import type { Playable, ShortView } from './video-views.server.ts'

const loadSheet = lazyViewWithRetry(async () => (await import('./short-sheet.deferred.tsx')).ShortSheet)
const ShortSheet = lazy(async () => ({ default: await loadSheet() }))

export interface ShortPageProps {
  view: ShortView
  onGoTo: (short: Playable) => void
}

const detailsId = 'short-details'

export function ShortPage({ view, onGoTo }: ShortPageProps) {
  const { short, previous, next, related, figure } = view
  const { i18n } = useLingui()
  const [choice, setChoice] = useState(firstChoice)
  const [cue, setCue] = useState(-1)
  const [isRead, setRead] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const seek = (seconds: number) => player.current?.seek(seconds)
  const onChoice = useCallback((change: Partial<PlayerChoice>) => setChoice((before) => ({ ...before, ...change })), [])
  const { ink, key } = lookOf(short.technoscience)
  return (
    <article className={`wrap ${styles['page']}`} data-ink={ink}>
      <div className={styles['stage']}>
        <ShortFeed
          current={short}
          previous={previous}
          next={next}
          choice={choice}
          onChoice={onChoice}
          onCue={setCue}
          onGoTo={onGoTo}
          detailsId={detailsId}
          onText={() => setRead(true)}
          isRead={isRead}
          player={player}
        />
      </div>
      {isRead && (
        <Suspense>
          <ShortSheet view={view} cue={cue} onSeek={seek} onClose={() => setRead(false)} />
        </Suspense>
      )}
      <div className={styles['about']} id={detailsId}>
        <VideoAbout
          video={short}
          figure={figure}
          list={
            <p className={styles['topic']}>
              <i aria-hidden="true" />
              <Link to="/shorts">{i18n._(`technoscience_${key}`)}</Link>
            </p>
          }
        />
        <p className={styles['steps']}>
          <Step to={previous} label={i18n._('previous_short')} path="M12 20V5m-6 6 6-6 6 6" />
          <Step to={next} label={i18n._('next_short')} path="M12 4v15m6-6-6 6-6-6" />
        </p>
      </div>
      <div className={styles['side']}>
        <Transcript cues={short.transcript} current={cue} onSeek={seek} />
        <DeferredRelatedList title="related_videos" videos={related} look="row" sizes="(width < 30rem) 45vw, 6.5rem" />
      </div>
      <div className={styles['sources']}>
        <DeferredSourceList sources={short.sources} />
      </div>
    </article>
  )
}

function Step({ to, label, path }: { to: Playable | null; label: string; path: string }) {
  if (!to) return null
  return (
    <VideoLink video={to} className={styles['step']}>
      <span className="visually-hidden">
        {label}: {to.title}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </VideoLink>
  )
}
