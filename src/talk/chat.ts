import { articleKey } from '../content/text-key.ts'
import { translationId } from '../content/translation.ts'
import type { HelpContact, Source } from '../contract/talk-reply.ts'
import type { ChatMessage } from '../contract/talk-request.ts'
import type { Language } from '../i18n/language.ts'
import type { CareKind } from './care/care-kinds.ts'
import { defaultHelplines, type Helpline } from './care/helplines.ts'
import { createConversations, type ConversationTurn } from './conversation/conversation.ts'
import { FilmRequests } from './conversation/film-requests.ts'
import { QuestionLookUp } from './conversation/look-up.ts'
import { createTurnReader } from './conversation/read-turn.ts'
import { ThreadLookUp } from './conversation/thread-look-up.ts'
import { createReplier } from './conversation/reply.ts'
import { AnswerFinder } from './finding/answer-finder.ts'
import type { Indexes } from './finding/indexes.ts'
import type { Knowledge, KnownText } from './knowledge.ts'
import { phrases, pick } from './phrases.ts'
import { hashOf } from './text-hash.ts'
import { readMessage } from './read-message.ts'
import type { SaidLine } from './said-lines.ts'

/**
 * Kind of an answer: `authored` for the question; `act`: an action such as a summary or quiz; `near`: the closest
 * answer; `gist`: what the right text is about; `film`: a requested film; `model`: by a language model; `unclear`: a
 * question back; `unknown`: none.
 */
type AnswerKind =
  'care' | 'act' | 'small-talk' | 'authored' | 'model' | 'near' | 'gist' | 'film' | 'unclear' | 'unknown'

export interface ChatAnswer {
  kind: AnswerKind
  lines: SaidLine[]
  suggestions?: string[]
  help?: HelpContact[]
  /** Additional sources. */
  sources?: Source[]
  concern?: CareKind
  /** Language of the answer, if it differs from the page's. */
  language?: Language
}

export interface ChatQuestion {
  history: readonly ChatMessage[]
  /** Id of the open article. */
  articleId?: string | undefined
}

/** Answers the last message of a history in one language, in this thread or another. */
export interface Chat {
  answer(question: ChatQuestion): ChatAnswer | Promise<ChatAnswer>
  /** Returns texts relevant to a question, most relevant first. */
  textsFor(question: ChatQuestion): KnownText[] | Promise<KnownText[]>
}

/** The search for an answer timed out. */
export class ThinkingTimeoutError extends Error {
  override name = 'ThinkingTimeoutError'
}

/** A chat that answers synchronously. */
export interface EmbeddedChat extends Chat {
  answer(question: ChatQuestion): ChatAnswer
  textsFor(question: ChatQuestion): KnownText[]
  /** Returns how each message of a history was read and answered. */
  turnsOf(question: ChatQuestion): ConversationTurn[]
}

/** Creates a language's chat; takes seconds without prepared indexes. */
export function createChat(
  knowledge: Knowledge,
  helplines: readonly Helpline[] = defaultHelplines,
  indexes?: Indexes,
): EmbeddedChat {
  const { language, texts } = knowledge
  const finder = new AnswerFinder(knowledge, indexes)
  const lookUp = new QuestionLookUp(knowledge, finder)
  const films = new FilmRequests(knowledge, finder)
  const textOf = new Map(texts.map((text) => [text.key, text]))
  const conversation = createConversations({
    readTurn: createTurnReader({ knowledge, lookUp, threads: new ThreadLookUp(knowledge, finder, lookUp), films }),
    reply: createReplier(knowledge, lookUp, helplines),
  })

  function turnsOf({ history, articleId }: ChatQuestion): ConversationTurn[] {
    return conversation(history, openArticle(articleId))
  }

  function answer(question: ChatQuestion): ChatAnswer {
    const turn = turnsOf(question).at(-1)
    if (!turn) throw new RangeError('A history ends with a message of the reader')
    const { answer: given } = turn.reply
    if (!readMessage(turn.message).isCut || given.kind === 'care') return given
    return { ...given, lines: [pick(phrases[language].partRead, hashOf(turn.message)), ...given.lines] }
  }

  function openArticle(id: string | undefined): string | undefined {
    if (id === undefined) return undefined
    return [id, translationId(id)].map(articleKey).find((key) => textOf.has(key))
  }

  function textsFor(question: ChatQuestion): KnownText[] {
    const turn = turnsOf(question).at(-1)
    const asked = readMessage(question.history.at(-1)?.content ?? '').text
    const open = openArticle(question.articleId)
    const found = finder.find({ question: asked, open, last: turn?.snapshot.context.subject })
    const keys = [...found.candidates.slice(0, 3).map(({ answer: { about } }) => about[0]), open]
    const ranked = found.texts.slice(0, 2).map(({ text }) => text.key)
    return [...new Set([...keys, ...ranked])].flatMap((key) => (key === undefined ? [] : (textOf.get(key) ?? [])))
  }

  return { answer, textsFor, turnsOf }
}
