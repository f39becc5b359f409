import { createFileRoute } from '@tanstack/react-router'
import { InteractionPage } from '../assistant/interaction-page.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/interaction')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.session.translator(context.session.current)._('conversation_with_zed'),
      paths: '/interaction',
    }),
  component: InteractionPage,
})
