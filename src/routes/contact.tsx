import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../news/contact-page.tsx'
import { isPageAddress } from '../news/reported-page.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/contact')({
  staticData: { messages: 'all' },
  validateSearch: ({ about }): { about?: string | undefined } => ({ about: isPageAddress(about) ? about : undefined }),
  head: ({ match: { context } }) => {
    const translator = context.session.translator(context.session.current)
    return pageHead(context, {
      title: translator._('contact_title'),
      description: translator._('contact_intro'),
      paths: '/contact',
    })
  },
  component: Page,
})

function Page() {
  const { contact, siteUrl } = Route.useRouteContext().site
  return <ContactPage contact={contact} siteUrl={siteUrl} about={Route.useSearch().about} />
}
