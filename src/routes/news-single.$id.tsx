import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ArticleNotFound } from '../news/article-not-found.tsx'
import { ArticlePage } from '../news/article-page.tsx'
import { articleHead } from '../news/article-head.ts'
import { articleParts } from '../news/article-parts.ts'
import { pageHead } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'
import { recovering } from '../runtime/recover.tsx'

export const Route = createFileRoute('/news-single/$id')({
  loader: async ({ params: { id }, context: { session } }) => {
    const result = await readNews('article', { language: session.current, id })
    if (result.found === 'elsewhere') {
      throw redirect({ to: '/news-single/$id', params: { id: result.id }, replace: true })
    }
    if (result.found === 'nowhere') throw notFound()
    const { content, ...article } = result.article
    return { article, text: articleParts(content), popular: result.popular, next: result.next, films: result.films }
  },
  head: ({ loaderData, match }) =>
    loaderData ? articleHead(match.context, loaderData.article) : pageHead(match.context, {}),
  component: Page,
  notFoundComponent: ArticleNotFound,
  errorComponent: recovering(ArticleNotFound),
})

function Page() {
  return <ArticlePage {...Route.useLoaderData()} />
}
