import type { RegisteredRouter } from '@tanstack/react-router'
import { documentLanguage } from '../i18n/document-language.ts'
import type { ShownPage } from './shown-page.ts'

/**
 * Starts the service worker, and tells it of every page that is shown from now on, so that it can be read again without a
 * connection. Returns a function that ends the telling. A browser without service workers, or one that refuses them, goes without.
 */
export function keepPages(router: RegisteredRouter): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  serviceWorker.register('/service-worker.js').then(
    async () => {
      await navigator.serviceWorker.ready
      // Its code has to be there before it is needed.
      await router.preloadRoute({ to: '/offline' })
      await tell()
    },
    (error: unknown) => console.warn('Pages cannot be kept for reading without a connection', error),
  )
  return router.subscribe('onRendered', () => void tell())
}

async function tell(): Promise<void> {
  // Who saves data is not sent a page twice.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { active } = await navigator.serviceWorker.ready
  const page: ShownPage = {
    type: 'shown',
    path: location.pathname + location.search,
    language: documentLanguage(),
    files: loadedFiles(),
  }
  // A worker takes no target origin, which the rule asks of windows.
  active?.postMessage(page, { transfer: [] })
}

/** The paths of this site's files that the page has loaded. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].slice(0, 500)
}
