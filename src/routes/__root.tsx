import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { LanguageSession } from '../i18n/language-session.ts'

export const Route = createRootRouteWithContext<{ session: LanguageSession }>()({
  loader: async ({ context: { session } }) => {
    await session.load(session.current)
    return { language: session.current }
  },
  component: Document,
})

function Document() {
  const { language } = Route.useLoaderData()
  return (
    <html lang={language}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
