import { createIsomorphicFn } from '@tanstack/react-start'
import type { Language } from '../../i18n/language.ts'
import { readVideoView, type VideoViewName, type VideoViews } from '../../videos/video-views.server.ts'

type Read = <Name extends VideoViewName>(
  view: Name,
  query: VideoViews[Name]['query'] & { language: Language },
) => Promise<VideoViews[Name]['view']>

/**
 * Reads what a page shows of the videos: from the content itself on the server, over `/api/videos/{view}` in the browser.
 * Rejects when the network or the server fails.
 */
export const readVideos: Read = createIsomorphicFn()
  .server(async (view: VideoViewName, query: object) => readVideoView(view, query))
  .client(async (view: VideoViewName, query: object) => {
    const response = await fetch(`/api/videos/${view}?${new URLSearchParams({ ...query })}`)
    if (!response.ok) throw new Error(`The videos could not be read: ${response.status}`)
    return (await response.json()) as unknown
  }) as Read
