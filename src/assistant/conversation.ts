import type { ChatMessage, HelpContact, Source, TalkReply } from '../contract/talk-reply.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import { plainText } from './plain-text.ts'

export type MessageKind = 'greeting' | 'summary' | 'invitation' | 'chat'

/** One text in the panel. `id` is unique for the panel's life, so that a list can be keyed by it. */
export interface Message {
  id: string
  kind: MessageKind
  role: 'user' | 'assistant'
  content: string
  sources?: Source[] | undefined
  /** Questions that can be answered next. */
  suggestions?: string[] | undefined
  /** Whom a reader in need can call. */
  help?: HelpContact[] | undefined
  /** There was no voice for it. */
  isUnvoiced?: true
  /** A question that got no answer, an answer that broke off, or a summary that could not be read aloud. */
  isFailure?: true
}

/** What Zed is saying or about to say, and the message that shows its text (empty for a reply without text). */
export interface Spoken {
  utteranceId: string
  messageId: string
  /** Where its text begins in the message's (UTF-16 offset). */
  from: number
  reply: TalkReply
}

/** The key of this tab's conversation in sessionStorage. */
export const conversationKey = 'zed-conversation'

/** Whether this tab has kept a conversation; on the server, and where storage is refused, it has not. */
export function hasConversation(): boolean {
  try {
    return sessionStorage.getItem(conversationKey) !== null
  } catch {
    return false
  }
}

/** A conversation as it is kept for the time that a tab is open. */
export interface Conversation {
  /** The page it was had on; an article and its translation are the same page. */
  page: string
  messages: Message[]
  count: number
}

/** Bytes of a request's body that its history may take, in UTF-8; the rest is left for the JSON around it. */
const historyBytes = talkLimits.bodyBytes - 4096

const utf8 = new TextEncoder()

/**
 * The history to send: chat messages only, oldest first. Of a long conversation only the latest messages that fit
 * the contract's limits are sent.
 */
export function chatHistory(messages: readonly Message[]): ChatMessage[] {
  const history: ChatMessage[] = []
  let bytes = 0
  for (const message of messages.toReversed()) {
    if (message.kind !== 'chat') continue
    const content = plainText(message.content, talkLimits.message)
    if (content === '') continue
    bytes += utf8.encode(JSON.stringify({ role: message.role, content })).length + 1
    if (history.length === talkLimits.history || bytes > historyBytes) break
    history.unshift({ role: message.role, content })
  }
  return history
}
