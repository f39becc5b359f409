import type { RegisteredRouter } from '@tanstack/react-router'
import { withoutLocalePrefix } from '../i18n/language-address.ts'
import { parseQuery } from './search-query.ts'

const path = '/search'

export interface SearchAddress {
  /** Replaces the URL's query without a history entry. */
  write: (query: string) => void
  /** Calls `listener` with queries from links and history. Returns an unsubscribe function. */
  follow: (listener: (query: string) => void) => () => void
}

/** `router` must know the route of the search page. */
export function addressOfSearch(router: RegisteredRouter): SearchAddress {
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
    // The text may have changed meanwhile.
    if (query.wanted !== wanted) await write()
  }

  return {
    write(wanted) {
      query.wanted = wanted
      // Don't overtake the visitor's navigation.
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
