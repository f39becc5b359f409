import { showKeptSheet } from '../assistant/sheet-choice.ts'
import { afterPaint } from '../runtime/after-paint.ts'
import { onFirst, touches } from '../runtime/first-interaction.ts'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { replayEarlyEvents } from './event-replay.ts'
import { showStoredTheme } from '../theme/early-theme.ts'
import { nameInlinedStyles } from './inlined-styles.ts'
import { fetchFonts } from './late-fonts.ts'
import { holdLatePictures } from './late-pictures.ts'
import { startErrorBanner } from './error-banner.ts'

/** The inline script of every page. Loads the app after the largest paint or on first interaction. */

/** The app's files in order, entry last (vite/start-script-plugin.ts). */
declare const appFiles: readonly string[]

const quietMs = 100
const idleTimeoutMs = 4000

/** Loads each file separately, in its own task, so that slow devices can respond in between. */
const hydrate = lazyWithRetry(() => {
  nameInlinedStyles()
  return Promise.all(appFiles.map((file) => import(/* @vite-ignore */ file)))
})

showStoredTheme()
showKeptSheet()
const showLatePictures = holdLatePictures()
startErrorBanner()
replayEarlyEvents(hydrate)
onFirst([...touches, 'focusin'], hydrate)
addEventListener('load', waitForMainContent)

function waitForMainContent(): void {
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      waitForQuiet()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  else waitForQuiet()
}

function waitForQuiet(): void {
  showLatePictures()
  fetchFonts()
  afterPaint(hydrateWhenIdle, quietMs)
}

function hydrateWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: idleTimeoutMs })
  else setTimeout(hydrate, 300)
}
