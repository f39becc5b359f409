import MiniSearch from 'minisearch'
import type { Article } from '../content/schema.ts'
import type { Language } from '../i18n/language.ts'
import { passagesOf } from '../talk/passages.ts'
import { bestSnippet, markTerms, termsOfWord, wordsOf, type WordForms } from './matched-text.ts'
import type { ArticleHit } from './search-view.ts'

/** What is read of an article. */
export type SearchableArticle = Pick<
  Article,
  'id' | 'title' | 'excerpt' | 'content' | 'tags' | 'category' | 'scale' | 'publishDate'
>

export interface SearchIndex {
  /** The articles that a query is about, best first: those that speak of all its words, or else of some. */
  search(query: string): ArticleHit[]
}

const fieldWeights = { title: 8, subject: 3, excerpt: 2, body: 1 }
const wordLimit = 8
const hitLimit = 20
/** Shorter words have too many others one letter away. */
const shortestForgiven = 4

/**
 * Builds the index of a language's articles. Accents, capitals, number and gender do not matter; the last word of a query
 * may be the beginning of one, and a word that no article has may have one letter wrong, missing, added or swapped.
 * `categoryName` is a category's name in the language.
 */
export function indexArticles(
  articles: readonly SearchableArticle[],
  language: Language,
  categoryName: (category: Article['category']) => string,
): SearchIndex {
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
  const entries = articles.map((article) => ({
    article,
    sentences: passagesOf(article, language).map(({ text }) => text),
  }))
  index.addAll(
    entries.map(({ article, sentences }, id) => ({
      id,
      title: article.title,
      subject: `${article.tags.join(' ')} ${categoryName(article.category)}`,
      excerpt: article.excerpt,
      body: sentences.join(' '),
    })),
  )

  /** The articles with a word, as entry → score, and the terms that it was found by. */
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
      // Of a word that is one, longer words that begin with it were not meant first.
      const meant = Object.entries(match).filter(([term]) => !isWhole || forms.includes(term))
      const inTitle = meant.some(([, fields]) => fields.includes('title'))
      return { id: Number(id), score, isMeant: meant.length > 0, inTitle }
    })
    return { found, terms: new Set(results.flatMap(({ terms }) => terms)) }
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
      return [...merits]
        .filter(([, { words }]) => words === most)
        .sort(
          ([, a], [, b]) =>
            full(b.titleWords) - full(a.titleWords) || full(b.meantWords) - full(a.meantWords) || b.score - a.score,
        )
        .slice(0, hitLimit)
        .flatMap(([id]) => entries[id] ?? [])
        .map(({ article, sentences }) => ({
          ...describe(article),
          title: markTerms(article.title, terms, language),
          snippet: markTerms(
            bestSnippet(
              sentences,
              sought.map((one) => one.terms),
              language,
            ),
            terms,
            language,
          ),
        }))
    },
  }
}

/** An article as a hit that nothing was looked for in. */
export function asHit(article: Omit<SearchableArticle, 'content'>): ArticleHit {
  const whole = (text: string) => [{ text, marked: false }]
  return { ...describe(article), title: whole(article.title), snippet: whole(article.excerpt) }
}

function describe({ id, category, scale, publishDate }: Omit<SearchableArticle, 'content'>) {
  return { id, category, scale, publishDate }
}

/** The words of a query that mean something; the last word as typed may go on, and counts when there is no other. */
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

/** The words that a word becomes when two neighbouring letters change places. */
function swaps(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
