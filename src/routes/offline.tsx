import { createFileRoute } from '@tanstack/react-router'
import { OfflinePage } from '../offline/offline-page.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/offline')({
  staticData: { messages: 'all' },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.session.translator(context.session.current)._('offline_title') }),
  component: OfflinePage,
})
