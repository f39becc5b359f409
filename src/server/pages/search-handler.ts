import * as v from 'valibot'
import type { SearchView } from '../../contract/search-view.ts'
import type { Client } from '../http/fair-queue.ts'
import { errorResponse } from '../http/error-response.ts'
import { exceeded, type RateLimit } from '../http/rate-limit.ts'

export interface SearchHandlerDeps {
  read: (request: Record<string, string>) => Promise<SearchView>
  limit: RateLimit
  client: Client
  log: (message: string, error: unknown) => void
}

/** Per client: enough for fast typing. */
export const searchesPerMinute = 240

/** Handles `GET /api/search?language=&q=`. Never rejects, never returns 500. */
export async function handleSearch(request: Request, deps: SearchHandlerDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
  }
  try {
    const refusal = await exceeded(deps.limit, deps.client)
    if (refusal) return refusal
  } catch (error) {
    return unavailable(error, deps)
  }
  const { searchParams } = new URL(request.url)
  const repeated = [...searchParams.keys()].find((name) => searchParams.getAll(name).length > 1)
  if (repeated !== undefined)
    return errorResponse(400, 'bad_request', { message: `${repeated.slice(0, 40)}: must be given once` })
  try {
    const view = await deps.read(Object.fromEntries(searchParams))
    return Response.json(view, { headers: { 'cache-control': 'private, max-age=60' } })
  } catch (error) {
    if (!v.isValiError(error)) return unavailable(error, deps)
    const [issue] = error.issues
    return errorResponse(400, 'bad_request', { message: `${v.getDotPath(issue) ?? 'the query'}: ${issue.message}` })
  }
}

function unavailable(error: unknown, { log }: SearchHandlerDeps): Response {
  log('The search failed', error)
  return errorResponse(503, 'unavailable', { message: 'the search does not answer right now' }, { 'retry-after': '5' })
}
