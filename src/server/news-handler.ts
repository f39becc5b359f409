import * as v from 'valibot'
import { isNewsView, readNewsView } from '../news/news-views.ts'
import { refuse } from './refusal.ts'

/** Answers `GET /api/news/{view}`: what a page shows, as JSON, for navigations in the browser. */
export async function answerNews(request: Request, view: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
  }
  if (!isNewsView(view)) return refuse(404, 'not_found', { message: 'there is no such view' })
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return Response.json(await readNewsView(view, query), { headers: { 'cache-control': 'private, max-age=60' } })
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    return refuse(400, 'bad_request', { message: `${v.getDotPath(issue) ?? 'the query'}: ${issue.message}` })
  }
}
