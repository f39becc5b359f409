import { useEffect, useState } from 'react'

/** What a figure is worked by (`figures/figure-place.deferred.tsx`). */
const figure = '[data-figure]'

/**
 * Whether the reader is working a figure of the page: from the first press or focus within it until one elsewhere, or until
 * the figure has left the screen. What is done in Zed's panel ends nothing.
 */
export function useFigureAtWork(): boolean {
  const [atWork, setAtWork] = useState<Element | null>(null)

  useEffect(() => {
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-zed-panel]')) return
      setAtWork(target.closest(figure))
    }
    addEventListener('pointerdown', look, true)
    addEventListener('focusin', look, true)
    return () => {
      removeEventListener('pointerdown', look, true)
      removeEventListener('focusin', look, true)
    }
  }, [])

  useEffect(() => {
    if (!atWork || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setAtWork(null)
    })
    observer.observe(atWork)
    return () => observer.disconnect()
  }, [atWork])

  return atWork !== null
}
