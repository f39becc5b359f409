import type { Language } from '../i18n/language.ts'
import type { ArticleSearch, Hit } from './article-search.ts'
import type { ChatMessage, Source } from '../contract/talk-reply.ts'
import { feelingOf } from './feeling.ts'
import type { Passage } from './passages.ts'
import { countWords, sayable } from './passages.ts'
import { questionTypeOf } from './question-type.ts'
import type { Line } from './phrases.ts'
import { fill, phrases, pick, seedOf } from './phrases.ts'
import { smallTalkFor } from './small-talk.ts'
import { isSoft, leansBack, startsWithVerb, termsOf } from './terms.ts'

export interface Answer {
  lines: Line[]
  sources: Source[]
  /** The articles say nothing about it. */
  isUnknown?: boolean
}

/** How much of what is asked for (by weight of its words) a passage must speak of to be an answer. Tuned on the lists
 * of questions in tests/talk. */
const leastCoverage = 0.64
/** The longest answer, in words. */
export const mostWords = 60
/** One answer in so many begins with a friendly word. */
const leadEvery = 4

/** Answers the last message of a history from the articles, in at most four sentences, or says that it can't. */
export function answerChat(history: readonly ChatMessage[], search: ArticleSearch, language: Language): Answer {
  const message = history.at(-1)?.content ?? ''
  const said = phrases[language]
  const seed = seedOf(message) + history.length
  const topics = topicsOf(search, seed)

  const small = smallTalkFor(message, language)
  if (small) {
    const usable = small.filter((line) =>
      [...line.text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => topics && name in topics),
    )
    return { lines: [fill(pick(usable.length > 0 ? usable : said.unknown, seed), topics ?? {})], sources: [] }
  }

  const terms = termsOf(message, language)
  const earlier = contextOf(history, language)
  const followUp = terms.every((term) => isSoft(term, language))
  if (followUp && earlier.length === 0) return { lines: [pick(said.unclear, seed)], sources: [] }

  const told = history.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const subject = search.subjectOf(told.at(-1) ?? '')
  // What the question before asked about its subject is not asked again.
  const lasting = earlier.filter((term) => subject?.terms.has(term))
  const context = lasting.length > 0 ? lasting : earlier
  const fitting = search
    .search({ terms, context, text: message, articleId: subject?.articleId })
    .filter((hit) => hit.coverage >= leastCoverage && (hit.direct || hit.coverage > 0.9))
  const fresh = fitting.filter((hit) => !told.some((turn) => turn.includes(sayable(hit.passage))))
  // Asked again in so many words, he says it again; asked for more, he doesn't.
  const hits = fresh.length > 0 || followUp ? fresh : fitting
  const chosen = firstWhole(hits, search, message, language)
  if (!chosen) {
    if (fitting.length > 0 && hits.length === 0) return { lines: [pick(said.noMore, seed)], sources: [] }
    return { lines: [unknown(topics, seed, language)], sources: [], isUnknown: true }
  }
  const lead = seed % leadEvery === 0 ? pick(followUp ? said.leadFollowUp : said.lead, seed / leadEvery) : undefined
  return spoken(chosen, lead, language)
}

function unknown(topics: Topics | undefined, seed: number, language: Language): Line {
  const said = phrases[language]
  if (!topics) return pick(said.unknown, seed)
  // A title that is a question does not go into a question.
  const asks = `${topics.a}${topics.b}`.includes('?')
  const variants = said.unknownWithTopics.filter((line) => !asks || !line.text.includes('?'))
  return fill(pick(variants, seed), topics)
}

/** The best hit that can be understood by itself, with the sentences around it that it needs or that go on with it. */
function firstWhole(
  hits: readonly Hit[],
  search: ArticleSearch,
  message: string,
  language: Language,
): Passage[] | undefined {
  for (const hit of hits.slice(0, 12)) {
    const chosen = withBefore(hit.passage, search, language)
    if (!chosen) continue
    return withAfter(chosen, hit, hits, search, message, language)
  }
  return undefined
}

/** A passage behind those that it leans on; undefined when there are none or too many. */
function withBefore(passage: Passage, search: ArticleSearch, language: Language): Passage[] | undefined {
  const chosen = [passage]
  for (let first = passage; leansBack(first.text, language) && first.kind !== 'fact';) {
    const before = search.before(first)
    if (!before) return startsWithVerb(first.text, language) ? chosen : undefined
    if (before.paragraph !== first.paragraph && startsWithVerb(first.text, language)) return chosen
    chosen.unshift(before)
    first = before
    if (chosen.length > 3 || wordsIn(chosen) > mostWords) return undefined
  }
  return chosen
}

function withAfter(
  chosen: Passage[],
  best: Hit,
  hits: readonly Hit[],
  search: ArticleSearch,
  message: string,
  language: Language,
): Passage[] {
  const whole = [...chosen]
  const explains = /^(why|how|purpose|extent)$/.test(questionTypeOf(message, language))
  for (let last = best.passage; whole.length < 3 && last.kind !== 'fact';) {
    const next = search.after(last)
    if (!next || next.text.endsWith('?') || wordsIn([...whole, next]) > mostWords) break
    const score = hits.find((hit) => hit.passage === next)?.score ?? 0
    const goesOn = wordsIn(whole) < (leansBack(next.text, language) ? 32 : 12)
    const helps = score > best.score * (explains ? 0.4 : 0.6) || (explains && wordsIn(whole) < 20)
    if (!goesOn && !helps) break
    whole.push(next)
    last = next
  }
  return whole
}

const wordsIn = (passages: readonly Passage[]) => countWords(passages.map(sayable).join(' '))

function spoken(chosen: readonly Passage[], lead: Line | undefined, language: Language): Answer {
  const lines = chosen.map((passage): Line => {
    const text = chosen.length === 1 ? shorten(sayable(passage)) : sayable(passage)
    return { text, emotion: feelingOf(passage.text, language) }
  })
  const hasRoom = lead && wordsIn(chosen) + countWords(lead.text) <= mostWords
  return {
    lines: hasRoom ? [lead, ...lines] : lines,
    sources: chosen.map(({ articleId, articleTitle, text }) => ({
      id: articleId,
      title: articleTitle,
      href: `/news-single/${encodeURIComponent(articleId)}`,
      quote: text,
    })),
  }
}

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

type Topics = { a: string; b: string; c?: string }

function topicsOf(search: ArticleSearch, seed: number): Topics | undefined {
  const { titles } = search
  const [a, b, c] = [0, 1, 2].map((step) => titles[(seed + step) % titles.length]?.title)
  if (a === undefined || b === undefined || a === b) return undefined
  return titles.length > 2 && c !== undefined ? { a, b, c } : { a, b }
}
