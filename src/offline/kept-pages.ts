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

/** Returns stored pages, newest first, each by its title without the site's name; empty without a cache. */
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

/** The part of a page's title that is not the site's (`pageHead`). */
export function ownTitle(title: string, siteName: string): string {
  const suffix = ` · ${siteName}`
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}
