import MiniSearch from 'minisearch'
import type { Language } from '../i18n/language.ts'
import type { Passage, ReadableArticle } from './passages.ts'
import { passagesOf, sayable, summaryPassagesOf } from './passages.ts'
import { definingTerm, isOfType, questionTypeOf, suits } from './question-type.ts'
import { relatedTerms } from './related-words.ts'
import { isSoft, plain, termsOf } from './terms.ts'

/** What is asked for: stems with how much each counts (1 for those of the question itself). */
interface Query {
  /** Stems of the question itself. */
  terms: readonly string[]
  /** Stems of what was said before, which only help to rank. */
  context: readonly string[]
  /** The question as written. */
  text: string
  /** The article that the conversation is about, if it is known. */
  articleId?: string | undefined
}

export interface Hit {
  passage: Passage
  /** How good an answer it is, against the other hits. */
  score: number
  /** The share (0..1) of what is asked for, by weight, that passage, paragraph and title speak of. */
  coverage: number
  /** Whether one of the words asked for stands in the passage itself or its heading, and a second one there or in the
   * title. */
  direct: boolean
}

export interface ArticleSearch {
  search(query: Query): Hit[]
  /** The passage in front of this one: in its paragraph, or else at the end of the one before under the same heading. */
  before(passage: Passage): Passage | undefined
  /** The passage behind this one in its paragraph. */
  after(passage: Passage): Passage | undefined
  titles: readonly { id: string; title: string }[]
  /** In how many passages a stem stands. */
  frequency(term: string): number
  /** The article that one of these texts takes a sentence from, and what it is about. */
  subjectOf(said: string): { articleId: string; terms: ReadonlySet<string> } | undefined
}

const fieldWeights = { text: 1, paragraph: 0.35, heading: 0.5, title: 0.6, subject: 0.4 }
type Field = keyof typeof fieldWeights

/** How fully a term counts as spoken of when it stands only around the passage. */
const fieldCredit: Record<Field, number> = { text: 1, paragraph: 0.65, heading: 0.9, title: 0.95, subject: 0.9 }
/** The same, to choose between passages: what all of an article is about tells none of its sentences apart. */
const rankCredit: Record<Field, number> = { text: 1, paragraph: 0.62, heading: 0.75, title: 0.68, subject: 0.62 }
/** How fully a word counts that is only akin to the one asked for, and one that may be misspelt. */
const akin = 0.75
const misspelt = 0.7
/** In so many sentences a word stands that an article is about. */
const oftenSaid = 4
/** A sentence of the article that the conversation is about counts more than one of another. */
const sameArticle = 1.35

