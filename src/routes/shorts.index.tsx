import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../ui/page-head.ts'
import { ShortsPage } from '../videos/shorts-page.tsx'
import { readVideos } from './-data/videos.ts'

export const Route = createFileRoute('/shorts/')({
  staticData: { messages: 'video' },
  loader: ({ context: { session } }) => readVideos('shorts', { language: session.current }),
  head: ({ match: { context } }) => {
    const translator = context.session.translator(context.session.current)
    return pageHead(context, {
      title: translator._('technosciences'),
      description: translator._('shorts_intro'),
      paths: '/shorts',
    })
  },
  component: Page,
})

function Page() {
  return <ShortsPage rows={Route.useLoaderData()} />
}
