import { talkLimits } from '../contract/talk-limits.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import { chatHistory } from './conversation.ts'
import type { Message, MessageKind } from './conversation.ts'
import type { PanelSubject } from './panel-subject.ts'
import { summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { TalkFailure } from './talk-failure.ts'

/** Replies that can be played again, by message id. */
export type Said = Readonly<Record<string, readonly TalkReply[]>>

/** Known parts of an utterance; the rest is requested. */
export interface Utterable {
  kind: MessageKind
  messageId?: string
  replies: readonly TalkReply[]
}

/** The last failed request, and the message that shows it, if any. */
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

/** Returns the console message of a failed request (specification §8). */
export function failureMessage(kind: MessageKind, error: unknown): string {
  const isIncomplete = error instanceof TalkFailure && error.kind === 'incomplete'
  return isIncomplete ? 'Reply missing audio, emotionEvents or duration' : `Failed ${kind} request`
}

export function withMessage(context: Known, message: Omit<Message, 'id'>): Pick<Known, 'messages' | 'count'> {
  const count = context.count + 1
  return { count, messages: [...context.messages, { id: `message-${count}`, ...message }] }
}

/** Replaces the text of the summary, which belongs to the article and not to the chat history. */
export function withSummary(messages: Message[], text: string): Message[] {
  return messages.flatMap((message) => {
    if (message.kind !== 'summary') return [message]
    return text === '' ? [] : [{ ...message, content: text }]
  })
}

export const extrasOf = ({ sources, suggestions, help }: TalkReply): Partial<Message> => ({
  sources,
  suggestions,
  help,
})

export function withLast(messages: readonly Message[], change: Partial<Message>): Message[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, ...change } : message))
}

/** Appends a sentence to the last message; offsets of its sources move along. */
export function withSentence(messages: Message[], { text, sources = [] }: TalkReply): Message[] {
  const last = messages.at(-1)
  if (!last) return messages
  const start = last.content.length + 1
  const moved = sources.map((source) => ({ ...source, from: (source.from ?? 0) + start, to: (source.to ?? 0) + start }))
  return withLast(messages, { content: `${last.content} ${text}`, sources: [...(last.sources ?? []), ...moved] })
}

/** Drops the summary, whose text depends on the language. */
export function withoutSummary({ said, messages }: Pick<Known, 'said' | 'messages'>): Said {
  const summary = messages.find(({ kind }) => kind === 'summary')
  return Object.fromEntries(Object.entries(said).filter(([id]) => id !== summary?.id))
}

/** Returns what `again` plays: the given message, or the last repeatable one (invitations only by id). */
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

/** Marks the message of a failed request, and returns what can be retried. */
export function withFailure(messages: Message[], kind: MessageKind): { messages: Message[]; failure: Failure | null } {
  if (kind === 'invitation') return { messages, failure: null }
  const failed = kind === 'chat' ? messages.at(-1) : messages.find((message) => message.kind === kind)
  return {
    messages: messages.map((message) => (message === failed ? { ...message, isFailure: true } : message)),
    failure: { kind, messageId: failed?.id ?? null },
  }
}

export function withoutFailure(messages: Message[], failure: Failure | null): Message[] {
  const question = messages.findLastIndex(({ role }) => role === 'user')
  const kept = failure?.kind === 'chat' ? messages.slice(0, question + 1) : messages
  return kept.map((message) => {
    const plain = { ...message }
    delete plain.isFailure
    return plain
  })
}
