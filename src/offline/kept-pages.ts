export const pageCache = 'pages'

export interface KeptPage {
  path: string
  title: string
}

/** Most pages listed. */
const listed = 40

/** Returns whether a page is stored for offline use. */
export async function isKept(path: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false
  const cache = await caches.open(pageCache)
  return (await cache.match(path, { ignoreVary: true })) !== undefined
}

/** Returns stored pages, newest first; empty without a cache. */
export async function keptPages(): Promise<KeptPage[]> {
  if (typeof caches === 'undefined') return []
  const cache = await caches.open(pageCache)
  const requests = (await cache.keys()).toReversed().filter(({ url }) => !new URL(url).pathname.endsWith('/offline'))
  const pages = await Promise.all(
    requests.slice(0, listed).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true })
      const { pathname, search } = new URL(request.url)
      return { path: pathname + search, title: titleOf((await response?.text()) ?? '') }
    }),
  )
  return pages.filter(({ title }) => title !== '')
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title
}
