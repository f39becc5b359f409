export const pageCache = 'pages'

export interface KeptPage {
  path: string
  title: string
}

/** Most pages listed. */
const listed = 40

export async function isKept(path: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false
  const cache = await caches.open(pageCache)
  return (await cache.match(path, { ignoreVary: true })) !== undefined
}

/** Newest first; empty without a cache. */
export async function keptPages(siteName: string): Promise<KeptPage[]> {
  if (typeof caches === 'undefined') return []
  const cache = await caches.open(pageCache)
  const requests = (await cache.keys()).toReversed().filter(({ url }) => !new URL(url).pathname.endsWith('/offline'))
  const pages = await Promise.all(
    requests.slice(0, listed).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true })
      const { pathname, search } = new URL(request.url)
      return { path: pathname + search, title: ownTitle(titleOf((await response?.text()) ?? ''), siteName) }
    }),
  )
  return pages.filter(({ title }) => title !== '')
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title
}

/** A page's title without the site's name (`pageHead`). */
export function ownTitle(title: string, siteName: string): string {
  const suffix = ` · ${siteName}`
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}
