import * as v from 'valibot'
import { isNewsView, readNewsView } from '../news/news-views.ts'

/** Answers `GET /api/news/{view}`: what a page shows, as JSON, for navigations in the browser. */
export async function answerNews(request: Request, view: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'method_not_allowed', 'use GET', { allow: 'GET, HEAD' })
  }
  if (!isNewsView(view)) return refuse(404, 'not_found', 'there is no such view')
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return Response.json(await readNewsView(view, query), { headers: { 'cache-control': 'private, max-age=60' } })
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    return refuse(400, 'bad_request', `${v.getDotPath(issue) ?? 'the query'}: ${issue.message}`)
  }
}

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
