import { decodeHTMLStrict } from 'entities'
import { typedMarks } from '../content/sentence-mark.ts'
import { splitSentences } from '../content/sentences.ts'
import type { Language } from '../i18n/language.ts'

/** A sentence of an article with its context. */
export interface Passage {
  articleId: string
  articleTitle: string
  /** Heading above, or empty. */
  heading: string
  /** Number of the sentence; neighbors differ by 1. */
  position: number
  paragraph: number
  /** Text as displayed, including the author's markup. */
  text: string
  kind: 'excerpt' | 'body' | 'fact' | 'summary'
  term?: string
  /** Whether a key fact starts with a proper name. */
  isName?: boolean
}

export interface ReadableArticle {
  id: string
  title: string
  /** Sanitized HTML. */
  content: string
  excerpt: string
  summaryText?: string
  tags?: readonly string[]
}

const block = /<(h[1-6]|p|li|blockquote|figcaption|td|dd|dt)\b[^>]*>([\s\S]*?)<\/\1>/gi

const textOf = (html: string) =>
  typedMarks(decodeHTMLStrict(html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, ''))).trim()

function isNameIn(body: string, fact: string): boolean {
  const [first = ''] = fact.split(/[\s,.;:]/)
  return (
    first !== '' && new RegExp(`[\\p{Ll},] ${first.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'u').test(body)
  )
}

/**
 * Returns an article's sentences: excerpt, paragraphs, list items, key facts, quotes. Omits pull quotes, which repeat
 * the text.
 */
export function passagesOf(article: ReadableArticle, language: Language): Passage[] {
  const passages: Passage[] = []
  const blocks = [...article.content.matchAll(block)].map(([, tag = '', inner = '']) => ({
    tag: tag.toLowerCase(),
    text: textOf(inner),
    isMarked: inner.trimStart().startsWith('<'),
  }))
  const body = blocks.flatMap(({ tag, text }) => (tag === 'blockquote' ? [] : [text])).join('\n')
  // A quote can start mid-sentence: compare case-insensitively.
  const repeated = (quote: string) => body.toLowerCase().includes(quote.toLowerCase())
  let heading = ''
  let paragraph = 0
  let position = 0
  const seen = new Set<string>()
  const add = (text: string, kind: Passage['kind'], fact?: Pick<Passage, 'term' | 'isName'>) => {
    for (const sentence of splitSentences(text, language)) {
      position++
      if (seen.has(sentence)) continue
      seen.add(sentence)
      passages.push({
        articleId: article.id,
        articleTitle: article.title,
        heading,
        position,
        paragraph,
        text: sentence,
        kind,
        ...fact,
      })
    }
    paragraph++
    position++
  }
  add(typedMarks(article.excerpt), 'excerpt')
  let term: string | undefined
  for (const { tag, text, isMarked } of blocks) {
    if (text === '' || (tag === 'blockquote' && repeated(text))) continue
    if (tag.startsWith('h')) heading = text
    else if (tag === 'dt') term = text
    else if (tag === 'dd')
      add(text, 'fact', { ...(term !== undefined && { term }), isName: isMarked || isNameIn(body, text) })
    else add(text, 'body')
  }
  return passages
}
