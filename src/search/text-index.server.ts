import MiniSearch from 'minisearch'
import type { Language } from '../i18n/language.ts'
import { bestSnippet, markTerms, termsOfWord, wordsOf, type WordForms } from './matched-text.server.ts'
import type { TextPart } from '../contract/search-view.ts'

export interface IndexedText {
  title: string
  /** Tags and category name. */
  subject: string
  excerpt: string
  sentences: readonly string[]
}

interface FoundText {
  at: number
  title: TextPart[]
  snippet: TextPart[]
}

export interface TextIndex {
  /** Returns hits by relevance: with all words (`complete`) or some. `forgiving`: a typo was corrected. */
  search(query: string): { found: FoundText[]; complete: boolean; forgiving: boolean }
}

const fieldWeights = { title: 8, subject: 3, excerpt: 2, body: 1 }
const wordLimit = 8
const hitLimit = 20
/** Shorter words have too many neighbors. */
const shortestForgiven = 4

/** Ignores accents, case, number, and gender; the last word may be a prefix; unknown words may have one typo. */
export function indexTexts(texts: readonly IndexedText[], language: Language): TextIndex {
  const vocabulary = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(fieldWeights),
    tokenize: (text) => wordsOf(text, language).flatMap(termsOfWord),
    processTerm: (term) => {
      vocabulary.add(term)
      return term
    },
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: fieldWeights,
      weights: { prefix: 0.6, fuzzy: 0.4 },
    },
  })
  index.addAll(texts.map(({ sentences, ...fields }, id) => ({ id, ...fields, body: sentences.join(' ') })))

  /** Entry → score, and the matched terms. */
  function find(word: WordForms, mayGoOn: boolean) {
    const forms = [...new Set([word.bare, ...word.stems])]
    const isWhole = forms.some((form) => vocabulary.has(form))
    const isKnown = isWhole || (mayGoOn && hasBeginning(vocabulary, word.bare))
    const swapped = isKnown ? [] : swaps(word.bare).filter((variant) => vocabulary.has(variant))
    const results = index.search(
      { combineWith: 'OR', queries: swapped.length > 0 ? swapped : forms },
      {
        prefix: (term) => mayGoOn && term === word.bare,
        fuzzy: (term) => (!isKnown && swapped.length === 0 && term.length >= shortestForgiven ? 1 : false),
      },
    )
    const found = results.map(({ id, score, match }) => {
      // For a complete word, prefix matches rank lower.
      const meant = Object.entries(match).filter(([term]) => !isWhole || forms.includes(term))
      const inTitle = meant.some(([, fields]) => fields.includes('title'))
      return { id: Number(id), score, isMeant: meant.length > 0, inTitle }
    })
    return { found, terms: new Set(results.flatMap(({ terms }) => terms)), isForgiven: !isKnown && found.length > 0 }
  }

  return {
    search(query) {
      const sought = wordsSought(query, language).map(({ word, mayGoOn }) => find(word, mayGoOn))
      const merits = new Map<number, { score: number; words: number; meantWords: number; titleWords: number }>()
      for (const { found } of sought) {
        for (const { id, score, isMeant, inTitle } of found) {
          const merit = merits.get(id) ?? { score: 0, words: 0, meantWords: 0, titleWords: 0 }
          merit.score += score
          merit.words += 1
          if (isMeant) merit.meantWords += 1
          if (inTitle) merit.titleWords += 1
          merits.set(id, merit)
        }
      }
      const most = Math.max(0, ...[...merits.values()].map(({ words }) => words))
      const full = (words: number) => Number(words === sought.length)
      const terms = new Set(sought.flatMap((one) => [...one.terms]))
      const found = [...merits]
        .filter(([, { words }]) => words === most)
        .sort(
          ([, a], [, b]) =>
            full(b.titleWords) - full(a.titleWords) || full(b.meantWords) - full(a.meantWords) || b.score - a.score,
        )
        .slice(0, hitLimit)
        .flatMap(([at]) => {
          const text = texts[at]
          if (!text) return []
          const snippet = bestSnippet(
            text.sentences,
            sought.map((one) => one.terms),
            language,
          )
          const [title, marked] = [text.title, snippet].map((whole) => markTerms(whole, terms, language))
          return [{ at, title: title ?? [], snippet: marked ?? [] }]
        })
      return { found, complete: most === sought.length, forgiving: sought.some(({ isForgiven }) => isForgiven) }
    },
  }
}

/** Meaningful words of a query; the last one may be a prefix, and counts if it is the only one. */
function wordsSought(query: string, language: Language): { word: WordForms; mayGoOn: boolean }[] {
  const words = wordsOf(query, language)
  const last = words.at(-1)
  const meaningful = words.filter(({ stems }) => stems.length > 0)
  return (meaningful.length === 0 && last ? [last] : meaningful)
    .slice(0, wordLimit)
    .map((word) => ({ word, mayGoOn: word === last }))
}

function hasBeginning(vocabulary: ReadonlySet<string>, beginning: string): boolean {
  return [...vocabulary].some((term) => term.startsWith(beginning))
}

function swaps(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