/** Builds the index of a language's articles, one entry a sentence. */
export function indexArticles(articles: readonly ReadableArticle[], language: Language): ArticleSearch {
  const passages = articles.flatMap((article) => [
    ...passagesOf(article, language),
    ...summaryPassagesOf(article, language),
  ])
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
  const subjects = new Map(articles.map((article) => [article.id, subjectTerms(article, passages, language)]))

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
      text: `${passage.term ?? ''} ${passage.text}`,
      paragraph: paragraphs.get(`${passage.articleId} ${passage.paragraph}`) ?? '',
      heading: passage.heading,
      title: passage.articleTitle,
      subject: subjects.get(passage.articleId)?.text ?? '',
    })),
  )

  // A soft word that is missing must not outweigh a common word that is there.
  const rarity = (term: string) =>
    isSoft(term, language) ? 0.4 : Math.log(1 + passages.length / ((frequencies.get(term) ?? 0) + 0.5))
  const at = (passage: Passage, step: number) => byPlace.get(`${passage.articleId} ${passage.position + step}`)
  const inParagraph = (passage: Passage, step: number) => {
    const found = at(passage, step)
    return found?.paragraph === passage.paragraph ? found : undefined
  }

  return {
    titles: articles.map(({ id, title }) => ({ id, title })),
    frequency: (term) => frequencies.get(term) ?? 0,
    before(passage) {
      // Between two paragraphs one position is left free.
      const found = inParagraph(passage, -1) ?? at(passage, -2)
      return found?.heading === passage.heading && found.kind === passage.kind ? found : undefined
    },
    after: (passage) => inParagraph(passage, 1),
    subjectOf(said) {
      const articleId = passages.find((passage) => said.includes(sayable(passage)))?.articleId
      const terms = articleId === undefined ? undefined : subjects.get(articleId)?.terms
      return articleId !== undefined && terms ? { articleId, terms } : undefined
    },
    search({ terms, context, text, articleId }) {
      const own = [...new Set(terms)]
      const around = [...new Set(context)].filter((term) => !own.includes(term))
      if (own.length + around.length === 0) return []
      const counted = own.some((term) => !isSoft(term, language)) ? own : [...own, ...around]
      const hard = counted.filter((term) => !isSoft(term, language)).length
      const total = counted.reduce((sum, term) => sum + rarity(term), 0)
      const type = questionTypeOf(text, language)
      const kin = new Map(
        own
          .flatMap((term) => relatedTerms(term, language).map((other) => [other, term] as const))
          .filter(([other]) => !own.includes(other)),
      )
      const results = index.search([...own, ...around, ...kin.keys()].join(' '), {
        tokenize: (joined) => joined.split(' '),
        boostTerm: (term) => (own.includes(term) || own.length === 0 ? 1 : 0.3),
      })
      const highest = results[0]?.score ?? 1
      const isAbout = ({ articleId: id }: Passage) =>
        own.some((term) => !isSoft(term, language)) &&
        own.every((term) => isSoft(term, language) || subjects.get(id)?.terms.has(term))
      return results
        .flatMap((result): Hit[] => {
          const passage = passages[Number(result.id)]
          if (!passage) return []
          const credit = new Map<string, number>()
          const rank = new Map<string, number>()
          let within = false
          const near = new Set<string>()
          for (const [found, fields] of Object.entries(result.match)) {
            const exactly = counted.find((term) => term === found)
            const related = kin.get(found)
            const asked = exactly ?? related ?? counted.find((term) => resembles(term, found))
            if (asked === undefined) continue
            const share = exactly !== undefined ? 1 : related !== undefined ? akin : misspelt
            const said = related === undefined ? fields : fields.filter((field) => field === 'text')
            within ||= said.includes('text') || said.includes('heading')
            if (said.some((field) => field !== 'paragraph') && !isSoft(asked, language)) near.add(asked)
            for (const field of said as Field[]) {
              credit.set(asked, Math.max(credit.get(asked) ?? 0, share * fieldCredit[field]))
              rank.set(asked, Math.max(rank.get(asked) ?? 0, share * rankCredit[field]))
            }
          }
          const sum = (shares: ReadonlyMap<string, number>) =>
            [...shares].reduce((all, [term, share]) => all + share * rarity(term), 0) / total
          const coverage =
            sum(credit) *
            ((type !== 'definition' || defines(passage, counted, language)) &&
            (!strict.test(type) || isOfType(passage, type, language))
              ? 1
              : 0.55)
          const isFactAsked =
            passage.term !== undefined &&
            !definingTerm.test(plain(passage.term)) &&
            ` ${plain(text)} `.includes(` ${plain(passage.term)} `)
          // Why or how big something is, a sentence may tell without naming it again.
          within ||= near.size >= hard && (isFactAsked || (measured.test(type) && isOfType(passage, type, language)))
          const direct = within && near.size >= Math.min(2, hard)
          const score =
            sum(rank) ** 2 *
            (1 + 0.4 * (result.score / highest)) *
            suits(passage, type, language) *
            (type === 'definition' && names(passage, counted, language) ? 1.8 : 1) *
            (isAbout(passage) ? 1.3 : 1) *
            (isFactAsked ? 4 : 1) *
            (passage.articleId === articleId ? sameArticle : 1)
          return [{ passage, coverage, direct, score }]
        })
        .sort((a, b) => b.score - a.score)
    },
  }
}

/** What an article is about: its title, its tags and the words that it says most often. */
function subjectTerms(article: ReadableArticle, passages: readonly Passage[], language: Language) {
  const counts = new Map<string, number>()
  const words = new Map<string, string>()
  for (const { articleId, kind, text } of passages) {
    if (articleId !== article.id || kind === 'summary') continue
    const own = new Map(
      plain(text)
        .split(' ')
        .flatMap((word) => termsOf(word, language).map((term) => [term, word])),
    )
    for (const [term, word] of own) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      words.set(term, word)
    }
  }
  const often = [...counts].flatMap(([term, count]) => (count >= oftenSaid ? (words.get(term) ?? []) : []))
  const text = [...(article.tags ?? []), ...often].join(' ')
  return { text, terms: new Set(termsOf(`${article.title} ${text}`, language)) }
}

