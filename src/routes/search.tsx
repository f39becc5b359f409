import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isSpeaking, useAssistantState } from '../assistant/assistant-context.ts'
import { addressOfSearch } from '../search/address-of-search.ts'
import { SearchPage } from '../search/search-page.tsx'
import { parseQuery } from '../search/search-query.ts'
import { pageHead } from '../ui/page-head.ts'
import { readSearch } from './-data/search.ts'

export const Route = createFileRoute('/search')({
  staticData: { messages: 'all' },
  // Undefined, not omitted: the URL's value would show through.
  validateSearch: (search): { q?: string | undefined } => ({ q: parseQuery(search['q']) || undefined }),
  // Without the query: the page searches itself, and the URL follows.
  loader: ({ context: { session }, location }) =>
    readSearch({ language: session.current, query: parseQuery((location.search as { q?: unknown }).q) }),
  // Results of earlier queries aren't reused.
  gcTime: 0,
  head: ({ match: { context, search } }) => {
    const translator = context.session.translator(context.session.current)
    return search.q === undefined
      ? pageHead(context, { title: translator._('search_title'), paths: '/search' })
      : pageHead(context, { title: translator._('search_title_of', { query: search.q }) })
  },
  component: Page,
})

function Page() {
  const router = useRouter()
  const [address] = useState(() => addressOfSearch(router))
  const { q = '' } = Route.useSearch()
  const zedSpeaks = useAssistantState(isSpeaking)
  return <SearchPage query={q} view={Route.useLoaderData()} address={address} zedSpeaks={zedSpeaks} />
}
