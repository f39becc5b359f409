import * as v from 'valibot'
import type { Views } from '../../contract/view.ts'
import { newsViews } from '../../news/news-views.server.ts'
import { videoViews } from '../../videos/video-views.server.ts'
import { errorResponse } from '../http/error-response.ts'

export const handleNews = (request: Request, name: string) => handleView(request, newsViews, name)

export const handleVideos = (request: Request, name: string) => handleView(request, videoViews, name)

async function handleView(request: Request, views: Views, name: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
  }
  const view = Object.hasOwn(views, name) ? views[name] : undefined
  if (!view) return errorResponse(404, 'not_found', { message: 'there is no such view' })
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return Response.json(await view.read(query), { headers: { 'cache-control': 'private, max-age=60' } })
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    return errorResponse(400, 'bad_request', { message: `${v.getDotPath(issue) ?? 'the query'}: ${issue.message}` })
  }
}
