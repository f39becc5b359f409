import { useLingui } from '@lingui/react'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { shownDate } from '../i18n/in-words.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import { useJoined } from '../runtime/system.tsx'
import { mayAutoplay } from './may-autoplay.ts'
import { Player, type PlayerChoice, type PlayerHandle } from './player.tsx'
import styles from './short-feed.module.css'
import { ShortRail } from './short-rail.tsx'
import { SpanishAudio } from './spanish-audio.tsx'
import { SwipeHint } from './swipe-hint.tsx'
import { lookOf } from './technoscience.ts'
import { UpNext } from './up-next.tsx'
import { upNextMachine } from './up-next.machine.ts'
import { useFeedKeys } from './use-feed-keys.ts'
import { useIsFeed } from './use-is-feed.ts'
import type { Playable } from './video-views.server.ts'

export interface ShortFeedProps {
  current: Playable
  previous: Playable | null
  next: Playable | null
  choice: PlayerChoice
  onChoice: (change: Partial<PlayerChoice>) => void
  onCue: (cue: number) => void
  onGoTo: (short: Playable) => void
  detailsId: string
  onText: () => void
  /** While text is open, the next film doesn't start. */
  isRead: boolean
  player: Ref<PlayerHandle>
}

/** Idle time (ms) after which a swipe has ended. */
const settleMs = 120

const placeOf = ({ topic, id }: Pick<Playable, 'topic' | 'id'>) => `${topic} ${id}`

/** On phones it fills the screen; swiping, arrow keys, or the end of the film go to a neighbor and its page. */
export function ShortFeed(props: ShortFeedProps) {
  const { current, previous, next, choice, onChoice, onCue, onGoTo, detailsId, onText, isRead, player } = props
  const box = useRef<HTMLDivElement>(null)
  const isFeed = useIsFeed()
  const shorts = isFeed ? [previous, current, next].filter((short) => short !== null) : [current]
  const here = placeOf(current)
  const arrangement = shorts.map(placeOf).join(', ')

  useLayoutEffect(() => {
    const slide = slideOf(box.current, here)
    if (isFeed && box.current && slide) box.current.scrollTop = slide.offsetTop
  }, [isFeed, here, arrangement])

  function goTo(short: Playable | null) {
    if (!short) return
    const slide = slideOf(box.current, placeOf(short))
    if (!isFeed || !slide) return onGoTo(short)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.scrollTo({ top: slide.offsetTop, behavior: still ? 'instant' : 'smooth' })
  }
  useFeedKeys(isFeed, { onUp: () => goTo(previous), onDown: () => goTo(next) })
  const { upNext, onEnded, stay, go } = useUpNext(() => goTo(next), isRead)

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  function onScroll() {
    clearTimeout(settling.current)
    if (!isFeed) return
    const place = location.href
    settling.current = setTimeout(() => {
      // The visitor navigated elsewhere meanwhile.
      if (location.href !== place || 'navigating' in document.documentElement.dataset) return
      const { scrollTop = 0, clientHeight = 1 } = box.current ?? {}
      const short = shorts[Math.round(scrollTop / clientHeight)]
      if (short && placeOf(short) !== here) onGoTo(short)
    }, settleMs)
  }

  return (
    <div ref={box} className={styles['feed']} onScroll={onScroll}>
      {shorts.map((short) => {
        const isHere = placeOf(short) === here
        return (
          <div
            key={placeOf(short)}
            className={styles['slide']}
            data-short={short.id}
            data-place={placeOf(short)}
            // Neighbors are visual only; keyboard and screen readers go to their pages.
            inert={!isHere}
          >
            <Player
              film={short}
              autoplay
              choice={choice}
              onChoice={onChoice}
              onCue={isHere ? onCue : undefined}
              onEnded={isHere && next ? onEnded : undefined}
              arrowsAreVolume={!isFeed}
              ref={isHere ? player : undefined}
            >
              <Topic short={short} />
              <ShortRail short={short} detailsId={detailsId} onText={onText} />
              {isHere && next && upNext !== 'watching' && (
                <UpNext next={next} comes={upNext === 'hinting'} onStay={stay} onGo={go} />
              )}
            </Player>
            <Caption short={short} />
          </div>
        )
      })}
      {isFeed && next && <SwipeHint />}
    </div>
  )
}

function slideOf(box: HTMLElement | null, place: string) {
  return box?.querySelector<HTMLElement>(`[data-place='${place}']`) ?? null
}

function useUpNext(goOn: () => void, isRead: boolean) {
  const latest = useRef({ goOn, isRead })
  useEffect(() => {
    latest.current = { goOn, isRead }
  })
  const [machine] = useState(() => upNextMachine.provide({ actions: { goOn: () => latest.current.goOn() } }))
  const [input] = useState(() => ({ goesOn: mayAutoplay() }))
  const [state, send] = useJoined('upNext', machine, input)
  const onEnded = useCallback(
    (isOver: boolean) => {
      send({ type: isOver ? 'film.ended' : 'film.begun' })
      // Don't interrupt reading.
      if (isOver && latest.current.isRead) send({ type: 'stay' })
    },
    [send],
  )
  return {
    upNext: state.value,
    onEnded,
    stay: () => send({ type: 'stay' }),
    go: () => send({ type: 'go' }),
  }
}

function Topic({ short: { technoscience } }: { short: Playable }) {
  const { i18n } = useLingui()
  if (!technoscience) return null
  const { ink, key } = lookOf(technoscience)
  return (
    <p className={styles['topic']} data-ink={ink} aria-hidden="true">
      <i />
      {i18n._(`technoscience_${key}`)}
    </p>
  )
}

function Caption({ short }: { short: Playable }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <>
      <div className={styles['caption']}>
        <p className={styles['title']}>{short.title}</p>
        <p className={styles['about']}>
          <time dateTime={short.releaseDate}>{shownDate(short.releaseDate, short.dateText)}</time> <SpanishAudio />
          {short.article && (
            <Link
              to="/news-single/$id"
              params={{ id: language === 'es' ? `es-${short.article}` : short.article }}
              className={styles['more']}
            >
              {i18n._('video_article')}
            </Link>
          )}
        </p>
      </div>
      <Link
        to="/shorts"
        // The target is a different page.
        activeOptions={{ exact: true }}
        className={styles['close']}
        aria-label={i18n._('short_close')}
        onClick={(event) => {
          if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          history.back()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2.25" />
        </svg>
      </Link>
    </>
  )
}
