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

/**
 * The only script that a page starts with. It stands in the page itself, before all that is seen, so that nothing has to
 * come for it. It shows the visitor's theme, and Zed's sheet as the visitor has left it, and has the page's main picture come
 * before all others, and before the fonts. It loads the app once the largest content has painted and the browser is idle, or at the visitor's first
 * interaction, which it keeps and replays when the app listens; and it says what could not be loaded.
 */

/** The app's files, which the build knows (vite/start-script-plugin.ts): what the entry imports at once, and the entry. */
declare const appFiles: readonly string[]

const quietMs = 100
const idleTimeoutMs = 4000

/**
 * Each file is asked for by itself, though the entry would bring them all: so each runs as it comes, in a task of its own, and
 * a processor that is slow answers the visitor between two.
 */
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
