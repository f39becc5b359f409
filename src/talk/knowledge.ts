import type { AuthoredAnswer, QuestionKind } from '../content/answers.ts'
import type { GlossaryTerm } from '../content/glossary-schema.ts'
import type { Article, Reference } from '../content/schema.ts'
import { typedMarks } from '../content/sentence-mark.ts'
import { splitSentences } from '../content/sentences.ts'
import type { StudyAids } from '../content/study-aids.ts'
import { articleKey, filmKey, postKey, termKey } from '../content/text-key.ts'
import { translationId } from '../content/translation.ts'
import { videoPath } from '../content/video-address.ts'
import type { Video } from '../content/video.ts'
import type { Language } from '../i18n/language.ts'
import { passagesOf, type ReadableArticle } from './passages.ts'

interface KnownSentence {
  text: string
  /** The nearest heading above, or empty. */
  heading: string
}

export interface KnownText {
  /** Such as `article:es-3`. */
  key: string
  kind: 'article' | 'film' | 'term' | 'post'
  id: string
  title: string
  /** Path on this site. */
  href: string
  subject: string
  sentences: KnownSentence[]
  article?: ArticleFacts
}

interface ArticleFacts {
  summary: string[]
  desk: string
  /** ISO date such as `2026-11-22`. */
  published: string
  sources: Pick<Reference, 'title' | 'publisher' | 'year'>[]
}

/** Everything in one language that Zed can answer from. */
export interface Knowledge {
  language: Language
  texts: readonly KnownText[]
  answers: readonly AuthoredAnswer[]
  studyAids: ReadonlyMap<string, StudyAids>
  counterparts: ReadonlyMap<string, Counterpart>
}

interface Counterpart {
  id: string
  title: string
  aids: StudyAids
  /** What is answered on it in the other language. */
  answers: readonly CounterpartAnswer[]
}

export interface CounterpartAnswer {
  kind: QuestionKind
  /** The first question that it answers. */
  ask: string
  say: readonly string[]
}

type KnownArticle = ReadableArticle & Partial<Pick<Article, 'author' | 'publishDate' | 'sources'>>
type KnownVideo = Pick<Video, 'id' | 'topic' | 'technoscience' | 'title' | 'summary' | 'transcript'>
type KnownPost = Pick<ReadableArticle, 'id' | 'title' | 'excerpt' | 'content'> & { link: string }

/** Content of one language. */
export interface KnowledgeSources {
  articles: readonly KnownArticle[]
  videos: readonly KnownVideo[]
  terms: readonly GlossaryTerm[]
  posts: readonly KnownPost[]
  answers: readonly AuthoredAnswer[]
  studyAids?: readonly StudyAids[]
  others?: {
    articles: readonly Pick<KnownArticle, 'id' | 'title'>[]
    studyAids: readonly StudyAids[]
    answers?: readonly AuthoredAnswer[]
  }
}

/** Converts content into texts of sentences. */
export function arrangeKnowledge(sources: KnowledgeSources, language: Language): Knowledge {
  const plainSentences = (text: string) =>
    splitSentences(typedMarks(text), language).map((one) => ({ text: one, heading: '' }))
  const sentencesOf = (article: ReadableArticle) =>
    passagesOf(article, language).map(({ text, heading }) => ({ text, heading }))
  const texts: KnownText[] = [
    ...sources.articles.map((article): KnownText => ({
      key: articleKey(article.id),
      kind: 'article',
      id: article.id,
      title: article.title,
      href: `/news-single/${encodeURIComponent(article.id)}`,
      subject: `${article.title} ${article.tags?.join(' ') ?? ''}`,
      sentences: sentencesOf(article),
      article: {
        summary: splitSentences((article.summaryText ?? '').trim().replace(/\s+/g, ' '), language),
        desk: article.author ?? '',
        published: article.publishDate?.slice(0, 10) ?? '',
        sources: (article.sources ?? []).map(({ title, publisher, year }) => ({ title, publisher, year })),
      },
    })),
    ...sources.videos.map((video): KnownText => ({
      key: filmKey(video.topic, video.id),
      kind: 'film',
      id: `${video.topic}-${video.id}`,
      title: video.title,
      href: videoPath(video),
      subject: `${video.title} ${video.summary}`,
      sentences: plainSentences(video.transcript.map(({ text }) => text).join(' ')),
    })),
    ...sources.terms.map((term): KnownText => ({
      key: termKey(term.id),
      kind: 'term',
      id: term.id,
      title: term.term,
      href: `/glossary#${term.id}`,
      subject: [term.term, ...term.forms].join(' '),
      sentences: plainSentences(term.definition),
    })),
    ...sources.posts.map((post): KnownText => ({
      key: postKey(post.id),
      kind: 'post',
      id: post.id,
      title: post.title,
      href: post.link,
      subject: post.title,
      sentences: sentencesOf(post),
    })),
  ]
  // Sorted, because packed indexes depend on the order.
  const order = new Intl.Collator('en', { numeric: true })
  const studyAids = new Map((sources.studyAids ?? []).map((aids) => [aids.about, aids]))
  const counterparts = new Map(
    (sources.others?.articles ?? []).flatMap(({ id, title }) => {
      const key = articleKey(id)
      const aids = sources.others?.studyAids.find(({ about }) => about === key)
      const answers = (sources.others?.answers ?? [])
        .filter(({ about: [first] }) => first === key)
        .map(({ kind, ask: [ask = ''], say }) => ({ kind, ask, say: say.map(({ text }) => text) }))
      return aids ? [[articleKey(translationId(id)), { id, title, aids, answers }] as const] : []
    }),
  )
  return {
    language,
    texts: texts.sort((a, b) => order.compare(a.key, b.key)),
    answers: sources.answers,
    studyAids,
    counterparts,
  }
}
