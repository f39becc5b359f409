import * as v from 'valibot'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isLanguage, languages, parseLanguage, type Language } from '../i18n/language.ts'
import { pageCache } from './kept-pages.ts'
import { offlinePicture } from './offline-picture.ts'
import { ShownPageSchema, type ShownPage } from './shown-page.ts'

// Pages and data are network first; hashed files and pictures are cache first.

/** One TypeScript project can't have both window and worker types. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: { waitUntil(work: Promise<unknown>): void; data?: unknown }) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
const worker = globalThis as unknown as WorkerScope

const fileCache = 'files'
const settingsCache = 'settings'
const languageKey = '/language'
/** Network timeout in seconds. */
const patience = 10
const days = 24 * 3600

const whole = new CacheableResponsePlugin({ statuses: [200] })
const kept = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })

const offlineCache = 'offline'
const offlinePath = (language: Language) => `/${language}/offline`
const isOfflinePage = (path: string) => languages.some((language) => path === offlinePath(language))

const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: patience,
  plugins: [whole, kept(100, 60 * days)],
})
const views = new NetworkFirst({
  cacheName: 'views',
  networkTimeoutSeconds: patience,
  plugins: [whole, kept(200, 60 * days)],
})
const files = new CacheFirst({ cacheName: fileCache, plugins: [whole, kept(300, 60 * days)] })
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [whole, kept(300, 60 * days)] })

registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'), pages)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/api\/(news|videos)\//.test(url.pathname), views)
registerRoute(({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname), files)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return (await caches.match(request, { cacheName: offlineCache })) ?? Response.error()
  if (isOfflinePage(url.pathname)) {
    return (await caches.match(url.pathname, { ignoreVary: true })) ?? Response.error()
  }
  const language = await languageOf(url.pathname)
  return Response.redirect(`${offlinePath(language)}?to=${encodeURIComponent(url.pathname + url.search)}`)
})

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(pageCache)
      await Promise.all(languages.map((language) => cache.add(offlinePath(language))))
      // In its own cache, so that newer pictures can't evict it.
      await (await caches.open(offlineCache)).add(offlinePicture)
      await worker.skipWaiting()
    })(),
  )
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('message', (event) => {
  const shown = v.safeParse(ShownPageSchema, event.data)
  if (shown.success) event.waitUntil(keep(shown.output))
})

/** Stores a page reached by client navigation or before the worker started. */
async function keep({ path, language, files: loaded }: ShownPage): Promise<void> {
  await (await caches.open(settingsCache)).put(languageKey, new Response(language))
  const cache = await caches.open(pageCache)
  if (!(await cache.match(path, { ignoreVary: true }))) {
    const response = await fetch(path)
    // Redirected pages are stored under their own address.
    if (response.status === 200 && !response.redirected) await cache.put(path, response)
  }
  const names = loaded.filter((name) => isHashed(name))
  const fileStore = await caches.open(fileCache)
  await Promise.all(
    names.map(async (name) => {
      if (!(await fileStore.match(name, { ignoreVary: true }))) await fileStore.add(name)
    }),
  )
}

/** Language of the fallback page: from the URL, or the last page shown. */
async function languageOf(path: string): Promise<Language> {
  const prefix = path.split('/')[1]
  if (isLanguage(prefix)) return prefix
  const last = await (await caches.open(settingsCache)).match(languageKey)
  return parseLanguage(await last?.text())
}

function isHashed(path: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path)
}

function isPicture(path: string): boolean {
  return /^\/(pictures|zed)\/|^\/(favicon\.svg|icon-\d+\.png)$/.test(path)
}
