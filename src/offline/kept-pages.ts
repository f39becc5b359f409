/** The cache that holds pages. */
export const pageCache = 'pages'

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string
  title: string
}

/** The most pages that are listed. */
const listed = 40

/** Whether this device holds a page, so that it can be shown without a connection. */
export async function isKept(path: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false
  const cache = await caches.open(pageCache)
  return (await cache.match(path, { ignoreVary: true })) !== undefined
}

/** The pages that this device holds, last kept first. Empty where the browser keeps none. */
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
