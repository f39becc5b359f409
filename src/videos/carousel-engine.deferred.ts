import Swiper from 'swiper'

// The only module that imports Swiper; loaded when a carousel is first used.

/** Items per row by window width in px (specification §9). */
const shownFrom = { 0: 1, 480: 2, 768: 3, 1024: 4 } as const
const mostShown = 4

export interface CarouselOptions {
  viewport: HTMLElement
  rowClass: string
  itemClass: string
  margin: number
  count: number
  start: number
  still: boolean
  onMove: (first: number) => void
}

export interface CarouselHandle {
  previous: () => void
  next: () => void
  destroy: () => void
}

/** Makes a row loop, and controls item positions until destroyed. */
export function startCarousel(options: CarouselOptions): CarouselHandle {
  const { viewport, rowClass, itemClass, margin, count, start, still, onMove } = options
  const report = ({ realIndex }: Swiper) => onMove(realIndex)
  // Looping requires twice as many items as shown; shorter rows rewind.
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
    // Presses during an animation count.
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
