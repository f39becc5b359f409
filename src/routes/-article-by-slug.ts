import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'

export async function openArticleBySlug({
  params: { slug },
  context: { session },
}: {
  params: { slug: string }
  context: PageContext
}) {
  const id = await readNews('article-id', { language: session.current, slug })
  if (id === null) throw notFound()
  throw redirect({ to: '/news-single/$id', params: { id }, replace: true })
}
