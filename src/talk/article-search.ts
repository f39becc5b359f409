import MiniSearch from 'minisearch'
import type { Language } from '../i18n/language.ts'
import type { Passage, ReadableArticle } from './passages.ts'
import { countWords, passagesOf } from './passages.ts'
import { isSoft, leansBack, plain, termsOf } from './terms.ts'

/** What is asked for: stems with how much each counts (1 for those of the question itself). */
export interface Query {
  /** Stems of the question itself. */
  terms: readonly string[]
  /** Stems of what was said before, which only help to rank. */
  context: readonly string[]
  /** The question as written. */
  text: string
}

export interface Hit {
  passage: Passage
  score: number
  /** The share (0..1) of what is asked for, by weight, that passage, paragraph and title speak of. */
  coverage: number
  /** Whether one of the words asked for stands in the passage itself or its heading, and a second one there or in the
   * title. */
  direct: boolean
}

export interface ArticleSearch {
  search(query: Query): Hit[]
  /** The passage in front of this one in its paragraph. */
  before(passage: Passage): Passage | undefined
  after(passage: Passage): Passage | undefined
  titles: readonly { id: string; title: string }[]
  /** In how many passages a stem stands. */
  frequency(term: string): number
}

const fieldWeights = { text: 1, paragraph: 0.35, heading: 0.5, title: 0.6 }
type Field = keyof typeof fieldWeights

/** How fully a term counts as spoken of when it stands only around the passage. */
const fieldCredit: Record<Field, number> = { text: 1, paragraph: 0.65, heading: 0.9, title: 0.95 }

/** Builds the index of a language's articles, one entry a sentence. */
export function indexArticles(articles: readonly ReadableArticle[], language: Language): ArticleSearch {
  const passages = articles.flatMap((article) => passagesOf(article, language))
  const byPlace = new Map(passages.map((passage) => [`${passage.articleId} ${passage.position}`, passage]))
  const paragraphs = new Map<string, string>()
  for (const { articleId, paragraph, text } of passages) {
    const key = `${articleId} ${paragraph}`
    paragraphs.set(key, `${paragraphs.get(key) ?? ''} ${text}`)
  }
  const frequencies = new Map<string, number>()
  for (const { text, articleTitle } of passages)
    for (const term of new Set(termsOf(`${text} ${articleTitle}`, language)))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1)

  const index = new MiniSearch({
    fields: Object.keys(fieldWeights),
    tokenize: (text) => termsOf(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost: fieldWeights,
      fuzzy: (term) => (term.length >= 6 && !/\d/.test(term) ? 0.17 : false),
      prefix: false,
      weights: { fuzzy: 0.5, prefix: 0.4 },
    },
  })
  index.addAll(
    passages.map((passage, id) => ({
      id,
      text: passage.text,
      paragraph: paragraphs.get(`${passage.articleId} ${passage.paragraph}`) ?? '',
      heading: passage.heading,
      title: passage.articleTitle,
    })),
  )

  // A soft word that is missing must not outweigh a common word that is there.
  const rarity = (term: string) =>
    isSoft(term, language) ? 0.4 : Math.log(1 + passages.length / ((frequencies.get(term) ?? 0) + 0.5))
  const neighbour = (passage: Passage, step: number) => {
    const found = byPlace.get(`${passage.articleId} ${passage.position + step}`)
    return found?.paragraph === passage.paragraph ? found : undefined
  }

  return {
    titles: articles.map(({ id, title }) => ({ id, title })),
    frequency: (term) => frequencies.get(term) ?? 0,
    before: (passage) => neighbour(passage, -1),
    after: (passage) => neighbour(passage, 1),
    search({ terms, context, text }) {
      const own = [...new Set(terms)]
      const around = [...new Set(context)].filter((term) => !own.includes(term))
      if (own.length + around.length === 0) return []
      const counted = own.some((term) => !isSoft(term, language)) ? own : [...own, ...around]
      const hard = counted.filter((term) => !isSoft(term, language)).length
      const total = counted.reduce((sum, term) => sum + rarity(term), 0)
      const results = index.search([...own, ...around].join(' '), {
        tokenize: (joined) => joined.split(' '),
        boostTerm: (term) => (own.includes(term) || own.length === 0 ? 1 : 0.3),
      })
      return results
        .flatMap((result): Hit[] => {
          const passage = passages[Number(result.id)]
          if (!passage) return []
          const credit = new Map<string, number>()
          let within = false
          const near = new Set<string>()
          for (const [found, fields] of Object.entries(result.match)) {
            const asked = counted.find((term) => term === found) ?? counted.find((term) => resembles(term, found))
            if (asked === undefined) continue
            const exact = asked === found ? 1 : 0.7
            within ||= fields.includes('text') || fields.includes('heading')
            if (fields.some((field) => field !== 'paragraph') && !isSoft(asked, language)) near.add(asked)
            for (const field of fields)
              credit.set(asked, Math.max(credit.get(asked) ?? 0, exact * fieldCredit[field as Field]))
          }
          let covered = 0
          for (const [term, share] of credit) covered += share * rarity(term)
          const coverage = (covered / total) * (defines(passage, counted, text, language) ? 1 : 0.55)
          const direct = within && near.size >= Math.min(2, hard)
          return [{ passage, coverage, direct, score: result.score * fit(passage, text, language) }]
        })
        .sort((a, b) => b.coverage * b.score - a.coverage * a.score)
    },
  }
}

