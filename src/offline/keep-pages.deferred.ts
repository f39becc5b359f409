import type { RegisteredRouter } from '@tanstack/react-router'
import { documentLanguage } from '../i18n/document-language.ts'
import type { ShownPage } from './shown-page.ts'

/** Starts the service worker and reports each page shown. Returns a cleanup function. */
export function keepPages(router: RegisteredRouter): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  serviceWorker.register('/service-worker.js').then(
    async () => {
      await navigator.serviceWorker.ready
      // The offline page must be loaded before it is needed.
      await router.preloadRoute({ to: '/offline' })
      await tell()
    },
    (error: unknown) => console.warn('Pages cannot be kept for reading without a connection', error),
  )
  return router.subscribe('onRendered', () => void tell())
}

async function tell(): Promise<void> {
  // With data saving, pages aren't loaded twice.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { active } = await navigator.serviceWorker.ready
  const page: ShownPage = {
    type: 'shown',
    path: location.pathname + location.search,
    language: documentLanguage(),
    files: loadedFiles(),
  }
  // The lint rule expects a target origin, which workers don't have.
  active?.postMessage(page, { transfer: [] })
}

function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].slice(0, 500)
}
