import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { FilmPage } from '../videos/film-page.tsx'
import { videoHead } from '../videos/video-head.ts'
import { VideoNotFound } from '../videos/video-not-found.tsx'
import { readVideos } from './-data/videos.ts'

export const Route = createFileRoute('/about-us/$id')({
  staticData: { messages: 'video' },
  loader: async ({ params: { id }, context: { session } }) => {
    const view = await readVideos('film', { language: session.current, list: 'about-us', id })
    if (!view) throw notFound()
    return view
  },
  head: ({ loaderData, match }) =>
    loaderData ? videoHead(match.context, loaderData.film) : pageHead(match.context, {}),
  component: Page,
  notFoundComponent: VideoNotFound,
  errorComponent: VideoNotFound,
})

function Page() {
  return <FilmPage view={Route.useLoaderData()} />
}
