import { createFileRoute } from '@tanstack/react-router'
import { EmptyShortsPage } from '../videos/empty-shorts-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/shorts')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.session.translator(context.session.current)._('technosciences'),
      paths: '/shorts',
    }),
  component: EmptyShortsPage,
})
