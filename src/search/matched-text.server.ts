import type { Language } from '../i18n/language.ts'
import { plain, termsOf } from '../talk/terms.ts'
import type { TextPart } from '../contract/search-view.ts'

/** A word, or a number with grouped thousands (“32 768”, “32.768”, “32,768”); invisible characters don't split it. */
const wordPattern =
  /(?<![\p{L}\p{N}])\d{1,3}(?:[ \u00a0\u202f.,]\d{3}){1,9}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}'’`´\u00ad\u200b\u2060\ufeff]+/gu
const grouping = /(?<=\d)[ \u00a0\u202f.,](?=\d)/g

export interface WordForms {
  bare: string
  /** Empty for stop words. */
  stems: readonly string[]
}

export function wordsOf(text: string, language: Language): WordForms[] {
  return [...text.matchAll(wordPattern)].map(([word]) => formsOf(word, language)).filter(({ bare }) => bare !== '')
}

function formsOf(word: string, language: Language): WordForms {
  const whole = word.replace(grouping, '')
  const bare = plain(whole)
    .replace(/'(s|re|ve|ll|d|m|t)$/, '')
    .replaceAll("'", '')
  return { bare: withoutTilde(bare), stems: termsOf(whole, language).map(withoutTilde) }
}

/** Keyboards without ñ: `Espana`, `sueno`. */
function withoutTilde(word: string): string {
  return word.replaceAll('ñ', 'n')
}

export function termsOfWord({ bare, stems }: WordForms): string[] {
  return stems.length === 0 ? [] : [...new Set([bare, ...stems])]
}

export function markTerms(text: string, terms: ReadonlySet<string>, language: Language): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (until: number, marked: boolean) => {
    if (until > end) parts.push({ text: text.slice(end, until), marked })
    end = until
  }
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!termsOfWord(formsOf(word, language)).some((term) => terms.has(term))) continue
    add(index, false)
    add(index + word.length, true)
  }
  add(text.length, false)
  return parts
}

/** Approximate snippet length in characters. */
const snippetLength = 220
const longestWord = 40

/** The sentence that matches most words, cut around its first match; without a match, the first one. */
export function bestSnippet(
  sentences: readonly string[],
  sought: readonly ReadonlySet<string>[],
  language: Language,
): string {
  let best = { sentence: sentences[0] ?? '', matches: 0 }
  for (const sentence of sentences) {
    const terms = wordsOf(sentence, language).flatMap(termsOfWord)
    const matches = sought.filter((wanted) => terms.some((term) => wanted.has(term))).length
    if (matches > best.matches) best = { sentence, matches }
  }
  const all = new Set(sought.flatMap((terms) => [...terms]))
  const parts = markTerms(best.sentence, all, language)
  const first = parts[0]?.marked === false && parts.length > 1 ? parts[0].text.length : 0
  return cutAround(best.sentence, first)
}

/** Cuts whole words around `at`, with ellipses. */
function cutAround(text: string, at: number): string {
  if (text.length <= snippetLength * 1.2) return text
  const wanted = Math.max(0, Math.min(at - Math.floor(snippetLength / 3), text.length - snippetLength))
  const wordStart = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1
  const start = wanted - wordStart > longestWord ? wanted : wordStart
  const blank = text.lastIndexOf(' ', start + snippetLength)
  const end = start + snippetLength >= text.length ? text.length : blank > at ? blank : start + snippetLength
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
