import * as v from 'valibot'
import { languages } from '../i18n/language.ts'
import { talkLimits } from './talk-limits.ts'

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const markup = /<\/?[a-z!][^<>]*>/i

/** Text that a voice can read: no control characters (but tab and line breaks), no markup, not longer than `max`. */
function plainText(max: number) {
  return v.pipe(
    v.string('must be a text'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.check((text) => !control.test(text), 'must not contain control characters'),
    v.check((text) => !markup.test(text), 'must not contain markup'),
    v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
  )
}

function spokenText(max: number) {
  return v.pipe(
    plainText(max),
    v.check((text) => text.trim() !== '', 'must not be blank'),
  )
}

const LanguageField = v.picklist(languages, `must be one of ${languages.join(', ')}`)

const ChatMessageSchema = v.strictObject(
  {
    role: v.picklist(['user', 'assistant'], 'must be user or assistant'),
    content: spokenText(talkLimits.message),
  },
  'must be an object of role and content',
)

/** Asks for a generic greeting. */
export const GreetingRequestSchema = v.strictObject({ lang: LanguageField })

/** Asks for an article's summary, read aloud. `audioUrl` is the article's narration or empty. */
export const SummaryRequestSchema = v.strictObject({
  audioUrl: plainText(talkLimits.audioUrl),
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

/** Asks for an invitation to ask about what the summary told. */
export const InvitationRequestSchema = v.strictObject({
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

/** Asks for an answer to the last message of the history, which is the user's. */
export const ChatRequestSchema = v.strictObject({
  history: v.pipe(
    v.array(ChatMessageSchema, 'must be a list of messages'),
    v.minLength(1, 'must hold at least one message'),
    v.maxLength(talkLimits.history, `must not hold more than ${talkLimits.history} messages`),
    v.check((history) => history.at(-1)?.role === 'user', 'must end with a message of the user'),
  ),
  lang: LanguageField,
  /** The article that is open. */
  articleId: v.optional(
    v.pipe(v.string('must be an id'), v.regex(/^(es-)?[1-9][0-9]{0,5}$/, 'must be an id, as in es-3 or 3')),
  ),
})

export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>
export type GreetingRequest = v.InferOutput<typeof GreetingRequestSchema>
export type SummaryRequest = v.InferOutput<typeof SummaryRequestSchema>
export type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>
export type TalkRequest = GreetingRequest | SummaryRequest | InvitationRequest | ChatRequest
