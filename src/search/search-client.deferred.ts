import * as v from 'valibot'
import type { Language } from '../i18n/language.ts'
import { SearchViewSchema, type SearchView } from '../contract/search-view.ts'
import { anySignal } from '../runtime/any-signal.ts'

export interface SearchRequest {
  language: Language
  query: string
}

/** Timeout in ms. */
const patience = 10_000

/** Rejects on network errors, invalid responses, and timeout. */
export async function fetchSearch({ language, query }: SearchRequest, signal?: AbortSignal): Promise<SearchView> {
  const timeout = AbortSignal.timeout(patience)
  const response = await fetch(`/api/search?${new URLSearchParams({ language, q: query })}`, {
    signal: signal ? anySignal(signal, timeout) : timeout,
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return v.parse(SearchViewSchema, await response.json())
}
