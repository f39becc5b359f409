import { sentenceMark } from '../content/sentence-mark.ts'
import { splitSentences } from '../content/sentences.ts'
import type { ReplyExtras, Source, TalkReply, VisemeEvent, Word } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import type { SayOptions, SpeechCache, Turn } from '../speech/speech-cache.ts'
import { VoiceError } from '../speech/voice.ts'
import { ThinkingTimeoutError, type Chat, type ChatAnswer, type ChatQuestion } from './chat.ts'
import type { SaidLine } from './said-lines.ts'
import { emotionEventsOf, feelingOf } from './feeling.ts'
import { invitationFor } from './invitation.ts'
import type { Knowledge, KnownText } from './knowledge.ts'
import type { Line } from './phrases.ts'
import { phrases, pick } from './phrases.ts'
import type { ChatRequest, KnownTalkRequest } from '../contract/talk-request.ts'
import { otherLanguageOf } from './message-language.ts'
import { untilAborted } from './until-aborted.ts'

interface Narration {
  text: string
  /** Address of the recording. */
  audio: string
  duration: number
  words?: Word[]
  visemes?: VisemeEvent[]
}

/** Replaces the embedded answer, which it gets as fallback. */
export type Answerer = (
  question: ChatQuestion,
  embedded: { chat: Chat; knowledge: Knowledge },
  signal: AbortSignal | undefined,
) => Promise<ChatAnswer>

export interface TalkServiceOptions {
  cache: Pick<SpeechCache, 'say'>
  /** Reads the content of a language; called once. */
  readKnowledge: (language: Language) => Promise<Knowledge>
  /** Creates a language's chat. */
  createChat: (knowledge: Knowledge) => Chat | Promise<Chat>
  answerer?: Answerer | undefined
  /**
   * Finds the narration behind an article's `audio`, if it is on this site and has timings. It is used only if its text
   * is the requested summary.
   */
  findNarration?: (audioUrl: string, language: Language) => Promise<Narration | undefined>
  /** Called after each answered question. */
  onAnswered?: (question: ChatQuestion, answer: ChatAnswer, knowledge: Knowledge) => void
  clock?: () => number
}

/** Waits for the client's turn in the answer queue. */
export type Think = <Result>(work: () => Result | Promise<Result>) => Promise<Result>

interface AnswerOptions extends SayOptions {
  think?: Think | undefined
  /** When aborted, the answer is sent without audio. */
  deadline?: AbortSignal | undefined
}

/** An answer without audio; `cause` is the reason. */
export class UnvoicedAnswer extends Error {
  override name = 'UnvoicedAnswer'
  readonly text: string
  readonly extras: Partial<ReplyExtras>

  constructor(text: string, extras: Partial<ReplyExtras>, cause: unknown) {
    super('The answer has no voice', { cause })
    this.text = text
    this.extras = extras
  }
}

/**
 * Answers a valid request. Rejects with UnvoicedAnswer if there is no voice, with VoiceError if the text is too long.
 */
export interface TalkService {
  answer(request: KnownTalkRequest, options?: AnswerOptions): Promise<TalkReply>
  /** Streams sentences as separate replies, then the whole. Stops when the consumer stops. */
  answerInSentences(request: KnownTalkRequest, options?: AnswerOptions): AsyncGenerator<TalkReply, void>
  /** Prepares what the first question in a language would wait for. */
  prepare(language: Language): Promise<void>
}

type Composed =
  | { narration: TalkReply }
  | { lines: readonly SaidLine[]; extras: Partial<ReplyExtras>; language?: Language | undefined }

interface LanguageIndex {
  chat: Chat
  knowledge: Knowledge
  texts: ReadonlyMap<string, KnownText>
}

const greetingEveryMs = 7000

