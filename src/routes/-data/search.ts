import { createIsomorphicFn } from '@tanstack/react-start'
import { readSearch as readOnServer } from '../../search/read-search.server.ts'
import type { SearchRequest } from '../../search/search-client.deferred.ts'

/** Looks a query up: in the content itself on the server, over `/api/search` in the browser. */
export const readSearch = createIsomorphicFn()
  .server(({ language, query }: SearchRequest) => readOnServer({ language, q: query }))
  // Routes are known to every page: what only a search needs is fetched with it.
  .client(async (request: SearchRequest) =>
    (await import('../../search/search-client.deferred.ts')).fetchSearch(request),
  )
