import type { AuthoredAnswer } from '../content/answers.ts'
import type { Source } from '../contract/talk-reply.ts'
import type { ChatMessage } from '../contract/talk-request.ts'
import type { Knowledge } from './knowledge.ts'
import { fill, phrases, pick } from './phrases.ts'
import { linesOf, spokenText, withoutVerdict, type SaidLine } from './said-lines.ts'
import { smallTalkFor } from './small-talk.ts'

interface SmallTalkAnswer {
  lines: SaidLine[]
  suggestions: string[]
  /** A page of the site that is none of the texts. */
  sources?: Source[]
}

/** Where a reader can go on: what fills `{a}`, `{b}` and `{c}` of a line, and the questions that go with them. */
interface WaysOn {
  values: Record<'a' | 'b' | 'c', string>
  suggestions: string[]
}

/** Where readers report errors. */
const contactPath = '/contact'
/** Titles of neighbours are of one subject: the three that are named lie so far apart. */
const stride = 5

/** Answers to small talk, each with a way on. */
export function createSmallTalk({ language, texts, answers }: Knowledge) {
  const articles = texts.filter(({ kind }) => kind === 'article')
  const films = texts.filter(({ kind }) => kind === 'film')
  const bestOf = new Map<string, AuthoredAnswer[]>()
  for (const one of answers) {
    const [key = ''] = one.about
    if (one.best) bestOf.set(key, [...(bestOf.get(key) ?? []), one])
  }
  const questionOf = (one: AuthoredAnswer | undefined) => one?.ask[0] ?? ''

  /** Three articles, or three questions of the one that is open, never the same for long. */
  function waysOn(seed: number, open?: string): WaysOn {
    const ofOpen = open === undefined ? [] : rotated(bestOf.get(open) ?? [], seed)
    if (ofOpen.length >= 3) {
      const [a = '', b = '', c = ''] = ofOpen.map(questionOf)
      return { values: { a, b, c }, suggestions: [a, b, c] }
    }
    const three = [0, 1, 2].map((step) => articles[(seed + step * stride) % articles.length])
    const [a = '', b = '', c = ''] = three.map((text) => text?.title)
    const suggestions = three.map((text) => questionOf(rotated(bestOf.get(text?.key ?? '') ?? [], seed)[0]))
    return { values: { a, b, c }, suggestions: suggestions.filter((question) => question !== '') }
  }

  function answer(message: string, history: readonly ChatMessage[], seed: number): SmallTalkAnswer | undefined {
    const talk = smallTalkFor(message, language)
    if (!talk) return undefined
    const { values, suggestions } = waysOn(seed)
    const line = fill(pick(talk.answers, seed), values)
    if (talk.gives === 'repeat' || talk.gives === 'short') return again(line, history, suggestions, talk.gives)
    if (talk.gives === 'fact') return fact(line, history, seed)
    if (talk.gives === 'contact') return { lines: [line], suggestions, sources: [contact(line.text)] }
    if (talk.gives === 'films') return { lines: filmLines(pick(talk.answers, seed), seed), suggestions }
    return { lines: [line], suggestions }
  }

  /** What was told last, once more, or its first sentence alone, where the point is. */
  function again(
    line: SaidLine,
    history: readonly ChatMessage[],
    suggestions: string[],
    how: 'repeat' | 'short',
  ): SmallTalkAnswer {
    const told = history.findLast(({ role }) => role === 'assistant')?.content
    if (told === undefined) return { lines: [pick(phrases[language].unclear, 0)], suggestions }
    const authored = answers.find((one) => told.toLowerCase().endsWith(withoutVerdict(spokenText(one)).toLowerCase()))
    const whole = authored ? linesOf(authored, language) : [{ text: told, emotion: 'neutral' as const }]
    const lines = how === 'short' ? whole.slice(0, 1) : whole
    return { lines: [line, ...lines], suggestions }
  }

  /** Something worth knowing that was not told yet. */
  function fact(line: SaidLine, history: readonly ChatMessage[], seed: number): SmallTalkAnswer {
    const told = history.filter(({ role }) => role === 'assistant').map(({ content }) => content.toLowerCase())
    const isTold = (one: AuthoredAnswer) =>
      told.some((text) => text.includes(withoutVerdict(spokenText(one)).toLowerCase()))
    const article = rotated(articles, seed).find(({ key }) => bestOf.get(key)?.some((one) => !isTold(one)) === true)
    const own = bestOf.get(article?.key ?? '') ?? []
    const fresh = own.find((one) => !isTold(one)) ?? own[0]
    if (!fresh) return { lines: [line], suggestions: [] }
    const others = own.filter((one) => one !== fresh && !isTold(one)).map(questionOf)
    return { lines: [line, ...linesOf(fresh, language, true)], suggestions: others.slice(0, 3) }
  }

  function filmLines(line: SaidLine, seed: number): SaidLine[] {
    const three = [0, 1, 2].flatMap((step) => films[(seed + step * stride) % films.length] ?? [])
    const [a = '', b = '', c = ''] = three.map(({ title }) => title)
    const from = three.flatMap(({ key, sentences: [first] }) => (first ? [{ text: key, sentence: first.text }] : []))
    return [{ ...fill(line, { a, b, c }), from }]
  }

  function contact(quote: string): Source {
    const [{ text: title } = { text: '' }] = phrases[language].contact
    return { id: 'contact', title, href: contactPath, quote }
  }

  return { answer, waysOn, isSmallTalk: (message: string) => smallTalkFor(message, language) !== undefined }
}

/** A list that begins elsewhere. */
function rotated<T>(list: readonly T[], seed: number): T[] {
  const start = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
