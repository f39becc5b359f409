import * as v from 'valibot'
import { listArticleCards, listArticles } from '../content/articles.server.ts'
import { listTerms } from '../content/glossary-terms.server.ts'
import { videoTopics, type VideoTopic } from '../content/video-script.ts'
import { listVideos } from '../content/videos.server.ts'
import { loadTranslator, type MessageId } from '../i18n/catalogue.ts'
import { languages, type Language } from '../i18n/language.ts'
import { categoryMessage } from '../content/category.ts'
import { asHit, indexArticles, indexTerms, indexVideos, type SearchIndex } from './search-index.server.ts'
import { normaliseQuery, queryLimit } from './search-query.ts'
import type { ArticleHit, SearchView, TermHit, VideoHit } from '../contract/search-view.ts'

const RequestSchema = v.object({
  language: v.picklist(languages),
  q: v.optional(v.pipe(v.string(), v.maxLength(queryLimit), v.transform(normaliseQuery)), ''),
})

const newestLimit = 4
const videoLimit = 8
const termLimit = 6

const topicMessages = {
  nanotechnology: 'technoscience_nano',
  infotechnology: 'technoscience_info',
  biotechnology: 'technoscience_bio',
  cognotechnology: 'technoscience_cogno',
  retroengineering: 'retroengineering',
  'about-us': 'about_us',
} as const satisfies Record<VideoTopic, MessageId>

interface Indexes {
  articles: SearchIndex<ArticleHit>
  videos: SearchIndex<VideoHit>
  glossary: SearchIndex<TermHit>
}

const indexes = new Map<Language, Promise<Indexes>>()

/** Rejects with ValiError on an invalid request. */
export async function readSearch(request: unknown): Promise<SearchView> {
  const { language, q } = v.parse(RequestSchema, request)
  const { groups, similar } = q === '' ? { groups: [], similar: false } : await lookUp(q, language)
  const cards = groups.length > 0 ? [] : listArticleCards(language)
  return {
    query: q,
    language,
    count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    groups,
    similar,
    categories: [...new Set(cards.map(({ category }) => category))],
    newest: cards
      .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
      .slice(0, newestLimit)
      .map(asHit),
  }
}

async function lookUp(query: string, language: Language): Promise<Pick<SearchView, 'groups' | 'similar'>> {
  const { articles, videos, glossary } = await indexesOf(language)
  const [ofArticles, ofVideos, ofGlossary] = [articles.find(query), videos.find(query), glossary.find(query)]
  const merit = ({ hits, complete, forgiving }: typeof ofArticles | typeof ofVideos | typeof ofGlossary) =>
    hits.length === 0 ? 0 : 1 + 2 * Number(complete) + Number(!forgiving)
  const best = Math.max(merit(ofArticles), merit(ofVideos), merit(ofGlossary))
  const counts = (group: Parameters<typeof merit>[0]) => group.hits.length > 0 && merit(group) === best
  const groups = [
    ...(counts(ofArticles) ? [{ kind: 'articles' as const, hits: ofArticles.hits }] : []),
    ...(counts(ofVideos) ? [{ kind: 'videos' as const, hits: ofVideos.hits.slice(0, videoLimit) }] : []),
    ...(counts(ofGlossary) ? [{ kind: 'glossary' as const, hits: ofGlossary.hits.slice(0, termLimit) }] : []),
  ]
  const similar = groups.length > 0 && [ofArticles, ofVideos, ofGlossary].every((one) => !counts(one) || one.forgiving)
  return { groups, similar }
}

function indexesOf(language: Language): Promise<Indexes> {
  const kept = indexes.get(language)
  if (kept) return kept
  const building = buildIndexes(language)
  indexes.set(language, building)
  building.catch(() => indexes.delete(language))
  return building
}

async function buildIndexes(language: Language): Promise<Indexes> {
  const [articles, translator] = await Promise.all([listArticles(language), loadTranslator(language)])
  const videos = videoTopics.flatMap((topic) => listVideos(language, topic))
  return {
    articles: indexArticles(articles, language, (category) => translator._(categoryMessage(category))),
    videos: indexVideos(videos, language, (topic) => translator._(topicMessages[topic])),
    glossary: indexTerms(listTerms(language), language),
  }
}
