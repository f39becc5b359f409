import { createFileRoute } from '@tanstack/react-router'
import { FilmPage } from '../videos/film-page.tsx'
import { VideoNotFound } from '../videos/video-not-found.tsx'
import { filmHead, loadFilm } from './-film-by-id.ts'
import { recovering } from '../runtime/recover.tsx'

export const Route = createFileRoute('/retroengineering/$id')({
  staticData: { messages: 'video' },
  loader: loadFilm('retroengineering'),
  head: filmHead,
  component: Page,
  notFoundComponent: VideoNotFound,
  errorComponent: recovering(VideoNotFound),
})

function Page() {
  return <FilmPage view={Route.useLoaderData()} />
}
