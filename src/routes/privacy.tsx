import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../shell/privacy-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/privacy')({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.session.translator(context.session.current)._('privacy_policy'),
      paths: '/privacy',
    }),
  component: PrivacyPage,
})
