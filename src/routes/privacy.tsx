import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '../news/post-page.tsx'
import { pageHead } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context: { session } }) => readNews('page', { language: session.current, name: 'privacy' }),
  head: ({ loaderData, match }) =>
    pageHead(match.context, {
      ...(loaderData && { title: loaderData.title, description: loaderData.excerpt }),
      paths: '/privacy',
    }),
  component: Page,
})

function Page() {
  return <PostPage post={Route.useLoaderData()} />
}
