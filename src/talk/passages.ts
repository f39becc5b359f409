import type { Language } from '../i18n/language.ts'

/** One sentence of an article, where it stands and what stands around it. */
export interface Passage {
  articleId: string
  articleTitle: string
  /** The nearest heading above, or empty. */
  heading: string
  /** Counts the article's sentences; neighbours in a paragraph differ by 1. */
  position: number
  paragraph: number
  text: string
}

export interface ReadableArticle {
  id: string
  title: string
  /** Sanitised HTML. */
  content: string
  excerpt: string
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  laquo: '«',
  raquo: '»',
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

const block = /<(h[1-6]|p|li|blockquote|figcaption|td|dd|dt)\b[^>]*>([\s\S]*?)<\/\1>/gi

/** The sentences of an article: those of its excerpt, then those of its paragraphs, list items and quotes. */
export function passagesOf(article: ReadableArticle, language: Language): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  let paragraph = 0
  let position = 0
  const seen = new Set<string>()
  const add = (text: string) => {
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
      })
    }
    paragraph++
    position++
  }
  add(article.excerpt)
  for (const [, tag = '', inner = ''] of article.content.matchAll(block)) {
    // A quote or an item holding paragraphs: they come by themselves.
    const text = decode(inner.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim()
    if (text === '') continue
    if (/^h/i.test(tag)) heading = text
    else add(text)
  }
  return passages
}

const abbreviation =
  /(^|[\s(])(\p{Lu}|Dr|Dra|Sr|Sra|Mr|Mrs|Ms|St|vs|etc|e\.g|i\.e|p\. ?ej|núm|aprox|fig|EE|EE\. ?UU|sp|nov|al)\.$/u

/** Divides a text into its sentences, each trimmed and otherwise exactly as it stands. */
export function splitSentences(text: string, language: Language): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    open += segment
    if (abbreviation.test(open.trimEnd())) continue
    if (open.trim() !== '') sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences
}

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
