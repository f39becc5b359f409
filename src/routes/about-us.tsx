import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../news/about-page.tsx'
import { pageHead } from '../shell/page-head.ts'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/about-us')({
  loader: ({ context: { session } }) => readNews('page', { language: session.current, name: 'about-us' }),
  head: ({ loaderData, match }) =>
    pageHead(match.context, {
      ...(loaderData && { title: loaderData.title, description: loaderData.excerpt }),
      paths: '/about-us',
    }),
  component: Page,
})

function Page() {
  return <AboutPage post={Route.useLoaderData()} />
}
