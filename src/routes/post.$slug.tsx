import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { PostPage } from '../news/post-page.tsx'
import { pageHead } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/post/$slug')({
  loader: async ({ params: { slug }, context: { session } }) => {
    const result = await readNews('post', { language: session.current, slug })
    if (result.found === 'elsewhere') {
      throw redirect({ to: '/post/$slug', params: { slug: result.slug }, replace: true })
    }
    if (result.found === 'nowhere') throw notFound()
    return { post: result.post, paths: result.paths }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead(match.context, {
          title: loaderData.post.title,
          description: loaderData.post.excerpt,
          paths: loaderData.paths,
        })
      : pageHead(match.context, {}),
  component: Page,
})

function Page() {
  return <PostPage post={Route.useLoaderData().post} />
}
