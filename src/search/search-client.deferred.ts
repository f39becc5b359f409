import * as v from 'valibot'
import type { Language } from '../i18n/language.ts'
import { SearchViewSchema, type SearchView } from '../contract/search-view.ts'

export interface SearchRequest {
  language: Language
  query: string
}

/** How long (ms) an answer may take. */
const patience = 10_000

/** Asks the server. Rejects when it can't be reached, answers no search view, or takes longer than ten seconds. */
export async function fetchSearch({ language, query }: SearchRequest, signal?: AbortSignal): Promise<SearchView> {
  const timeout = AbortSignal.timeout(patience)
  const response = await fetch(`/api/search?${new URLSearchParams({ language, q: query })}`, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return v.parse(SearchViewSchema, await response.json())
}
