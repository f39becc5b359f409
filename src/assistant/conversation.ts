import type { ChatMessage, HelpContact, Source, TalkReply } from '../contract/talk-reply.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import { plainText } from './plain-text.ts'

export type MessageKind = 'greeting' | 'summary' | 'invitation' | 'chat'

/** A message. `id` is unique within the visit. */
export interface Message {
  id: string
  kind: MessageKind
  role: 'user' | 'assistant'
  content: string
  sources?: Source[] | undefined
  suggestions?: string[] | undefined
  help?: HelpContact[] | undefined
  isUnvoiced?: true
  /** A question without an answer, an incomplete answer, or a summary that couldn't be read aloud. */
  isFailure?: true
}

/** The current or next speech, and its message (empty for a reply without text). */
export interface Spoken {
  utteranceId: string
  messageId: string
  /** UTF-16 offset of its text in the message. */
  from: number
  reply: TalkReply
}

export const conversationKey = 'zed-conversation'

/** Whether this tab has a stored conversation; false on the server and without storage. */
export function hasConversation(): boolean {
  try {
    return sessionStorage.getItem(conversationKey) !== null
  } catch {
    return false
  }
}

export interface Conversation {
  page: string
  messages: Message[]
  count: number
}

/** Maximum size of the history in UTF-8 bytes; the rest of the body is for other fields. */
const historyBytes = talkLimits.bodyBytes - 4096

const utf8 = new TextEncoder()

/** Returns the newest chat messages that fit the contract's limits, oldest first. */
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
