import * as v from 'valibot'
import { ArticleIdSchema } from './article-id.ts'
import { languages } from '../i18n/language.ts'
import { talkLimits } from './talk-limits.ts'

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const markup = /<\/?[a-z!][^<>]*>/i

/** Text that a voice can read: no control characters except tabs and line breaks, no markup, at most `max`. */
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

const GreetingRequestSchema = v.strictObject({ lang: LanguageField })

/** `audioUrl`: the article's narration, or empty. */
const SummaryRequestSchema = v.strictObject({
  audioUrl: plainText(talkLimits.audioUrl),
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

const InvitationRequestSchema = v.strictObject({
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

/** Requests an answer to the last message of the history, which must be the user's. */
export const ChatRequestSchema = v.strictObject({
  history: v.pipe(
    v.array(ChatMessageSchema, 'must be a list of messages'),
    v.minLength(1, 'must hold at least one message'),
    v.maxLength(talkLimits.history, `must not hold more than ${talkLimits.history} messages`),
    v.check((history) => history.at(-1)?.role === 'user', 'must end with a message of the user'),
  ),
  lang: LanguageField,
  articleId: v.optional(ArticleIdSchema),
})

export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>
type GreetingRequest = v.InferOutput<typeof GreetingRequestSchema>
type SummaryRequest = v.InferOutput<typeof SummaryRequestSchema>
type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>
export type TalkRequest = GreetingRequest | SummaryRequest | InvitationRequest | ChatRequest

export type KnownTalkRequest =
  | { kind: 'greeting'; request: GreetingRequest }
  | { kind: 'summary'; request: SummaryRequest }
  | { kind: 'invitation'; request: InvitationRequest }
  | { kind: 'chat'; request: ChatRequest }

interface RequestProblem {
  message: string
  /** Path of the invalid field, such as `history.0.content`. */
  field?: string
}

export type ParsedTalkRequest = { ok: true; known: KnownTalkRequest } | { ok: false; problem: RequestProblem }

const known = {
  chat: v.pipe(
    ChatRequestSchema,
    v.transform((request) => ({ kind: 'chat', request }) as const),
  ),
  summary: v.pipe(
    SummaryRequestSchema,
    v.transform((request) => ({ kind: 'summary', request }) as const),
  ),
  invitation: v.pipe(
    InvitationRequestSchema,
    v.transform((request) => ({ kind: 'invitation', request }) as const),
  ),
  greeting: v.pipe(
    GreetingRequestSchema,
    v.transform((request) => ({ kind: 'greeting', request }) as const),
  ),
}

/** The fields present determine the kind of request (design §5). */
function kindOf(body: object): KnownTalkRequest['kind'] {
  if (Object.hasOwn(body, 'history')) return 'chat'
  if (Object.hasOwn(body, 'audioUrl')) return 'summary'
  if (Object.hasOwn(body, 'summaryText')) return 'invitation'
  return 'greeting'
}

/** Never throws, whatever the input. */
export function parseTalkRequest(body: unknown): ParsedTalkRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problem: { message: 'the body must be a JSON object' } }
  const kind = kindOf(body)
  const result: v.SafeParseResult<(typeof known)[typeof kind]> = v.safeParse(known[kind], body)
  return result.success ? { ok: true, known: result.output } : { ok: false, problem: problemOf(result.issues, kind) }
}

/** Returns the problem to report: an unknown field first, then a missing or invalid one. */
function problemOf(
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  kind: KnownTalkRequest['kind'],
): RequestProblem {
  const foreign = issues.filter((issue) => issue.expected === 'never')
  const issue = foreign.find(({ path }) => path?.length === 1) ?? foreign[0] ?? issues[0]
  const field = issue.path?.map(({ key }) => String(key).slice(0, 40)).join('.')
  return { message: messageOf(issue, kind), ...(field && { field }) }
}

function messageOf(issue: v.BaseIssue<unknown>, kind: KnownTalkRequest['kind']): string {
  if (issue.expected === 'never') return `is not a field of a ${kind} request`
  return issue.received === 'undefined' || (issue.kind === 'schema' && issue.input === undefined)
    ? 'is missing'
    : issue.message
}
