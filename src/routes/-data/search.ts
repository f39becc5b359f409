import { createIsomorphicFn } from '@tanstack/react-start'
import { readSearch as readOnServer } from '../../search/read-search.server.ts'
import type { SearchRequest } from '../../search/search-client.deferred.ts'

export const readSearch = createIsomorphicFn()
  .server(({ language, query }: SearchRequest) => readOnServer({ language, q: query }))
  // Loaded on demand: all pages contain the routes.
  .client(async (request: SearchRequest) =>
    (await import('../../search/search-client.deferred.ts')).fetchSearch(request),
  )
