import type { RegisteredRouter } from '@tanstack/react-router'
import { withoutLocalePrefix } from '../i18n/language-address.ts'
import { parseQuery } from './search-query.ts'

const path = '/search'

/** The search page's address, for the page: it writes its query there and hears of queries that come from elsewhere. */
export interface SearchAddress {
  /** Puts a query into the address without making a step of it. Does nothing once another page is on its way. */
  write: (query: string) => void
  /** Tells of queries that links and steps back bring; answers with a function that ends it. */
  follow: (listener: (query: string) => void) => () => void
}

/** `router` must know the route of the search page. */
export function addressOfSearch(router: RegisteredRouter): SearchAddress {
  /** The query that the address is to have, and the one being written there. */
  const query: { wanted: string; writing: string | null } = { wanted: '', writing: null }
  const shown = () => parseQuery((router.latestLocation.search as { q?: unknown }).q)

  async function write(): Promise<void> {
    const { wanted } = query
    if (router.latestLocation.pathname !== path || wanted === shown()) return
    query.writing = wanted
    try {
      const search = wanted === '' ? {} : { q: wanted }
      await router.navigate({ to: path, search, replace: true, resetScroll: false })
    } finally {
      query.writing = null
    }
    // Typing may have gone on meanwhile.
    if (query.wanted !== wanted) await write()
  }

  return {
    write(wanted) {
      query.wanted = wanted
      // A newer navigation overtakes an older one: the visitor's must not lose to this one.
      if (query.writing !== null || 'navigating' in document.documentElement.dataset) return
      write().catch((error: unknown) => console.error('The address could not be changed', error))
    },
    follow: (listener) =>
      router.history.subscribe(({ location: { pathname, search } }) => {
        if (withoutLocalePrefix(pathname) !== path) return
        const brought = parseQuery(router.options.parseSearch(search)['q'])
        if (brought !== query.writing) listener(brought)
      }),
  }
}
