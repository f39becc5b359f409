import * as v from 'valibot'
import { TalkReplySchema } from '../contract/talk-reply.ts'
import type { TalkReply } from '../contract/talk-reply.ts'

/** Reads a reply that came through the global API, as an object or as JSON text. A bad one is logged, and null. */
export function parseReply(value: unknown): TalkReply | null {
  let reply = value
  if (typeof value === 'string') {
    try {
      reply = JSON.parse(value)
    } catch (error) {
      console.error('zedAvatar: the reply is not valid JSON', error)
      return null
    }
  }
  const result = v.safeParse(TalkReplySchema, reply)
  if (result.success) return result.output
  const [issue] = result.issues
  console.error(`zedAvatar: the reply cannot be played: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  return null
}
