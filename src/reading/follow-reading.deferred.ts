import { freeBottom } from '../assistant/free-area.ts'
import type { Place } from './reading-places.ts'

const highlight = 'read'
/** Height (px) above a sentence: the header, and a line to see where it comes from. */
const above = 112
const below = 24

/** Lights a sentence; nothing where its words aren't on the page, or the browser can't. */
export function lightUp(place: Place | undefined): void {
  CSS.highlights?.delete(highlight)
  if (place?.range && typeof Highlight === 'function') CSS.highlights?.set(highlight, new Highlight(place.range))
}

/** Scrolls to a sentence that the window doesn't show whole, clear of header, bar and panel. */
export function bringIntoView({ range, block }: Place): void {
  const isFar = () => {
    const { top, bottom } = block.getBoundingClientRect()
    return bottom < -innerHeight || top > 2 * innerHeight
  }
  // `content-visibility` makes far positions unreliable: go near first, so that the browser lays it out.
  if (isFar()) block.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // A browser's translation replaces the words under a range, which then has no place.
  const own = (range?.collapsed === false ? range : block).getBoundingClientRect()
  const free = freeBottom(own)
  if (own.top >= above && own.bottom <= free - below) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = own.top - Math.max(above, (free - own.height) / 3)
  scrollBy({ top, behavior: calm ? 'instant' : 'smooth' })
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** Calls back when the reader scrolls herself: wheel, finger, keys, or scroll bar. Returns a cleanup function. */
export function onOwnScroll(moved: () => void): () => void {
  const over = new AbortController()
  const options = { passive: true, signal: over.signal } as const
  addEventListener('wheel', moved, options)
  addEventListener('touchmove', moved, options)
  addEventListener('keydown', ({ key }) => scrollKeys.has(key) && moved(), options)
  addEventListener('pointerdown', ({ clientX }) => clientX >= document.documentElement.clientWidth && moved(), options)
  return () => over.abort()
}
