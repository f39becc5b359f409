import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { CarouselHandle } from './carousel-engine.deferred.ts'

const importEngine = () => import('./carousel-engine.deferred.ts')
/** Loaded on the first button press; until then the row scrolls natively. */
const loadEngine = lazyWithRetry(importEngine)

/** Delay of the restart after items change, in ms (specification §9). */
const restartDelay = 100
const margin = 20

export interface CarouselMotionOptions {
  box: RefObject<HTMLElement | null>
  rowClass: string
  itemClass: string
  count: number
  content: string
  wanted: boolean
}

export interface CarouselMotion {
  first: number
  turn: (to: 'previous' | 'next') => void
  onScroll: () => void
}

export function useCarouselMotion(options: CarouselMotionOptions): CarouselMotion {
  const { box, rowClass, itemClass, count, content, wanted } = options
  const [first, setFirst] = useState(0)
  const [asked, setAsked] = useState(false)
  const engine = useRef<CarouselHandle | null>(null)
  const waiting = useRef<'previous' | 'next' | null>(null)

  // Detached on destroy: otherwise Chromium would add a resize listener per picture and leak the page.
  useLayoutEffect(() => {
    const viewport = box.current
    if (!(wanted || asked) || !viewport || count === 0) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      begin(viewport, leaving.signal).catch((error: unknown) => console.error('A carousel could not be started', error))
    }, restartDelay)

    async function begin(row: HTMLElement, signal: AbortSignal) {
      const { startCarousel } = await (asked ? loadEngine() : importEngine())
      await calm(row)
      if (signal.aborted) return
      const start = scrolledItems(row)
      row.dataset['engine'] = ''
      row.scrollLeft = 0
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const handle = startCarousel({
        viewport: row,
        rowClass,
        itemClass,
        margin,
        count,
        start,
        still,
        onMove: setFirst,
      })
      engine.current = handle
      signal.addEventListener('abort', () => {
        handle.destroy()
        engine.current = null
        delete row.dataset['engine']
      })
      if (waiting.current) handle[waiting.current]()
      waiting.current = null
    }
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [box, rowClass, itemClass, count, content, wanted, asked])

  return {
    first,
    turn(to) {
      if (engine.current) engine.current[to]()
      else {
        waiting.current = to
        setAsked(true)
      }
    },
    onScroll() {
      if (!engine.current && box.current) setFirst(scrolledItems(box.current))
    },
  }
}

function scrolledItems(viewport: HTMLElement): number {
  const item = viewport.querySelector<HTMLElement>('[data-id]')
  return item ? Math.round(viewport.scrollLeft / (item.offsetWidth + margin)) : 0
}

/** Resolves when the row isn't scrolling: replacing it during a touch would interrupt the gesture. */
async function calm(viewport: HTMLElement): Promise<void> {
  for (let before = Number.NaN; before !== viewport.scrollLeft || viewport.matches(':active');) {
    before = viewport.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}
