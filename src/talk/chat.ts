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
 * What an answer is: `authored` to what was asked, `act` what was wanted done (a summary, a quiz), `near` what stands closest to it, `gist` what the right text is about,
 * where it holds no answer, `film` a film that was asked for, `model` what a language model made of the texts, `unclear` a
 * question back, `unknown` that there is none.
 */
type AnswerKind =
  'care' | 'act' | 'small-talk' | 'authored' | 'model' | 'near' | 'gist' | 'film' | 'unclear' | 'unknown'

export interface ChatAnswer {
  kind: AnswerKind
  lines: SaidLine[]
  /** Questions that can be answered, as a reader may go on with. */
  suggestions?: string[]
  /** Whom a reader in need can turn to. */
  help?: HelpContact[]
  /** Pages of the site beside the texts that the lines stand on. */
  sources?: Source[]
  concern?: CareKind
  /** The language that it is said in, where it is not the one that was asked in. */
  language?: Language
}

export interface ChatQuestion {
  history: readonly ChatMessage[]
  /** The article that is open. */
  articleId?: string | undefined
}

/** Answers the last message of a history from what a language of the site says, here or in a thread of its own. */
export interface Chat {
  answer(question: ChatQuestion): ChatAnswer | Promise<ChatAnswer>
  /** The texts that a question may be about, the likeliest first. */
  textsFor(question: ChatQuestion): KnownText[] | Promise<KnownText[]>
}

/** An answer was looked for too long, and the search was ended. */
export class ThinkingTimeoutError extends Error {
  override name = 'ThinkingTimeoutError'
}

/** A chat that answers at once. */
export interface EmbeddedChat extends Chat {
  answer(question: ChatQuestion): ChatAnswer
  textsFor(question: ChatQuestion): KnownText[]
  /** How each message of a history was read, and what was replied. */
  turnsOf(question: ChatQuestion): ConversationTurn[]
}

/** Prepares the answering of a language's questions; without indexes of its knowledge it takes some seconds. */
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
