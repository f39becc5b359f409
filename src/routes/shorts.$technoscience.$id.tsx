import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { pageHead } from '../ui/page-head.ts'
import { ShortPage } from '../videos/short-page.tsx'
import { videoHead } from '../videos/video-head.ts'
import { VideoNotFound } from '../videos/video-not-found.tsx'
import { readVideos } from './-data/videos.ts'
import { recovering } from '../runtime/recover.tsx'

export const Route = createFileRoute('/shorts/$technoscience/$id')({
  staticData: { messages: 'video' },
  loader: async ({ params: { technoscience, id }, context: { session } }) => {
    const view = await readVideos('short', { language: session.current, technoscience, id })
    if (!view) throw notFound()
    const { technoscience: name } = view.short
    // Redirects other spellings to the canonical one.
    if (name !== technoscience) {
      throw redirect({
        to: '/shorts/$technoscience/$id',
        params: { technoscience: name, id },
        replace: true,
        statusCode: 301,
      })
    }
    return view
  },
  head: ({ loaderData, match }) =>
    loaderData ? videoHead(match.context, loaderData.short) : pageHead(match.context, {}),
  component: Page,
  notFoundComponent: VideoNotFound,
  errorComponent: recovering(VideoNotFound),
})

function Page() {
  const router = useRouter()
  return (
    <ShortPage
      view={Route.useLoaderData()}
      onGoTo={({ technoscience = '', id }) =>
        void router.navigate({
          to: '/shorts/$technoscience/$id',
          params: { technoscience, id },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
    />
  )
}
