import { createFileRoute } from '@tanstack/react-router'
import { EmptyRetroengineeringPage } from '../videos/empty-retroengineering-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/retroengineering')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.session.translator(context.session.current)._('retroengineering'),
      paths: '/retroengineering',
    }),
  component: EmptyRetroengineeringPage,
})
