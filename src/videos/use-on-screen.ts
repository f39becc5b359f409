import { useEffect, type RefObject } from 'react'

/** Visible share from which an element counts as shown. */
const enough = 0.5

/** In a hidden tab, nothing is visible. */
export function useOnScreen(element: RefObject<Element | null>, onChange: (shown: boolean) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    let inView = false
    const tell = () => onChange(inView && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= enough
        tell()
      },
      { threshold: enough },
    )
    observer.observe(target)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [element, onChange])
}