/** Whether a stem found may stand for one asked for: same beginning, nearly the same length. */
function resembles(asked: string, found: string): boolean {
  return asked.length >= 6 && asked[0] === found[0] && Math.abs(asked.length - found.length) <= 1
}

/** Types of questions that only a sentence of that form answers. */
const strict = /^(price|speed)$/
/** Types of questions whose answer is known by its form. */
const measured = /^(why|size|when|where|duration)$/

const naming: Record<Language, RegExp> = {
  es: /^(es|son|era|eran|llam\w*|significa\w*|consiste\w*|traduc\w*)$/,
  en: /^(is|are|was|were|call\w*|means?|consists?|translates?)$/,
}

const determiner = /^(un|una|el|la|los|lo|otr[oa]|en|a|an|the|another|one)$/

/** Whether a passage may answer “what is X?”: X stands in a title, next to a verb that says what something is, or beside
 * another name of it, as in “chitin, the stuff of …”. */
function defines(passage: Passage, asked: readonly string[], language: Language): boolean {
  const hard = asked.filter((term) => !isSoft(term, language))
  if (hard.length !== 1) return true
  const [term = ''] = hard
  const same = (word: string) => termsOf(word, language).some((found) => found === term || resembles(term, found))
  if (plain(`${passage.articleTitle} ${passage.heading}`).split(' ').some(same)) return true
  const isNaming = (near: string) => /^(llam|call|name|nombr)/.test(near)
  const clauses = passage.text.split(/[,;:.()]\s*/).map((clause) => plain(clause).split(' '))
  return clauses.some((words, number) => {
    const next = clauses[number + 1]
    const isSaid =
      !/^(if|when|si|cuando|con|with)$/.test(words[0] ?? '') && words.some((word) => /^(es|son|is|are)$/.test(word))
    const beside =
      isSaid && same(words.at(-1) ?? '') && next !== undefined && apposition.test(next[0] ?? '') && next.length > 2
    const named = number > 0 && words.length === 2 && apposition.test(words[0] ?? '') && same(words[1] ?? '')
    const says = words.some((word, at) => {
      if (!same(word)) return false
      const verb = words.findIndex((near, place) => place > at && place < at + 5 && naming[language].test(near))
      const isThing =
        verb > 0 && (!/^(es|is|era|was)$/.test(words[verb] ?? '') || determiner.test(words[verb + 1] ?? ''))
      return isThing || words.slice(Math.max(0, at - 3), at).some(isNaming)
    })
    return beside || named || says
  })
}

const apposition = /^(un|una|el|la|a|an|the)$/

/** Whether a passage says what the thing asked for is, as “X is …” or “… called X”. */
function names(passage: Passage, asked: readonly string[], language: Language): boolean {
  const hard = asked.filter((term) => !isSoft(term, language))
  const words = plain(passage.text).split(' ')
  const hits = words.flatMap((word, at) => (termsOf(word, language).some((term) => hard.includes(term)) ? [at] : []))
  const found = new Set(hits.flatMap((at) => termsOf(words[at] ?? '', language)))
  if (hard.length === 0 || !hard.every((term) => found.has(term))) return false
  const [first = 0] = hits
  const last = hits[hard.length - 1] ?? first
  const isVerb = (near: string) => /^(es|son|is|are|means?|significa)$/.test(near)
  const isNaming = (near: string) => /^(llam\w*|called|es|is)$/.test(near)
  const verb = words.findIndex((near, at) => at > last && at < last + 4 && isVerb(near))
  // “The genome of X is …” is not about X.
  const isSubject =
    (first <= 1 || words[last + 1] === 'which') &&
    verb > 0 &&
    (!/^(es|is)$/.test(words[verb] ?? '') || determiner.test(words[verb + 1] ?? ''))
  return isSubject || words.slice(Math.max(0, first - 3), first).some(isNaming)
}
