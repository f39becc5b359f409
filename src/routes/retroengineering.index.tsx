import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../ui/page-head.ts'
import { RetroengineeringPage } from '../videos/retroengineering-page.tsx'
import { readVideos } from './-data/videos.ts'

export const Route = createFileRoute('/retroengineering/')({
  staticData: { messages: 'video' },
  loader: ({ context: { session } }) => readVideos('retroengineering', { language: session.current }),
  head: ({ match: { context } }) => {
    const translator = context.session.translator(context.session.current)
    return pageHead(context, {
      title: translator._('retroengineering'),
      description: translator._('retroengineering_intro'),
      paths: '/retroengineering',
    })
  },
  component: Page,
})

function Page() {
  return <RetroengineeringPage view={Route.useLoaderData()} />
}
