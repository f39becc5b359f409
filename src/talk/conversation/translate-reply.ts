import type { AuthoredAnswer } from '../../content/answers.ts'
import { otherLanguage } from '../../i18n/language.ts'
import { feelingOf } from '../feeling.ts'
import type { CounterpartAnswer, KnownText } from '../knowledge.ts'
import { spokenText, withoutVerdict, type SaidLine } from '../said-lines.ts'
import { plain } from '../terms.ts'
import type { AidField, Reply, ReplyDraft } from './reply-draft.ts'

/**
 * Repeats what was told last in the other language: the same study aid, or the answer of that language which surely answers
 * the same; else explains the article in plain words.
 */
export function translated(draft: ReplyDraft, article: KnownText | undefined): Reply {
  const { knowledge, language, lookUp } = draft.library
  const counterpart = article && knowledge.counterparts.get(article.key)
  if (!article || !counterpart) return draft.finish('small-talk', [draft.own('translateAsk')])
  const other = otherLanguage(language)
  const { last } = draft.context
  const [key, field] = last?.told.at(-1)?.split(' ') ?? []
  const ofAids = key === article.key && field !== undefined ? counterpart.aids[field as AidField] : undefined
  const answers = [...new Set((last?.told ?? []).flatMap((id) => lookUp.answerOf(id) ?? []))]
  const twins = ofAids ? [] : answers.map((answer) => twinOf(answer, counterpart.answers))
  const isTwin = twins.length > 0 && twins.every((twin) => twin !== undefined)
  const said = isTwin
    ? twins.flatMap((twin) => (twin?.say ?? []).map((text, at) => (at === 0 ? withoutVerdict(text) : text)))
    : [ofAids ?? counterpart.aids.plain].flat().map(({ text }) => text)
  const isHeart = !isTwin && ofAids === undefined && last?.about !== undefined && field === undefined
  const lead = isHeart ? [draft.own('otherLanguage')] : []
  const lines = [...lead, ...said.map((text): SaidLine => ({ text, emotion: feelingOf(text, other) }))]
  const page = { id: counterpart.id, title: counterpart.title, href: `/news-single/${counterpart.id}` }
  return draft.finish('authored', lines, {
    about: article.key,
    language: other,
    sources: [{ ...page, quote: counterpart.title }],
  })
}

/** Share of common names, numbers and kindred words from which two answers are the same; and how much the next must be behind. */
const surely = { shared: 0.34, ahead: 0.12, signs: 3 } as const
/** The answer of the other language that surely tells the same; undefined where none surely does. */
function twinOf(answer: AuthoredAnswer, others: readonly CounterpartAnswer[]): CounterpartAnswer | undefined {
  const own = signsOf(`${answer.ask[0] ?? ''} ${spokenText(answer)}`)
  const scored = others
    .filter(({ kind }) => kind === answer.kind)
    .map((other) => {
      const signs = signsOf(`${other.ask} ${other.say.join(' ')}`)
      const shared = [...own].filter((sign) => signs.has(sign)).length
      return { other, shared, score: shared / Math.sqrt(Math.max(1, own.size * signs.size)) }
    })
    .toSorted((one, two) => two.score - one.score)
  const [best, next] = scored
  if (!best || best.shared < surely.signs || best.score < surely.shared) return undefined
  return best.score - (next?.score ?? 0) >= surely.ahead ? best.other : undefined
}

/** What a text says in any language: its numbers, its names, and how its long words begin, spelled alike. */
function signsOf(text: string): Set<string> {
  const numbers = text.replaceAll(/(?<=\d)[ \u00a0\u202f.,](?=\d)/gu, '').match(/\d+/gu) ?? []
  const words = plain(text)
    .split(' ')
    .filter((word) => word.length >= longWord && !/\d/.test(word))
    .map((word) => spelledAlike(word).slice(0, beginning))
  const names = (text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\d]{2,30}/gu) ?? []).map((name) =>
    spelledAlike(plain(name)).slice(0, beginning),
  )
  return new Set([...numbers, ...words, ...names])
}

const longWord = 6
const beginning = 4

const spelledAlike = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll(/qu|k|ch/g, 'c')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/^es(?=[ptc])/, 's')
