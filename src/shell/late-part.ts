import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const interactions = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** How far below the screen (px) a part may be when its code is fetched. */
const nearBy = '400px'

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: its code is fetched when
 * the element that `selector` names comes near the screen, or when the visitor first uses the page. Wrap it in Suspense.
 */
export function latePart<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== 'undefined') await whenNeeded(document, selector)
    return { default: await load() }
  })
}

/** A part of the page that is fetched when it is first shown. Wrap it in Suspense. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}

function whenNeeded(document: Document, selector: string): Promise<void> {
  const part = document.querySelector(selector)
  if (!part || navigator.userActivation?.hasBeenActive || typeof IntersectionObserver === 'undefined') {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) needed()
      },
      { rootMargin: nearBy },
    )
    function needed() {
      observer.disconnect()
      waiting.abort()
      resolve()
    }
    observer.observe(part)
    for (const type of interactions) {
      addEventListener(type, needed, { capture: true, passive: true, signal: waiting.signal })
    }
  })
}
