import * as v from 'valibot'
import { listArticleCards, listArticles } from '../content/articles.ts'
import { loadTranslator } from '../i18n/catalogue.ts'
import { languages, type Language } from '../i18n/language.ts'
import { categoryMessage } from '../news/category.ts'
import { asHit, indexArticles, type SearchIndex } from './search-index.ts'
import { normaliseQuery, queryLimit } from './search-query.ts'
import type { SearchGroup, SearchView } from './search-view.ts'

const RequestSchema = v.object({
  language: v.picklist(languages),
  q: v.optional(v.pipe(v.string(), v.maxLength(queryLimit), v.transform(normaliseQuery)), ''),
})

/** How many of the newest articles are a way on. */
const newestLimit = 4

const indexes = new Map<Language, Promise<SearchIndex>>()

/** Looks a query up in the content of a language. For the server. Rejects with a ValiError when the request is none. */
export async function readSearch(request: unknown): Promise<SearchView> {
  const { language, q } = v.parse(RequestSchema, request)
  const hits = q === '' ? [] : (await indexOf(language)).search(q)
  const groups: SearchGroup[] = hits.length > 0 ? [{ kind: 'articles', hits }] : []
  const cards = hits.length > 0 ? [] : listArticleCards(language)
  return {
    query: q,
    language,
    count: hits.length,
    groups,
    categories: [...new Set(cards.map(({ category }) => category))],
    newest: cards
      .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
      .slice(0, newestLimit)
      .map(asHit),
  }
}

/** The index of a language, built when it is first asked for. */
function indexOf(language: Language): Promise<SearchIndex> {
  const kept = indexes.get(language)
  if (kept) return kept
  const building = buildIndex(language)
  indexes.set(language, building)
  building.catch(() => indexes.delete(language))
  return building
}

async function buildIndex(language: Language): Promise<SearchIndex> {
  const [articles, translator] = await Promise.all([listArticles(language), loadTranslator(language)])
  return indexArticles(articles, language, (category) => translator._(categoryMessage(category)))
}
