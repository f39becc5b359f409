import Swiper from 'swiper'

// The one file that knows Swiper; it is fetched when a carousel is first used.

/** How many items stand side by side from a width of the window (px) on (specification §9). */
const shownFrom = { 0: 1, 480: 2, 768: 3, 1024: 4 } as const
const mostShown = 4

export interface CarouselOptions {
  /** The box that clips the row of items. */
  viewport: HTMLElement
  rowClass: string
  itemClass: string
  /** Space between two items, in px. */
  margin: number
  /** How many items there are. */
  count: number
  /** The item to begin with, from 0. */
  start: number
  /** Moves without sliding. */
  still: boolean
  /** Told the first item shown, at the start and after each move. */
  onMove: (first: number) => void
}

export interface CarouselHandle {
  previous: () => void
  next: () => void
  destroy: () => void
}

/** Makes a row of items go round. It arranges the items by itself until it is destroyed. */
export function startCarousel(options: CarouselOptions): CarouselHandle {
  const { viewport, rowClass, itemClass, margin, count, start, still, onMove } = options
  const report = ({ realIndex }: Swiper) => onMove(realIndex)
  // Going round takes as many items again as are shown; a shorter row goes back to its start.
  const loop = count >= 2 * mostShown
  const swiper = new Swiper(viewport, {
    wrapperClass: rowClass,
    slideClass: itemClass,
    spaceBetween: margin,
    slidesPerView: 1,
    breakpoints: Object.fromEntries(
      Object.entries(shownFrom).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    loop,
    rewind: !loop,
    // A press during a move counts, too.
    loopPreventsSliding: false,
    initialSlide: start,
    speed: still ? 0 : 420,
    threshold: 6,
    on: { init: report, realIndexChange: report },
  })
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    destroy: () => swiper.destroy(true, true),
  }
}
