import { useLingui } from '@lingui/react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useShownItems } from './carousel-items.ts'
import { useCarouselMotion } from './carousel-motion.ts'
import styles from './carousel.module.css'
import { useFirstInteraction } from './use-first-interaction.ts'
import { VideoTile } from './video-tile.tsx'
import type { VideoTile as Tile } from './video-views.server.ts'

export interface CarouselProps {
  name: string
  videos: readonly Tile[]
  panel: ReactNode
  /** Index on the page; the first carousels load pictures without script. */
  order: number
}

// On phones a tile is 62vw wide; a smaller value keeps most screens from loading the 720 px frame (50 kB).
const tileSizes = '(width >= 1024px) 15rem, (width >= 768px) 30vw, (width >= 480px) 45vw, 44vw'

/** The server renders a scrollable list; Swiper replaces it on first interaction. */
export function Carousel({ name, videos, panel, order }: CarouselProps) {
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const wanted = useFirstInteraction()
  const shown = useShownItems(box, videos)
  const { first, turn, onScroll } = useCarouselMotion({
    box,
    rowClass: styles['row'] ?? '',
    itemClass: styles['item'] ?? '',
    count: videos.length,
    content: videos.map(({ title }) => title).join('\n'),
    wanted,
  })

  function press(to: 'previous' | 'next') {
    setTurned(true)
    turn(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const step = event.key === 'ArrowRight' ? 1 : -1
    const at = videos.findIndex((video) => linkOf(box.current, video) === document.activeElement)
    const target = videos.at((at + step) % videos.length)
    if (at < 0 || !target) return
    event.preventDefault()
    if (shown && !shown.has(placeOf(target))) turn(step > 0 ? 'next' : 'previous')
    linkOf(box.current, target)?.focus({ preventScroll: true })
  }

  return (
    <div className={styles['carousel']} data-order={order}>
      <div className={styles['panel']}>
        {panel}
        {videos.length > 1 && (
          <p className={styles['arrows']} data-needs-script="">
            <Arrow to="previous" label={i18n._('carousel_previous', { name })} onPress={() => press('previous')} />
            <Arrow to="next" label={i18n._('carousel_next', { name })} onPress={() => press('next')} />
          </p>
        )}
      </div>
      <div className={styles['main']}>
        {/* Not a control: its links are. */}
        <div
          ref={box}
          className={styles['box']}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null)}
          onBlur={() => setFocused(null)}
          role="presentation"
        >
          <ul className={styles['row']}>
            {videos.map((video, at) => {
              const place = placeOf(video)
              // Keyboard focus can reach an item before the row scrolls to it.
              const skipped = shown !== null && shown.size > 0 && !shown.has(place) && place !== focused
              return (
                <li key={place} data-id={place} className={styles['item']} aria-hidden={skipped || undefined}>
                  <VideoTile video={video} sizes={tileSizes} skipped={skipped} priority={order === 0 && at === 0} />
                </li>
              )
            })}
          </ul>
        </div>
        <Progress first={first} count={videos.length} />
        <p className="visually-hidden" role="status">
          {turned && shown
            ? i18n._('carousel_status', { first: first + 1, shown: shown.size, count: videos.length })
            : ''}
        </p>
      </div>
    </div>
  )
}

const placeOf = ({ topic, id }: Tile) => `${topic} ${id}`

function linkOf(box: HTMLElement | null, video: Tile) {
  return box?.querySelector<HTMLAnchorElement>(`[data-id='${placeOf(video)}'] a`) ?? null
}

function Arrow({ to, label, onPress }: { to: 'previous' | 'next'; label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={to === 'next' ? 'M4 12h15m-6-6 6 6-6 6' : 'M20 12H5m6-6-6 6 6 6'} />
      </svg>
    </button>
  )
}

function Progress({ first, count }: { first: number; count: number }) {
  return (
    <div className={styles['ruler']} aria-hidden="true">
      <svg viewBox={`0 0 ${Math.max(1, count)} 1`} preserveAspectRatio="none" focusable="false">
        <rect x={first} width={1} height={1} />
        <rect x={first - count} width={1} height={1} />
      </svg>
    </div>
  )
}
