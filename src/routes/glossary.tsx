import { createFileRoute } from '@tanstack/react-router'
import { isSpeaking, useAssistantState } from '../assistant/assistant-context.ts'
import { GlossaryPage } from '../glossary/glossary-page.tsx'
import { readNews } from './-data/news.ts'

export const Route = createFileRoute('/glossary')({
  staticData: { messages: 'all' },
  loader: ({ context: { session } }) => readNews('glossary', { language: session.current }),
  // Loaded on demand: all pages contain the routes.
  head: async ({ loaderData, match: { context } }) =>
    loaderData ? (await import('../glossary/glossary-head.ts')).glossaryHead(context, loaderData) : {},
  component: Page,
})

function Page() {
  const zedSpeaks = useAssistantState(isSpeaking)
  return <GlossaryPage view={Route.useLoaderData()} zedSpeaks={zedSpeaks} />
}
