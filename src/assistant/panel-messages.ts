import { talkLimits } from '../contract/talk-limits.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import { chatHistory } from './conversation.ts'
import type { Message, MessageKind } from './conversation.ts'
import type { PanelSubject } from './panel-subject.ts'
import { summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { TalkFailure } from './talk-failure.ts'

/** What can be said once more: the sentences of a message, as Zed had them. */
export type Said = Readonly<Record<string, readonly TalkReply[]>>

/** Something to be said: what is known of it; what is not is asked for. */
export interface Utterable {
  kind: MessageKind
  messageId?: string
  replies: readonly TalkReply[]
}

/** A request without an answer, which can be made again, and the message that tells of it; none where nothing is shown. */
export interface Failure {
  kind: MessageKind
  messageId: string | null
}

interface Known {
  language: Language
  subject: PanelSubject
  messages: Message[]
  said: Said
  count: number
}

/** The body of a request of this kind, from what the panel knows. */
export function requestBody(kind: MessageKind, { language, subject, messages }: Known): TalkRequest {
  const summaryText = plainText(summaryOf(subject), talkLimits.summaryText)
  switch (kind) {
    case 'greeting':
      return { lang: language }
    case 'summary':
      return { audioUrl: subject.kind === 'article' ? subject.audioUrl : '', summaryText, lang: language }
    case 'invitation':
      return { summaryText, lang: language }
    case 'chat':
      return {
        history: chatHistory(messages),
        lang: language,
        ...(subject.kind === 'article' && { articleId: subject.id }),
      }
  }
}

/** What the console says of a failed request (specification §8). */
export function failureMessage(kind: MessageKind, error: unknown): string {
  const isIncomplete = error instanceof TalkFailure && error.kind === 'incomplete'
  return isIncomplete ? 'Reply missing audio, emotionEvents or duration' : `Failed ${kind} request`
}

/** The messages with one more, under an id of its own. */
export function withMessage(context: Known, message: Omit<Message, 'id'>): Pick<Known, 'messages' | 'count'> {
  const count = context.count + 1
  return { count, messages: [...context.messages, { id: `message-${count}`, ...message }] }
}

/** The messages with the summary's text brought up to date: it is the article's, not a part of the history. */
export function withSummary(messages: Message[], text: string): Message[] {
  return messages.flatMap((message) => {
    if (message.kind !== 'summary') return [message]
    return text === '' ? [] : [{ ...message, content: text }]
  })
}

/** What a reply brings beside its words. */
export const extrasOf = ({ sources, suggestions, help }: TalkReply): Partial<Message> => ({
  sources,
  suggestions,
  help,
})

/** The messages with the last of them changed. */
export function withLast(messages: readonly Message[], change: Partial<Message>): Message[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, ...change } : message))
}

/** The last message with one more sentence; its sources carry their part of the whole. */
export function withSentence(messages: Message[], { text, sources = [] }: TalkReply): Message[] {
  const last = messages.at(-1)
  if (!last) return messages
  const start = last.content.length + 1
  const moved = sources.map((source) => ({ ...source, from: (source.from ?? 0) + start, to: (source.to ?? 0) + start }))
  return withLast(messages, { content: `${last.content} ${text}`, sources: [...(last.sources ?? []), ...moved] })
}

/** What has been said, without the summary: it is another in another language. */
export function withoutSummary({ said, messages }: Pick<Known, 'said' | 'messages'>): Said {
  const summary = messages.find(({ kind }) => kind === 'summary')
  return Object.fromEntries(Object.entries(said).filter(([id]) => id !== summary?.id))
}

/**
 * What `again` says: the message asked for, or the last that Zed can say once more; an invitation is none by itself. A summary, and a greeting that never came, can
 * be asked for. Null where there is nothing.
 */
export function repeatable({ messages, said, subject }: Known, messageId?: string): Utterable | null {
  const asked = messages.filter(({ id, role, kind }) =>
    messageId === undefined ? role === 'assistant' && kind !== 'invitation' : id === messageId,
  )
  for (const { id, kind } of asked.toReversed()) {
    const replies = said[id]
    if (replies) return { kind, messageId: id, replies }
    if (kind === 'summary') return { kind, messageId: id, replies: [] }
  }
  const isUngreeted = messages.length === 0 && messageId === undefined && summaryOf(subject) === ''
  return isUngreeted ? { kind: 'greeting', replies: [] } : null
}

/** The messages with the mark of a request that has failed, and what can be asked again. An invitation was asked for by nobody. */
export function withFailure(messages: Message[], kind: MessageKind): { messages: Message[]; failure: Failure | null } {
  if (kind === 'invitation') return { messages, failure: null }
  const failed = kind === 'chat' ? messages.at(-1) : messages.find((message) => message.kind === kind)
  return {
    messages: messages.map((message) => (message === failed ? { ...message, isFailure: true } : message)),
    failure: { kind, messageId: failed?.id ?? null },
  }
}

/** The messages as they were before a request that is made once more: no mark, and no part of an answer that broke off. */
export function withoutFailure(messages: Message[], failure: Failure | null): Message[] {
  const question = messages.findLastIndex(({ role }) => role === 'user')
  const kept = failure?.kind === 'chat' ? messages.slice(0, question + 1) : messages
  return kept.map((message) => {
    const plain = { ...message }
    delete plain.isFailure
    return plain
  })
}
