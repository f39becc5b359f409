import { useEffect, useState } from 'react'

const work = '[data-figure], form'

/** True from a press or focus in a figure or a form until one elsewhere, or until it leaves the view. */
export function useReaderAtWork(): boolean {
  const [atWork, setAtWork] = useState<Element | null>(null)

  useEffect(() => {
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-zed-panel]')) return
      setAtWork(target.closest(work))
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
