import { notFound } from '@tanstack/react-router'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import type { FilmList } from '../videos/technoscience.ts'
import { videoHead } from '../videos/video-head.ts'
import type { FilmView } from '../videos/video-views.server.ts'
import { readVideos } from './-data/videos.ts'

export function loadFilm(list: FilmList) {
  return async ({ params: { id }, context: { session } }: { params: { id: string }; context: PageContext }) => {
    const view = await readVideos('film', { language: session.current, list, id })
    if (!view) throw notFound()
    return view
  }
}

export function filmHead({ loaderData, match }: { loaderData?: FilmView; match: { context: PageContext } }) {
  return loaderData ? videoHead(match.context, loaderData.film) : pageHead(match.context, {})
}
