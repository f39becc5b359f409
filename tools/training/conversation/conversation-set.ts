import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const Turn = v.strictObject({
  say: v.pipe(v.string(), v.nonEmpty()),
  /** Regular expressions that the reply must match, ignoring case. */
  must: v.optional(v.array(v.string()), []),
  /** Regular expressions that it must not match. */
  not: v.optional(v.array(v.string()), []),
  kind: v.optional(v.string()),
  /** Expected content, for reviewers. */
  wants: v.optional(v.string()),
})

const ConversationSchema = v.strictObject({
  /** Number of the open article, equal in both languages. */
  open: v.optional(v.number()),
  turns: v.pipe(v.array(Turn), v.minLength(1)),
})
export type MeasuredConversation = v.InferOutput<typeof ConversationSchema>

/** Reads conversations. Throws if invalid. */
export function readConversations(file: string): MeasuredConversation[] {
  return v.parse(v.array(ConversationSchema), parse(readFileSync(file, 'utf8')))
}
