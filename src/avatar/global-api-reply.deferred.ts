import * as v from 'valibot'
import { TalkReplySchema } from '../contract/talk-reply.ts'
import type { TalkReply } from '../contract/talk-reply.ts'

/** Parses a reply from the global API, an object or JSON text. Logs an invalid one and returns null. */
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
