import type { Language } from '../i18n/language.ts'
import type { ArticleSearch, Hit } from './article-search.ts'
import type { ChatMessage, Source } from './contract.ts'
import { feelingOf } from './feeling.ts'
import type { Passage } from './passages.ts'
import { countWords } from './passages.ts'
import type { Line } from './phrases.ts'
import { fill, phrases, pick, seedOf } from './phrases.ts'
import { smallTalkFor } from './small-talk.ts'
import { isSoft, leansBack, termsOf } from './terms.ts'

export interface Answer {
  lines: Line[]
  sources: Source[]
}

/** How much of what is asked for (by weight of its words) a passage must speak of to be an answer. Tuned on the lists
 * of questions in tests/talk. */
export const leastCoverage = 0.64
/** The longest answer, in words. */
export const mostWords = 60

/** Answers the last message of a history from the articles, in at most three sentences, or says that it can't. */
export function answerChat(history: readonly ChatMessage[], search: ArticleSearch, language: Language): Answer {
  const message = history.at(-1)?.content ?? ''
  const said = phrases[language]
  const seed = seedOf(message) + history.length
  const topics = topicsOf(search, seed)

  const small = smallTalkFor(message, language)
  if (small) {
    const usable = topics ? small : small.filter((line) => !line.text.includes('{a}'))
    return { lines: [fill(pick(usable.length > 0 ? usable : said.unknown, seed), topics ?? {})], sources: [] }
  }

  const terms = termsOf(message, language)
  const context = contextOf(history, language)
  const followUp = terms.every((term) => isSoft(term, language))
  if (followUp && context.length === 0) return { lines: [pick(said.unclear, seed)], sources: [] }

  const told = history.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const fitting = search
    .search({ terms, context, text: message })
    .filter((hit) => hit.coverage >= leastCoverage && (hit.direct || hit.coverage > 0.9))
  const fresh = fitting.filter((hit) => !told.some((turn) => turn.includes(hit.passage.text)))
  // Asked again in so many words, he says it again; asked for more, he doesn't.
  const hits = fresh.length > 0 || followUp ? fresh : fitting
  const best = hits[0]
  if (!best) {
    if (fitting.length > 0) return { lines: [pick(said.noMore, seed)], sources: [] }
    return { lines: [unknown(topics, seed, language)], sources: [] }
  }
  const lead = pick(followUp ? said.leadFollowUp : said.lead, seed)
  return weave(lead, best, hits, search, language)
}

function unknown(topics: Topics | undefined, seed: number, language: Language): Line {
  const said = phrases[language]
  if (!topics) return pick(said.unknown, seed)
  // A title that is a question does not go into a question.
  const asks = `${topics.a}${topics.b}`.includes('?')
  const variants = said.unknownWithTopics.filter((line) => !asks || !line.text.includes('?'))
  return fill(pick(variants, seed), topics)
}

function weave(lead: Line, best: Hit, hits: readonly Hit[], search: ArticleSearch, language: Language): Answer {
  const chosen: Passage[] = [best.passage]
  const room = () => mostWords - countWords([lead.text, ...chosen.map((passage) => passage.text)].join(' '))
  const take = (passage: Passage | undefined) => {
    if (!passage || chosen.length >= 2 || chosen.includes(passage) || countWords(passage.text) > room()) return
    chosen.push(passage)
  }
  if (leansBack(best.passage.text, language)) take(search.before(best.passage))
  for (const hit of hits.slice(1, 4)) {
    const near = hit.passage.articleId === best.passage.articleId
    const nearly = hit.score > best.score * 0.7 && hit.coverage > best.coverage * 0.85
    if (near && nearly && !leansBack(hit.passage.text, language)) take(hit.passage)
  }
  if (chosen.length === 1 && countWords(best.passage.text) < 12) take(search.after(best.passage))
  chosen.sort((a, b) => a.position - b.position)

  const tooLong = chosen.length === 1 && room() < 0
  const lines = chosen.map((passage): Line => {
    const text = tooLong ? shorten(passage.text) : passage.text
    return { text: sayable(text), emotion: feelingOf(passage.text, language) }
  })
  return {
    lines: tooLong ? lines : [lead, ...lines],
    sources: chosen.map(({ articleId, articleTitle, text }) => ({
      id: articleId,
      title: articleTitle,
      href: `/news-single/${encodeURIComponent(articleId)}`,
      quote: text,
    })),
  }
}

/** A sentence taken out of its paragraph ends like one. */
const sayable = (text: string) => (/[.!?…]["'”’»)]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)

/** Cuts a very long sentence behind a clause. */
function shorten(text: string): string {
  const words = text.split(' ')
  if (words.length <= mostWords) return text
  const cut = words.slice(0, mostWords - 5).join(' ')
  const clause = Math.max(cut.lastIndexOf(';'), cut.lastIndexOf(','), cut.lastIndexOf(' —'))
  return `${(clause > cut.length / 2 ? cut.slice(0, clause) : cut).trimEnd()}…`
}

/** Stems of the two user turns before the last; without any, of what Zed said last. */
function contextOf(history: readonly ChatMessage[], language: Language): string[] {
  const earlier = history.slice(0, -1)
  const asked = earlier
    .filter((turn) => turn.role === 'user' && !smallTalkFor(turn.content, language))
    .slice(-3)
    .toReversed()
  for (const turn of asked) {
    const terms = termsOf(turn.content, language)
    if (terms.length > 0) return terms
  }
  const last = earlier.findLast((turn) => turn.role === 'assistant')
  return last ? termsOf(last.content, language).slice(0, 12) : []
}

type Topics = { a: string; b: string }

function topicsOf(search: ArticleSearch, seed: number): Topics | undefined {
  const { titles } = search
  const a = titles[seed % titles.length]
  const b = titles[(seed + 1) % titles.length]
  return a && b && a !== b ? { a: a.title, b: b.title } : undefined
}
