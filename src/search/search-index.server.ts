import type { GlossaryTerm } from '../content/glossary-schema.ts'
import type { Article } from '../content/schema.ts'
import type { Video } from '../content/video.ts'
import { formatDate } from '../i18n/dates.server.ts'
import { formatScale } from '../i18n/sizes.server.ts'
import type { Language } from '../i18n/language.ts'
import { passagesOf } from '../talk/passages.ts'
import type { ArticleHit, TermHit, VideoHit } from '../contract/search-view.ts'
import { indexTexts } from './text-index.server.ts'

export type SearchableArticle = Pick<
  Article,
  'id' | 'language' | 'title' | 'excerpt' | 'content' | 'tags' | 'category' | 'scale' | 'publishDate'
>

export type SearchableVideo = Pick<
  Video,
  | 'id'
  | 'topic'
  | 'technoscience'
  | 'title'
  | 'summary'
  | 'transcript'
  | 'thumbnail'
  | 'poster'
  | 'durationSeconds'
  | 'scale'
>

export interface SearchIndex<Hit> {
  /** Hits by relevance: with all words or, if none, with some. */
  search(query: string): Hit[]
  /** Also returns whether all words matched, and whether a typo was corrected. */
  find(query: string): { hits: Hit[]; complete: boolean; forgiving: boolean }
}

export function indexArticles(
  articles: readonly SearchableArticle[],
  language: Language,
  categoryName: (category: Article['category']) => string,
): SearchIndex<ArticleHit> {
  const texts = articles.map((article) => ({
    title: article.title,
    subject: `${article.tags.join(' ')} ${categoryName(article.category)}`,
    excerpt: article.excerpt,
    sentences: passagesOf(article, language).map(({ text }) => text),
  }))
  return indexOf(articles, texts, language, (article, marked) => ({ ...describe(article), ...marked }))
}

export function indexVideos(
  videos: readonly SearchableVideo[],
  language: Language,
  topicName: (topic: Video['topic']) => string,
): SearchIndex<VideoHit> {
  const texts = videos.map(({ title, topic, summary, transcript }) => ({
    title,
    subject: topicName(topic),
    excerpt: summary,
    sentences: [summary, ...transcript.map(({ text }) => text)],
  }))
  return indexOf(videos, texts, language, (video, marked) => {
    const { id, topic, technoscience, thumbnail, poster, durationSeconds, scale } = video
    return { id, topic, ...(technoscience && { technoscience }), thumbnail, poster, durationSeconds, scale, ...marked }
  })
}

export function indexTerms(terms: readonly GlossaryTerm[], language: Language): SearchIndex<TermHit> {
  const texts = terms.map(({ term, forms, definition }) => ({
    title: term,
    subject: forms.join(' '),
    excerpt: definition,
    sentences: [definition],
  }))
  return indexOf(terms, texts, language, ({ id }, marked) => ({ id, ...marked }))
}

function indexOf<Entry, Hit>(
  entries: readonly Entry[],
  texts: Parameters<typeof indexTexts>[0],
  language: Language,
  asHitOf: (entry: Entry, marked: Pick<ArticleHit, 'title' | 'snippet'>) => Hit,
): SearchIndex<Hit> {
  const index = indexTexts(texts, language)
  const find = (query: string) => {
    const { found, complete, forgiving } = index.search(query)
    const hits = found.flatMap(({ at, title, snippet }) => {
      const entry = entries[at]
      return entry === undefined ? [] : [asHitOf(entry, { title, snippet })]
    })
    return { hits, complete, forgiving }
  }
  return { find, search: (query) => find(query).hits }
}

export function asHit(article: Omit<SearchableArticle, 'content'>): ArticleHit {
  const whole = (text: string) => [{ text, marked: false }]
  return { ...describe(article), title: whole(article.title), snippet: whole(article.excerpt) }
}

function describe({ id, language, category, scale, publishDate }: Omit<SearchableArticle, 'content'>) {
  const [scaleText, dateText] = [formatScale(scale, language), formatDate(publishDate, language)]
  return { id, category, scale, scaleText, publishDate, dateText }
}
