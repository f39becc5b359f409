import { createIsomorphicFn } from '@tanstack/react-start'
import type { QueryOf, ShownBy, Views } from '../../contract/view.ts'
import { videoViews, type VideoViews } from '../../videos/video-views.server.ts'
import { fetchView } from './fetch-view.ts'

type Read = <Name extends keyof VideoViews>(
  view: Name,
  query: QueryOf<VideoViews[Name]>,
) => Promise<ShownBy<VideoViews[Name]>>

export const readVideos: Read = createIsomorphicFn()
  .server((view: keyof VideoViews, query: object) => (videoViews as Views)[view]?.read(query))
  .client((view: keyof VideoViews, query: object) => fetchView(`/api/videos/${view}`, query)) as Read
