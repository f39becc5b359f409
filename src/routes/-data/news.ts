import { createIsomorphicFn } from '@tanstack/react-start'
import type { QueryOf, ShownBy, Views } from '../../contract/view.ts'
import { newsViews, type NewsViews } from '../../news/news-views.server.ts'
import { fetchView } from './fetch-view.ts'

type Read = <Name extends keyof NewsViews>(
  view: Name,
  query: QueryOf<NewsViews[Name]>,
) => Promise<ShownBy<NewsViews[Name]>>

/**
 * Reads what a page shows: from the content itself on the server, over `/api/news/{view}` in the browser, which so gets
 * what a page shows and no more. Rejects when the network or the server fails.
 */
export const readNews: Read = createIsomorphicFn()
  .server((view: keyof NewsViews, query: object) => (newsViews as Views)[view]?.read(query))
  .client((view: keyof NewsViews, query: object) => fetchView(`/api/news/${view}`, query)) as Read
