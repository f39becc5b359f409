import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import type { ChatMessage } from '../../contract/talk-request.ts'
import { readMessage } from '../read-message.ts'
import { readableText } from '../../i18n/readable-text.ts'
import { conversationMachine, type ConversationEvent, type ReplyPlan } from './conversation.machine.ts'
import type { TurnToRead } from './turn.ts'
import type { Reply, ReplyCircumstances } from './reply-draft.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>

/** A message of the reader: how it was read, the state at that time, and the reply. */
export interface ConversationTurn {
  message: string
  event: ConversationEvent
  snapshot: Snapshot
  reply: Reply
}

export interface ConversationOptions {
  readTurn: (turn: TurnToRead) => ConversationEvent
  reply: (plan: ReplyPlan, circumstances: ReplyCircumstances) => Reply
}

/** Maximum number of cached conversation prefixes. */
const mostKept = 500

/**
 * Replays conversations from the reader's messages. Zed's messages in the history are ignored, so the same messages
 * give the same reply in every process.
 */
export function createConversations({ readTurn, reply }: ConversationOptions) {
  const kept = new LRUCache<string, ConversationTurn>({ max: mostKept })

  /** Returns the turns of a history; the last contains the answer. `open`: key of the open article. */
  return function turnsOf(history: readonly ChatMessage[], open: string | undefined): ConversationTurn[] {
    const messages = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const turns: ConversationTurn[] = []
    let key = open ?? ''
    for (const message of messages) {
      key = createHash('sha256').update(`${key}\n${message}`).digest('base64')
      const before = turns.at(-1)
      const turn = kept.get(key) ?? take(message, before, open)
      kept.set(key, turn)
      turns.push(turn)
    }
    return turns
  }

  function take(typed: string, before: ConversationTurn | undefined, open: string | undefined): ConversationTurn {
    const snapshot = before?.snapshot ?? getInitialSnapshot(conversationMachine)
    const message = readMessage(typed).text
    const event = readTurn({
      message,
      whole: readableText(typed),
      open,
      before: before && readMessage(before.message).text,
      context: snapshot.context,
      state: {
        isCaring: snapshot.matches('caring'),
        isTurningAway: snapshot.matches('turningAway'),
        isQuizzing: snapshot.matches('quizzing'),
      },
    })
    const [planned] = transition(conversationMachine, snapshot, event)
    const given = reply(planned.context.plan, { message, context: planned.context, open })
    const { about, told, offered, wordings } = given
    const [after] = transition(conversationMachine, planned, {
      type: 'replied',
      question: message,
      about,
      told,
      offered,
      wordings,
    })
    return { message: typed, event, snapshot: after, reply: given }
  }
}
