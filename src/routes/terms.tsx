import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../shell/terms-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/terms')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.session.translator(context.session.current)._('terms_of_use'),
      paths: '/terms',
    }),
  component: TermsPage,
})
