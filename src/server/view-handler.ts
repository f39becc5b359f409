import * as v from 'valibot'
import { errorResponse } from './error-response.ts'

/** Reads a view with a query; throws or rejects with a ValiError when the query is not one of that view. */
export type ViewReader = (query: Record<string, string>) => unknown

/** Answers a GET for a view's data as JSON, for navigations in the browser; without a reader there is no such view. */
export async function answerView(request: Request, read: ViewReader | undefined): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
  }
  if (!read) return errorResponse(404, 'not_found', { message: 'there is no such view' })
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return Response.json(await read(query), { headers: { 'cache-control': 'private, max-age=60' } })
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    return errorResponse(400, 'bad_request', { message: `${v.getDotPath(issue) ?? 'the query'}: ${issue.message}` })
  }
}
