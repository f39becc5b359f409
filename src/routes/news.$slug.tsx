import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ArticleNotFound } from '../news/article-not-found.tsx'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/news/$slug')({
  loader: async ({ params: { slug }, context: { session } }) => {
    const id = await readNews('article-id', { language: session.current, slug })
    if (id === null) throw notFound()
    throw redirect({ to: '/news-single/$id', params: { id }, replace: true })
  },
  notFoundComponent: ArticleNotFound,
})
