import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { CarouselHandle } from './carousel-engine.deferred.ts'

const importEngine = () => import('./carousel-engine.deferred.ts')
/** For a visitor who has pressed its buttons; for others the row is scrolled as well without. */
const loadEngine = lazyWithRetry(importEngine)

/** The carousel begins anew so long (ms) after its items have changed (specification §9). */
const restartDelay = 100
/** Space between two items in px (specification §9), as the style sheet has it. */
const margin = 20

export interface CarouselMotionOptions {
  box: RefObject<HTMLElement | null>
  rowClass: string
  itemClass: string
  count: number
  /** Tells one content from another: a change of it makes the carousel begin anew. */
  content: string
  /** The visitor uses the page: the engine is worth its weight. */
  wanted: boolean
}

export interface CarouselMotion {
  /** The first item shown, from 0. */
  first: number
  /** Moves by one item; fetches the engine when it isn't there yet. */
  turn: (to: 'previous' | 'next') => void
  /** To be told when the row is scrolled while there is no engine. */
  onScroll: () => void
}

/** Moves a row of items: by scrolling at first, by its engine once that is wanted. */
export function useCarouselMotion(options: CarouselMotionOptions): CarouselMotion {
  const { box, rowClass, itemClass, count, content, wanted } = options
  const [first, setFirst] = useState(0)
  const [asked, setAsked] = useState(false)
  const engine = useRef<CarouselHandle | null>(null)
  const waiting = useRef<'previous' | 'next' | null>(null)

  // The engine puts the items back in order when it ends. In a row that has left the document already that would make
  // Chromium listen to the window's size for every picture again, and keep the page.
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

/** How many items the row has been scrolled by. */
function scrolledItems(viewport: HTMLElement): number {
  const item = viewport.querySelector<HTMLElement>('[data-id]')
  return item ? Math.round(viewport.scrollLeft / (item.offsetWidth + margin)) : 0
}

/** Resolves when the row is not being scrolled: a finger on it must not have it taken away. */
async function calm(viewport: HTMLElement): Promise<void> {
  for (let before = Number.NaN; before !== viewport.scrollLeft || viewport.matches(':active');) {
    before = viewport.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}
