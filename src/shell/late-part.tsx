import { lazy, memo, Suspense, type ComponentType } from 'react'
import { loadLateMessages } from '../i18n/catalogue.ts'

const interactions = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** How far below the screen (px) a part may be when its code is fetched. */
const nearBy = '400px'

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: its code is fetched when
 * the element that `selector` names comes near the screen, or when the visitor first uses the page. It takes no props:
 * React throws the server's HTML of a part away that is told something new before its code is there.
 */
export function latePart(selector: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await whenNeeded(document, selector)
    const [part] = await Promise.all([load(), loadLateMessages()])
    return { default: part }
  })
  return memo(() => (
    <Suspense>
      <Part />
    </Suspense>
  ))
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
