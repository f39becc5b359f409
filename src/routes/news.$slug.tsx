import { createFileRoute } from '@tanstack/react-router'
import { ArticleNotFound } from '../news/article-not-found.tsx'
import { openArticleBySlug } from './-article-by-slug.ts'

export const Route = createFileRoute('/news/$slug')({
  loader: openArticleBySlug,
  notFoundComponent: ArticleNotFound,
})