/** Creates the embedded talk service; a cached voice speaks the texts. */
export function createTalkService(options: TalkServiceOptions): TalkService {
  const { cache, readKnowledge, createChat, answerer, findNarration, onAnswered, clock = Date.now } = options
  const minds = new Map<Language, Promise<LanguageIndex>>()

  function languageIndexOf(language: Language): Promise<LanguageIndex> {
    let mind = minds.get(language)
    if (!mind) {
      mind = readKnowledge(language).then(async (knowledge) => ({
        knowledge,
        chat: await createChat(knowledge),
        texts: new Map(knowledge.texts.map((text) => [text.key, text])),
      }))
      minds.set(language, mind)
      // Lets the next question retry.
      mind.catch(() => minds.delete(language))
    }
    return mind
  }

  async function compose(
    { kind, request }: KnownTalkRequest,
    { signal, think = atOnce }: AnswerOptions,
  ): Promise<Composed> {
    const language = request.lang
    if (kind === 'greeting') return { lines: [pick(phrases[language].greeting, clock() / greetingEveryMs)], extras: {} }
    if (kind === 'summary') {
      const narration = await findNarration?.(request.audioUrl, language)
      if (narration?.text === singleBlanks(request.summaryText)) return { narration: narrated(narration, language) }
      return { lines: summaryLines(request.summaryText, language), extras: {} }
    }
    const mind = await languageIndexOf(language)
    if (kind === 'invitation')
      return { lines: invitationFor(request.summaryText, mind.knowledge, language), extras: {} }
    const { knowledge } = mind
    const chat = inTurn(mind.chat, think)
    let answer: ChatAnswer
    try {
      const inOther = await answerInOther(request, chat, think)
      if (inOther) return inOther
      answer = answerer ? await answerer(request, { chat, knowledge }, signal) : await chat.answer(request)
    } catch (error) {
      if (!(error instanceof ThinkingTimeoutError)) throw error
      return { lines: [pick(phrases[language].tooHard, 0)], extras: {} }
    }
    onAnswered?.(request, answer, mind.knowledge)
    return { lines: answer.lines, extras: extrasOf(answer, mind.texts), language: answer.language }
  }

  async function answerInOther(request: ChatRequest, chat: Chat, think: Think): Promise<Composed | undefined> {
    const message = request.history.at(-1)
    const language = message && otherLanguageOf(message.content, request.lang)
    if (!message || !language) return undefined
    const before = request.history.slice(0, -1)
    const lastOwn = before.findLastIndex(({ role }) => role === 'user')
    const earlier = before.slice(0, lastOwn + 1)
    const subjects = earlier.length === 0 ? [] : await chat.textsFor({ ...request, history: earlier })
    const articleId = request.articleId ?? subjects.find(({ kind }) => kind === 'article')?.id
    const other = await languageIndexOf(language)
    const answer = await inTurn(other.chat, think).answer({ history: request.history, articleId })
    return { lines: answer.lines, extras: extrasOf(answer, other.texts), language }
  }

  async function say(
    lines: readonly SaidLine[],
    language: Language,
    extras: Partial<ReplyExtras>,
    { deadline, isOpening = true, ...sayOptions }: AnswerOptions & { isOpening?: boolean },
  ): Promise<TalkReply> {
    const text = textOf(lines)
    // Whoever has got the text doesn't wait for its voice.
    const wanted = { ...sayOptions, signal: deadline ?? sayOptions.signal }
    const clip = await untilAborted(deadline, cache.say(text, language, wanted)).catch((error: unknown) => {
      if (error instanceof VoiceError && error.reason === 'too-long') throw error
      sayOptions.signal?.throwIfAborted()
      throw new UnvoicedAnswer(text, extras, error)
    })
    const { audio, duration, words, visemes } = clip
    const emotionEvents = emotionEventsOf(lines, words, { duration, language, isOpening })
    return { text, audio, emotionEvents, duration, words, visemes, ...extras }
  }

  return {
    async answer(known, sayOptions = {}) {
      const composed = await compose(known, sayOptions)
      if ('narration' in composed) return composed.narration
      return say(composed.lines, composed.language ?? known.request.lang, composed.extras, sayOptions)
    },
    async *answerInSentences(known, sayOptions = {}) {
      const composed = await compose(known, sayOptions)
      if ('narration' in composed) return yield composed.narration
      const { lines, extras } = composed
      const language = composed.language ?? known.request.lang
      try {
        if (lines.length > 1)
          for (const line of lines) {
            const own = extrasWithin(line, lines, extras)
            yield await say([line], language, own, { ...sayOptions, isOpening: line === lines[0] })
          }
        // Its sentences were already synthesized, so no queue turn is needed.
        const { turn } = sayOptions
        const again: Turn | undefined =
          turn && lines.length > 1 ? (_seconds, work, wanted) => turn(1, work, wanted) : turn
        yield await say(lines, language, extras, { ...sayOptions, ...(again && { turn: again }) })
      } catch (error) {
        if (error instanceof UnvoicedAnswer) throw new UnvoicedAnswer(textOf(lines), extras, error.cause)
        throw error
      }
    },
    async prepare(language) {
      await languageIndexOf(language)
    },
  }
}

