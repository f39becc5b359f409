import { isNewsView, readNewsView } from '../news/news-views.server.ts'
import { answerView } from './view-handler.ts'

/** Answers `GET /api/news/{view}`: what a page shows, as JSON, for navigations in the browser. */
export function answerNews(request: Request, view: string): Promise<Response> {
  return answerView(request, isNewsView(view) ? (query) => readNewsView(view, query) : undefined)
}
