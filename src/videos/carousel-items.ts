import { useEffect, useState, type RefObject } from 'react'

const wholly = 0.95

/** `data-id`s of fully visible items, or null if unknown. Marks visible items with `data-near`. */
export function useShownItems(
  box: RefObject<HTMLElement | null>,
  items: readonly object[],
): ReadonlySet<string> | null {
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const root = box.current
    if (!root || typeof IntersectionObserver === 'undefined') return undefined
    const idOf = (item: Element) => (item as HTMLElement).dataset['id'] ?? ''
    // The box shows the start of the next item.
    const peek = Number.parseFloat(getComputedStyle(root).paddingInlineEnd) || 0
    const inBox = new IntersectionObserver(
      (entries) =>
        setShown((before) => {
          const now = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            if (intersectionRatio >= wholly) now.add(idOf(target))
            else now.delete(idOf(target))
          }
          return now
        }),
      { root, rootMargin: `0px ${-peek}px 0px 0px`, threshold: wholly },
    )
    const onScreen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        ;(target as HTMLElement).dataset['near'] = ''
        onScreen.unobserve(target)
      }
    })
    for (const item of root.querySelectorAll('[data-id]')) {
      inBox.observe(item)
      onScreen.observe(item)
    }
    return () => {
      inBox.disconnect()
      onScreen.disconnect()
    }
  }, [box, items])
  return shown
}
