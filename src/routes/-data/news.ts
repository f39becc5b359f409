import { createIsomorphicFn } from '@tanstack/react-start'
import type { Language } from '../../i18n/language.ts'
import { readNewsView, type NewsViewName, type NewsViews } from '../../news/news-views.server.ts'

type Read = <Name extends NewsViewName>(
  view: Name,
  query: NewsViews[Name]['query'] & { language: Language },
) => Promise<NewsViews[Name]['view']>

/**
 * Reads what a page shows: from the content itself on the server, over `/api/news/{view}` in the browser, which so gets
 * what a page shows and no more. Rejects when the network or the server fails.
 */
export const readNews: Read = createIsomorphicFn()
  .server((view: NewsViewName, query: object) => readNewsView(view, query))
  .client(async (view: NewsViewName, query: object) => {
    const response = await fetch(`/api/news/${view}?${new URLSearchParams({ ...query })}`)
    if (!response.ok) throw new Error(`The news could not be read: ${response.status}`)
    return (await response.json()) as unknown
  }) as Read
