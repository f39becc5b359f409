import { useLingui } from '@lingui/react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type Ref } from 'react'
import { Player, type PlayerChoice, type PlayerHandle } from './player.tsx'
import styles from './short-feed.module.css'
import type { Playable } from './video-views.server.ts'

export interface ShortFeedProps {
  current: Playable
  previous: Playable | null
  next: Playable | null
  choice: PlayerChoice
  onChoice: (change: Partial<PlayerChoice>) => void
  onCue: (cue: number) => void
  /** The visitor has gone on to a neighbour. */
  onGoTo: (short: Playable) => void
  /** Where the words of the page stand, for who sees nothing but the feed. */
  detailsId: string
  player: Ref<PlayerHandle>
}

/** A finger has let go of the feed when it has not moved for so long (ms). */
const settleMs = 120

const narrow = '(width < 48rem)'

/** Whether the page is a feed: on a phone. Not on the server, which shows the current short alone. */
function useIsFeed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
}

/** Whether a key belongs to what has the focus: a field, or something that lies over the page. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [data-zed-panel]') !== null
}

/**
 * The player of a short. On a phone its neighbours lie above and below it: swiping, or the arrow keys, lead there, and the
 * page follows.
 */
export function ShortFeed(props: ShortFeedProps) {
  const { current, previous, next, choice, onChoice, onCue, onGoTo, detailsId, player } = props
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const isFeed = useIsFeed()
  const shorts = isFeed ? [previous, current, next].filter((short) => short !== null) : [current]
  const arrangement = shorts.map(({ id }) => id).join(' ')

  // What is looked at stays where it is while its neighbours come and go.
  useLayoutEffect(() => {
    const slide = slideOf(box.current, current.id)
    if (isFeed && box.current && slide) box.current.scrollTop = slide.offsetTop
  }, [isFeed, current.id, arrangement])

  useEffect(() => {
    if (!isFeed) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const neighbour = event.key === 'ArrowDown' ? next : event.key === 'ArrowUp' ? previous : null
      const slide = neighbour && slideOf(box.current, neighbour.id)
      if (!slide || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return
      event.preventDefault()
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      box.current?.scrollTo({ top: slide.offsetTop, behavior: still ? 'instant' : 'smooth' })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isFeed, next, previous])

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  function onScroll() {
    clearTimeout(settling.current)
    if (!isFeed) return
    const place = location.href
    settling.current = setTimeout(() => {
      // Who has chosen another page meanwhile goes there.
      if (location.href !== place || 'navigating' in document.documentElement.dataset) return
      const { scrollTop = 0, clientHeight = 1 } = box.current ?? {}
      const short = shorts[Math.round(scrollTop / clientHeight)]
      if (short && short.id !== current.id) onGoTo(short)
    }, settleMs)
  }

  return (
    <div ref={box} className={styles['feed']} onScroll={onScroll}>
      {shorts.map((short) => (
        <div
          key={`${short.topic} ${short.id}`}
          className={styles['slide']}
          data-short={short.id}
          // A neighbour is there for the eyes; by keyboard and to a screen reader it is reached by going there.
          inert={short.id !== current.id}
        >
          <Player
            film={short}
            autoplay
            choice={choice}
            onChoice={onChoice}
            onCue={short.id === current.id ? onCue : undefined}
            arrowsAreVolume={!isFeed}
            ref={short.id === current.id ? player : undefined}
          />
          <p className={styles['caption']}>
            <span>{short.title}</span>
            <a href={`#${detailsId}`} className="action">
              {i18n._('short_text')}
            </a>
          </p>
        </div>
      ))}
    </div>
  )
}

function slideOf(box: HTMLElement | null, id: string) {
  return box?.querySelector<HTMLElement>(`[data-short='${id}']`) ?? null
}