const atOnce: Think = async (work) => work()

const inTurn = (chat: Chat, think: Think): Chat => ({
  answer: (question) => think(() => chat.answer(question)),
  textsFor: (question) => think(() => chat.textsFor(question)),
})

const textOf = (lines: readonly Line[]) => lines.map((line) => line.text).join(' ')

function extrasOf(
  { lines, suggestions, help, sources: pages = [] }: ChatAnswer,
  texts: ReadonlyMap<string, KnownText>,
): Partial<ReplyExtras> {
  const sources: Source[] = []
  let from = 0
  for (const { text, from: evidence = [] } of lines) {
    for (const { text: key, sentence } of evidence) {
      const known = texts.get(key)
      if (known) sources.push(sourceOf(known, sentence, from, from + text.length))
    }
    from += text.length + 1
  }
  sources.push(...pages)
  return {
    ...(sources.length > 0 && { sources }),
    ...(suggestions && suggestions.length > 0 && { suggestions }),
    ...(help && help.length > 0 && { help }),
  }
}

function sourceOf({ id, title, href, kind }: KnownText, quote: string, from: number, to: number): Source {
  return { id, title, href: kind === 'term' ? href : `${href}#${sentenceMark(quote)}`, quote, from, to }
}

/** Returns the extras of one line with offsets relative to it; what closes the answer belongs to the whole. */
function extrasWithin(
  line: SaidLine,
  lines: readonly SaidLine[],
  { sources = [] }: Partial<ReplyExtras>,
): Partial<ReplyExtras> {
  const before = textOf(lines.slice(0, lines.indexOf(line)))
  const start = before === '' ? 0 : before.length + 1
  const end = start + line.text.length
  const own = sources.filter(({ from = 0, to = 0 }) => from >= start && to <= end)
  return own.length === 0
    ? {}
    : { sources: own.map((source) => ({ ...source, from: (source.from ?? 0) - start, to: (source.to ?? 0) - start })) }
}

function narrated({ text, audio, duration, words, visemes }: Narration, language: Language): TalkReply {
  const emotionEvents = emotionEventsOf(summaryLines(text, language), words ?? [], { duration, language })
  return { text, audio, emotionEvents, duration, ...(words && { words }), ...(visemes && { visemes }) }
}

/** Splits a summary into sentences with emotions; joined by single spaces they are the summary. */
function summaryLines(summary: string, language: Language): Line[] {
  const sentences = splitSentences(singleBlanks(summary), language)
  return sentences.map((text, index) => {
    const emotion = feelingOf(text, language)
    if (emotion !== 'neutral') return { text, emotion }
    // Varies the emotion, because a constant face looks lifeless.
    return { text, emotion: index === 0 ? 'happy' : index % 4 === 2 ? 'curious' : 'neutral' }
  })
}

const singleBlanks = (text: string) => text.trim().replace(/\s+/g, ' ')
