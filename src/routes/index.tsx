import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../news/home-page.tsx'
import { pageHead } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/')({
  staticData: { messages: 'all' },
  loader: ({ context: { session } }) => readNews('home', { language: session.current }),
  head: ({ match }) => pageHead(match.context, { paths: '/' }),
  component: Page,
})

function Page() {
  return <HomePage {...Route.useLoaderData()} />
}
