import { isVideoView, readVideoView } from '../videos/video-views.server.ts'
import { answerView } from './view-handler.ts'

/** Answers `GET /api/videos/{view}`: what a page shows of the videos, as JSON, for navigations in the browser. */
export function answerVideos(request: Request, view: string): Promise<Response> {
  return answerView(request, isVideoView(view) ? (query) => readVideoView(view, query) : undefined)
}
