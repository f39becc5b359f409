import { createIsomorphicFn } from '@tanstack/react-start'
import type { QueryOf, ShownBy, Views } from '../../contract/view.ts'
import { newsViews, type NewsViews } from '../../news/news-views.server.ts'
import { fetchView } from './fetch-view.ts'

type Read = <Name extends keyof NewsViews>(
  view: Name,
  query: QueryOf<NewsViews[Name]>,
) => Promise<ShownBy<NewsViews[Name]>>

/** Reads a page's data: directly on the server, from `/api/news/{view}` in the browser. Rejects on failure. */
export const readNews: Read = createIsomorphicFn()
  .server((view: keyof NewsViews, query: object) => (newsViews as Views)[view]?.read(query))
  .client((view: keyof NewsViews, query: object) => fetchView(`/api/news/${view}`, query)) as Read
