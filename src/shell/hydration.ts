import { showKeptSheet } from '../assistant/sheet-choice.ts'
import { onFirst, touches } from '../ui/first-interaction.ts'
import { latePart } from '../ui/late-part.ts'
import { keepEarlyUse } from './early-use.ts'
import { showStoredTheme } from './early-theme.ts'
import { startNotice } from './notice.ts'

/**
 * The only script that a page starts with. It stands in the page itself, before all that is seen, so that nothing has to
 * come for it. It shows the visitor's theme. It loads the app once the largest content has painted and the browser is idle, or at the visitor's first
 * interaction, which it keeps and replays when the app listens; and it says what could not be loaded.
 */

/** The app's files, which the build knows (build/deferred-hydration-plugin.ts): the entry, and what it imports at once. */
declare const appEntry: string
declare const appImports: readonly string[]

const quietMs = 100
const idleTimeoutMs = 4000

let isHydrating = false
const loadApp = latePart(() => import(/* @vite-ignore */ appEntry))

function hydrate(): void {
  if (isHydrating) return
  isHydrating = true
  // Without any the minifier leaves the loop out.
  if (appImports.length > 0)
    for (const href of appImports) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  void loadApp()
}

showStoredTheme()
showKeptSheet()
startNotice()
keepEarlyUse(hydrate)
onFirst([...touches, 'focusin'], hydrate)
whenMainContentHasPainted(() => whenIdle(hydrate))

function whenMainContentHasPainted(then: () => void): void {
  const onLoad = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
      requestAnimationFrame(() => setTimeout(then, quietMs))
      return
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(then, quietMs))
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  }
  addEventListener('load', onLoad, { once: true })
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: idleTimeoutMs })
  else setTimeout(then, 300)
}
