import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../news/about-page.tsx'
import { pageHead } from '../ui/page-head.ts'
import { AboutFilms } from '../videos/about-films.tsx'
import { readNews } from './-data/news.ts'
import { readVideos } from './-data/videos.ts'

export const Route = createFileRoute('/about-us/')({
  staticData: { messages: 'all' },
  loader: async ({ context: { session } }) => {
    const language = session.current
    const [post, films] = await Promise.all([
      readNews('page', { language, name: 'about-us' }),
      readVideos('about-us', { language }),
    ])
    return { post, films }
  },
  head: ({ loaderData, match }) =>
    pageHead(match.context, {
      ...(loaderData && { title: loaderData.post.title, description: loaderData.post.excerpt }),
      paths: '/about-us',
    }),
  component: Page,
})

function Page() {
  const { post, films } = Route.useLoaderData()
  return (
    <AboutFilms films={films}>
      <AboutPage post={post} />
    </AboutFilms>
  )
}
