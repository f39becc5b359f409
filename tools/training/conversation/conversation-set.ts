import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const Turn = v.strictObject({
  say: v.pipe(v.string(), v.nonEmpty()),
  /** Expressions that the reply must all match, without regard to capitals. */
  must: v.optional(v.array(v.string()), []),
  /** Expressions that it must not match. */
  not: v.optional(v.array(v.string()), []),
  /** The kind of the reply. */
  kind: v.optional(v.string()),
  /** For whoever reads the reply: what a right one does. */
  wants: v.optional(v.string()),
})

const ConversationSchema = v.strictObject({
  /** Number of the article that is open, the same in both languages. */
  open: v.optional(v.number()),
  turns: v.pipe(v.array(Turn), v.minLength(1)),
})
export type MeasuredConversation = v.InferOutput<typeof ConversationSchema>

/** The conversations of a file. Throws where one is not of the form. */
export function readConversations(file: string): MeasuredConversation[] {
  return v.parse(v.array(ConversationSchema), parse(readFileSync(file, 'utf8')))
}
