import type { GlossaryTerm } from '../content/glossary-schema.ts'
import type { Language } from '../i18n/language.ts'
import type { SayOptions, SpeechCache, SpokenClip } from '../speech/speech-cache.ts'
import { VoiceError } from '../speech/voice.ts'
import type { ArticleSearch } from './article-search.ts'
import { indexArticles } from './article-search.ts'
import { answerChat, type Answer } from './chat.ts'
import type { ChatMessage, Source, TalkReply, Word, VisemeEvent } from '../contract/talk-reply.ts'
import { arrangeDefinitions, type Definitions } from './define-term.ts'
import { emotionEventsOf, feelingOf } from './feeling.ts'
import { invitationFor } from './invitation.ts'
import type { ReadableArticle } from './passages.ts'
import { splitSentences } from './passages.ts'
import type { Line } from './phrases.ts'
import { fill, phrases, pick, seedOf } from './phrases.ts'
import { shelveVideos, type RecommendableVideo, type VideoShelf } from './recommend-video.ts'
import type { KnownTalkRequest } from './request-kind.ts'
import { untilAborted } from './until-aborted.ts'

/** A recorded narration of this site: what it says and when. */
interface Narration {
  text: string
  /** Address of the recording. */
  audio: string
  /** Seconds. */
  duration: number
  words?: Word[]
  visemes?: VisemeEvent[]
}

export interface TalkServiceOptions {
  cache: Pick<SpeechCache, 'say'>
  articles: { listArticles(language: Language): Promise<readonly ReadableArticle[]> }
  /** The videos that may be recommended. */
  listVideos?: (language: Language) => readonly RecommendableVideo[]
  /** The terms that he can say what they are. */
  listTerms?: (language: Language) => readonly GlossaryTerm[]
  /** The narration behind an article's `audio`, if it is one of this site's and has timings beside it. It is played
   * only when it says the summary that is asked for. */
  findNarration?: (audioUrl: string, language: Language) => Promise<Narration | undefined>
  /** Milliseconds; chooses which greeting is said. */
  clock?: () => number
}

interface AnswerOptions extends SayOptions {
  /** Aborted when the answer should go out without its voice. */
  deadline?: AbortSignal | undefined
}

/** An answer that has no voice: `cause` is why. Its text is as good as ever. */
export class UnvoicedAnswer extends Error {
  override name = 'UnvoicedAnswer'
  readonly text: string
  readonly sources: readonly Source[] | undefined

  constructor(text: string, sources: readonly Source[] | undefined, cause: unknown) {
    super('The answer has no voice', { cause })
    this.text = text
    this.sources = sources
  }
}

/**
 * Answers a valid request. Rejects with an `UnvoicedAnswer` when there is no voice for it, with a `VoiceError` when its text
 * is too long to be said.
 */
export interface TalkService {
  answer(request: KnownTalkRequest, options?: AnswerOptions): Promise<TalkReply>
}

const greetingEveryMs = 7000

/** The embedded talk service: its own words and the articles', said by the voice behind the cache. */
export function createTalkService({
  cache,
  articles,
  listVideos = () => [],
  listTerms = () => [],
  findNarration,
  clock = Date.now,
}: TalkServiceOptions): TalkService {
  const shelves = new Map<Language, VideoShelf>()
  const glossaries = new Map<Language, Definitions>()
  const indexes = new Map<Language, { from: readonly ReadableArticle[]; search: ArticleSearch }>()

  async function searchIn(language: Language): Promise<ArticleSearch> {
    const list = await articles.listArticles(language)
    const known = indexes.get(language)
    // The content may hand out a new list of the same articles each time.
    if (known && known.from.length === list.length && known.from.every((article, at) => article === list[at]))
      return known.search
    const search = indexArticles(list, language)
    indexes.set(language, { from: list, search })
    return search
  }

  function shelfOf(language: Language): VideoShelf {
    const shelf = shelves.get(language) ?? shelveVideos(listVideos(language), language)
    shelves.set(language, shelf)
    return shelf
  }

  function definitionsIn(language: Language): Definitions {
    const definitions = glossaries.get(language) ?? arrangeDefinitions(listTerms(language), language)
    glossaries.set(language, definitions)
    return definitions
  }

  async function say(
    lines: readonly Line[],
    language: Language,
    options: AnswerOptions | undefined,
    sources?: Source[],
  ): Promise<TalkReply> {
    const text = lines.map((line) => line.text).join(' ')
    const clip = await untilAborted(options?.deadline, cache.say(text, language, options)).catch((error: unknown) => {
      if (error instanceof VoiceError && error.reason === 'too-long') throw error
      options?.signal?.throwIfAborted()
      throw new UnvoicedAnswer(text, sources, error)
    })
    return reply(text, lines, clip, sources)
  }

  return {
    async answer({ kind, request }, options) {
      const language = request.lang
      if (kind === 'greeting') {
        const line = pick(phrases[language].greeting, clock() / greetingEveryMs)
        return say([line], language, options)
      }
      if (kind === 'summary') {
        const narration = await findNarration?.(request.audioUrl, language)
        if (narration?.text === singleBlanks(request.summaryText)) return narrated(narration, language)
        return say(summaryLines(request.summaryText, language), language, options)
      }
      const search = await searchIn(language)
      if (kind === 'invitation') return say(invitationFor(request.summaryText, search, language), language, options)
      const answer = definitionsIn(language).define(request.history) ?? answerChat(request.history, search, language)
      const { lines, sources } = withVideo(answer, request.history, shelfOf(language), language)
      return say(lines, language, options, sources)
    },
  }
}

/** An answer with the video that fits the question, in place of an answer where there is none or a video is asked for. */
function withVideo(answer: Answer, history: readonly ChatMessage[], shelf: VideoShelf, language: Language): Answer {
  if (answer.sources.length === 0 && !answer.isUnknown) return answer
  const video = shelf.recommend(history)
  if (!video) return answer
  const { title, source, isAskedFor } = video
  const instead = answer.isUnknown === true || isAskedFor
  const line = fill(pick(phrases[language][instead ? 'videoInstead' : 'videoToo'], seedOf(title)), { title })
  return instead
    ? { lines: [line], sources: [source] }
    : { lines: [...answer.lines, line], sources: [...answer.sources, source] }
}

function reply(text: string, lines: readonly Line[], clip: SpokenClip, sources?: Source[]): TalkReply {
  const { audio, duration, words, visemes } = clip
  const emotionEvents = emotionEventsOf(lines, words, duration)
  return { text, audio, emotionEvents, duration, words, visemes, ...(sources && { sources }) }
}

function narrated({ text, audio, duration, words, visemes }: Narration, language: Language): TalkReply {
  const emotionEvents = emotionEventsOf(summaryLines(text, language), words ?? [], duration)
  return { text, audio, emotionEvents, duration, ...(words && { words }), ...(visemes && { visemes }) }
}

/** The sentences of a summary with their faces; joined by one blank they are the summary with single blanks. */
function summaryLines(summary: string, language: Language): Line[] {
  const sentences = splitSentences(singleBlanks(summary), language)
  return sentences.map((text, index) => {
    const emotion = feelingOf(text, language)
    if (emotion !== 'neutral') return { text, emotion }
    // A reader who never changes his face is a statue.
    return { text, emotion: index === 0 ? 'happy' : index % 4 === 2 ? 'curious' : 'neutral' }
  })
}

const singleBlanks = (text: string) => text.trim().replace(/\s+/g, ' ')
