import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../shell/about-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/about-us')({
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.session.translator(context.session.current)._('about_us'), paths: '/about-us' }),
  component: AboutPage,
})
