import * as v from 'valibot'
import type { ChatRequest, GreetingRequest, InvitationRequest, SummaryRequest } from '../contract/talk-request.ts'
import {
  ChatRequestSchema,
  GreetingRequestSchema,
  InvitationRequestSchema,
  SummaryRequestSchema,
} from '../contract/talk-request.ts'

/** A valid request and which of the four it is. */
export type KnownTalkRequest =
  | { kind: 'greeting'; request: GreetingRequest }
  | { kind: 'summary'; request: SummaryRequest }
  | { kind: 'invitation'; request: InvitationRequest }
  | { kind: 'chat'; request: ChatRequest }

interface RequestProblem {
  message: string
  /** Path of the offending field, as in `history.0.content`. */
  field?: string
}

export type ParsedTalkRequest = { ok: true; known: KnownTalkRequest } | { ok: false; problem: RequestProblem }

const kinds = ['chat', 'summary', 'invitation', 'greeting'] as const

/** Which request a body means follows from its fields (design §5). */
function requestKind(body: object): (typeof kinds)[number] {
  if (Object.hasOwn(body, 'history')) return 'chat'
  if (Object.hasOwn(body, 'audioUrl')) return 'summary'
  if (Object.hasOwn(body, 'summaryText')) return 'invitation'
  return 'greeting'
}

/** Reads what a client sent. Never throws, whatever it is given. */
export function parseTalkRequest(body: unknown): ParsedTalkRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problem: { message: 'the body must be a JSON object' } }
  const kind = requestKind(body)
  const foreign = foreignField(body, kind)
  if (foreign !== undefined)
    return { ok: false, problem: { message: `is not a field of a ${kind} request`, field: foreign } }
  switch (kind) {
    case 'chat': {
      const result = v.safeParse(ChatRequestSchema, body)
      return result.success ? { ok: true, known: { kind, request: result.output } } : problemOf(result.issues[0])
    }
    case 'summary': {
      const result = v.safeParse(SummaryRequestSchema, body)
      return result.success ? { ok: true, known: { kind, request: result.output } } : problemOf(result.issues[0])
    }
    case 'invitation': {
      const result = v.safeParse(InvitationRequestSchema, body)
      return result.success ? { ok: true, known: { kind, request: result.output } } : problemOf(result.issues[0])
    }
    case 'greeting': {
      const result = v.safeParse(GreetingRequestSchema, body)
      return result.success ? { ok: true, known: { kind, request: result.output } } : problemOf(result.issues[0])
    }
  }
}

const fields: Record<(typeof kinds)[number], readonly string[]> = {
  chat: ['history', 'lang', 'articleId'],
  summary: ['audioUrl', 'summaryText', 'lang'],
  invitation: ['summaryText', 'lang'],
  greeting: ['lang'],
}

/** The first field that does not belong there. A strict schema lets names of Object.prototype pass (`__proto__`). */
function foreignField(body: object, kind: (typeof kinds)[number]): string | undefined {
  const foreign = Object.keys(body).find((key) => !fields[kind].includes(key))
  if (foreign !== undefined) return foreign.slice(0, 40)
  const history: unknown = Object.hasOwn(body, 'history') ? Reflect.get(body, 'history') : undefined
  if (!Array.isArray(history)) return undefined
  for (const [index, message] of history.entries()) {
    if (typeof message !== 'object' || message === null || Array.isArray(message)) continue
    const key = Object.keys(message).find((name) => name !== 'role' && name !== 'content')
    if (key !== undefined) return `history.${index}.${key.slice(0, 40)}`
  }
  return undefined
}

function problemOf(issue: v.BaseIssue<unknown>): { ok: false; problem: RequestProblem } {
  const field = issue.path?.map((item) => String(item.key)).join('.')
  const missing = issue.received === 'undefined' || (issue.kind === 'schema' && issue.input === undefined)
  return { ok: false, problem: { message: missing ? 'is missing' : issue.message, ...(field && { field }) } }
}
