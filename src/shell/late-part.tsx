import { lazy, memo, Suspense, type ComponentType } from 'react'
import { loadLateMessages } from '../i18n/catalogue.ts'

const interactions = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: where the page has the
 * element that `selector` names, its code is fetched when the visitor first uses the page. It takes no props: React throws
 * the server's HTML of a part away that is told something new before its code is there.
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
  if (!document.querySelector(selector) || navigator.userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    const waiting = new AbortController()
    for (const type of interactions) {
      addEventListener(
        type,
        () => {
          waiting.abort()
          resolve()
        },
        { capture: true, passive: true, signal: waiting.signal },
      )
    }
  })
}
