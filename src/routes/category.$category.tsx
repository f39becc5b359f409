import { createFileRoute, notFound } from '@tanstack/react-router'
import { CategoryPage } from '../news/category-page.tsx'
import { categoryMessage } from '../content/category.ts'
import { pageHead } from '../ui/page-head.ts'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/category/$category')({
  staticData: { messages: 'all' },
  loader: async ({ params: { category }, context: { session } }) => {
    const result = await readNews('category', { language: session.current, slug: category })
    if (!result) throw notFound()
    return result
  },
  head: ({ loaderData, match, params }) =>
    loaderData
      ? pageHead(match.context, {
          title: match.context.session
            .translator(match.context.session.current)
            ._(categoryMessage(loaderData.category)),
          paths: `/category/${params.category}`,
        })
      : pageHead(match.context, {}),
  component: Page,
})

function Page() {
  return <CategoryPage {...Route.useLoaderData()} />
}