/** Whether a stem found may stand for one asked for: same beginning, nearly the same length. */
function resembles(asked: string, found: string): boolean {
  return asked.length >= 6 && asked[0] === found[0] && Math.abs(asked.length - found.length) <= 1
}

const amountAsked =
  /^(.* )?(cuant[oa]s?|que (tan|tamaño|porcentaje|edad|distancia)|en que año|cuando|how (big|small|many|much|long|large|fast|old|far|wide|thick|tall|deep|heavy|often|hot|cold)|what (size|year|percentage)|when)\b/
const sizeAsked = /\b(miden?|tamaño|grandes?|pequeñ[oa]s?|grosor|ancho|larg[oa]s?|big|small|size|wide|thick|long)\b/
const sizeSaid = /(metr|meter|\bnm\b|\bmm\b|\bcm\b|\bµm\b)/
const definitionAsked = /^(.* )?(que (es|son|significa)|what (is|are|does)|what's)\b/
const reasonAsked = /^(.* )?(por que|why)\b/

const naming: Record<Language, RegExp> = {
  es: /^(es|son|era|eran|llam\w*|significa\w*|consiste\w*|traduc\w*)$/,
  en: /^(is|are|was|were|call\w*|means?|consists?|translates?)$/,
}

/** Whether a passage may answer “what is X?”: X stands in a title, or next to a verb that says what something is. */
function defines(passage: Passage, asked: readonly string[], question: string, language: Language): boolean {
  const hard = asked.filter((term) => !isSoft(term, language))
  if (hard.length !== 1 || !definitionAsked.test(plain(question))) return true
  const [term = ''] = hard
  const same = (word: string) => termsOf(word, language).some((found) => found === term || resembles(term, found))
  if (plain(`${passage.articleTitle} ${passage.heading}`).split(' ').some(same)) return true
  const words = plain(passage.text).split(' ')
  const isVerb = (near: string) => naming[language].test(near)
  const isNaming = (near: string) => /^(llam|call|name|nombr)/.test(near)
  return words.some(
    (word, at) =>
      same(word) && (words.slice(at + 1, at + 5).some(isVerb) || words.slice(Math.max(0, at - 3), at).some(isNaming)),
  )
}

/** Passages of a kind that suits the question count more, and very short or long ones less. */
function fit(passage: Passage, question: string, language: Language): number {
  const asked = plain(question)
  const said = plain(passage.text)
  const words = countWords(passage.text)
  let weight = words < 5 ? 0.5 : words < 8 ? 0.85 : words > 45 ? 0.6 : 1
  if (passage.text.endsWith('?')) weight *= 0.4
  if (leansBack(passage.text, language)) weight *= 0.75
  if (amountAsked.test(asked) && /\d/.test(passage.text)) weight *= 1.4
  if (sizeAsked.test(asked) && sizeSaid.test(said)) weight *= 3
  if (
    definitionAsked.test(asked) &&
    (language === 'es' ? / (es|son|llam\w+|significa\w*) / : / (is|are|called|means?) /).test(` ${said} `)
  )
    weight *= 1.3
  if (
    reasonAsked.test(asked) &&
    (language === 'es'
      ? /(porque|por eso|asi|gracias a|ya que|debido) ?/
      : /\b(because|so|since|that is why|thanks to|due to)\b/
    ).test(said)
  )
    weight *= 1.3
  return weight
}
