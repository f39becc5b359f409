import { createIsomorphicFn } from '@tanstack/react-start'
import { readSearch as readOnServer } from '../../search/read-search.ts'
import { fetchSearch, type SearchRequest } from '../../search/search-client.ts'

/** Looks a query up: in the content itself on the server, over `/api/search` in the browser. */
export const readSearch = createIsomorphicFn()
  .server(({ language, query }: SearchRequest) => readOnServer({ language, q: query }))
  .client((request: SearchRequest) => fetchSearch(request))
