import english from '../../../locales/en.json' with { type: 'json' }
import spanish from '../../../locales/es.json' with { type: 'json' }
import { talkLimits, talkLinesType } from '../../contract/talk-limits.ts'
import type { TalkError, TalkReply, UnvoicedReply } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import { VoiceError } from '../../speech/voice.ts'
import { parseTalkRequest, type KnownTalkRequest } from '../../contract/talk-request.ts'
import { UnvoicedAnswer, type TalkService } from '../../talk/talk-service.ts'
import { untilAborted } from '../../talk/until-aborted.ts'
import { createDeadline, type Deadline } from '../http/deadline.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Client } from '../http/fair-queue.ts'
import { exceeded, type RateLimit } from '../http/rate-limit.ts'
import { readJson } from './talk-body.ts'
import { NoThinkingError, type ThinkingTurns } from './thinking-turns.ts'
import { NoVoiceError, type VoiceTurns } from './voice-turns.ts'
import { comesFromThisSite } from '../http/xsrf.ts'

export interface TalkHandlerDeps {
  service: TalkService
  limit: RateLimit
  client: Client
  turns: Pick<VoiceTurns, 'turnOf' | 'backlog'>
  thinking?: ThinkingTurns
  /** Origins of this site in addition to the Host header's. */
  siteOrigins?: readonly string[]
  /** Maximum wait (ms) for the voice before the answer is sent as text. */
  voiceWaitMs?: number
  /** Timeout (ms) of an answer. */
  timeoutMs?: number
  log?: (message: string, error: unknown) => void
  onUnvoiced?: (reason: string) => void
}

/** Handles `POST /api/talk` (design §5). Never rejects, never returns 500. */
export async function handleTalk(request: Request, deps: TalkHandlerDeps): Promise<Response> {
  if (request.method !== 'POST')
    return errorResponse(405, 'method_not_allowed', { message: 'use POST' }, { Allow: 'POST' })
  if (!comesFromThisSite(request, deps.siteOrigins))
    return errorResponse(403, 'forbidden', { message: 'the request does not come from a page of this site' })
  const body = await readJson(request, talkLimits.bodyBytes)
  if (!body.ok) return errorResponse(400, 'bad_request', { message: body.message })
  const parsed = parseTalkRequest(body.value)
  if (!parsed.ok) return errorResponse(400, 'bad_request', parsed.problem)
  try {
    const refusal = await exceeded(deps.limit, deps.client)
    if (refusal) return refusal
    const answer = acceptsLines(request) ? answerInLines : answerAsJson
    return await answer(parsed.known, request.signal, deps)
  } catch (error) {
    // The client has disconnected; 499 is the status that proxies use for it.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof VoiceError && error.reason === 'too-long') {
      const field = parsed.known.kind === 'summary' || parsed.known.kind === 'invitation' ? 'summaryText' : undefined
      return errorResponse(400, 'bad_request', { message: 'takes too long to say', ...(field && { field }) })
    }
    if (error instanceof NoThinkingError) return noThinking(error)
    if (error instanceof UnvoicedAnswer) return unvoiced(error, deps)
    return unanswered(parsed.known, error, deps)
  }
}

const busyTexts: Record<Language, string> = { es: spanish['zed_is_busy'], en: english['zed_is_busy'] }

/** 503 with Retry-After and a text. */
function unanswered(
  { request }: KnownTalkRequest,
  error: unknown,
  { log, turns, onUnvoiced }: TalkHandlerDeps,
): Response {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  onUnvoiced?.(isLate ? 'late' : 'failed')
  log?.('talk failed', error)
  const body: UnvoicedReply = {
    error: { code: 'unavailable', message: 'Zed cannot answer right now' },
    text: busyTexts[request.lang],
  }
  return Response.json(body, { status: 503, headers: retryHeaders(Math.max(5, turns.backlog)) })
}

const retryHeaders = (seconds: number) => ({ 'cache-control': 'no-store', 'retry-after': String(Math.ceil(seconds)) })

type Form = 'whole' | 'sentences'

/** Yields the whole reply, or each sentence and then the whole. Throws on timeout or disconnection. */
async function* partsOf(
  known: KnownTalkRequest,
  form: Form,
  deps: TalkHandlerDeps,
  ...gone: AbortSignal[]
): AsyncGenerator<TalkReply, void> {
  const { service, turns, thinking, client, voiceWaitMs = 6000, timeoutMs = 20_000 } = deps
  const over = createDeadline(timeoutMs, ...gone)
  let deadline: Deadline | undefined
  try {
    await untilAborted(over.signal, prepared(known, service))
    // Each sentence queues separately, so together they may wait longer.
    deadline = createDeadline(form === 'whole' ? voiceWaitMs : 2 * voiceWaitMs, ...gone)
    const turn = turns.turnOf(client, deadline.signal)
    const think = thinking?.thinkOf(client, { signal: over.signal, cost: thinkingCost(known) })
    const options = { turn, think, signal: over.signal, deadline: deadline.signal }
    if (form === 'whole') return yield await untilAborted(over.signal, service.answer(known, options))
    const replies = service.answerInSentences(known, options)
    for (;;) {
      const next = await untilAborted(over.signal, replies.next())
      if (next.done === true) return
      yield next.value
    }
  } finally {
    over.release()
    deadline?.release()
  }
}

async function answerAsJson(known: KnownTalkRequest, gone: AbortSignal, deps: TalkHandlerDeps): Promise<Response> {
  let reply: TalkReply | undefined
  for await (const part of partsOf(known, 'whole', deps, gone)) reply = part
  return Response.json(reply, { headers: { 'cache-control': 'no-store' } })
}

/** 1, plus 1 per 100 characters of the reader's last two messages. */
function thinkingCost({ kind, request }: KnownTalkRequest): number {
  if (kind !== 'chat') return 1
  const own = request.history.filter(({ role }) => role === 'user').slice(-2)
  return 1 + own.reduce((sum, { content }) => sum + content.length, 0) / 100
}

/** Loads the language first: this time doesn't count toward the wait for the voice. */
async function prepared({ kind, request }: KnownTalkRequest, service: TalkService): Promise<void> {
  if (kind === 'chat' || kind === 'invitation') await service.prepare(request.lang)
}

const acceptsLines = (request: Request) => request.headers.get('accept')?.includes(talkLinesType) === true

/** One line of JSON per sentence, the whole reply last (design §5). Errors after the first line are the last line. */
async function answerInLines(known: KnownTalkRequest, gone: AbortSignal, deps: TalkHandlerDeps): Promise<Response> {
  const left = new AbortController()
  const parts = partsOf(known, 'sentences', deps, gone, left.signal)
  let next = await parts.next()
  const utf8 = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (next.done === true) return controller.close()
          controller.enqueue(utf8.encode(`${JSON.stringify(next.value)}\n`))
          next = await parts.next()
        } catch (error) {
          if (left.signal.aborted) return
          if (gone.aborted) return controller.close()
          controller.enqueue(utf8.encode(`${JSON.stringify(lastLineOf(error, deps))}\n`))
          controller.close()
        }
      },
      cancel: () => left.abort(),
    },
    { highWaterMark: 0 },
  )
  return new Response(lines, { headers: { 'content-type': talkLinesType, 'cache-control': 'no-store' } })
}

/** The error line if the voice fails midway: includes the whole text, if any. */
function lastLineOf(error: unknown, deps: TalkHandlerDeps): TalkError {
  if (error instanceof UnvoicedAnswer) return unvoicedBody(error, deps).body
  deps.log?.('talk failed', error)
  return { error: { code: 'unavailable', message: 'Zed cannot speak right now' } }
}

function noThinking({ reason, retryAfter: wait }: NoThinkingError): Response {
  const headers = { 'retry-after': String(wait) }
  return reason === 'budget'
    ? errorResponse(429, 'too_many_requests', { message: 'ask again in a moment' }, headers)
    : errorResponse(503, 'unavailable', { message: 'Zed is busy with other readers' }, headers)
}

function unvoiced(error: UnvoicedAnswer, deps: TalkHandlerDeps): Response {
  const { body, wait } = unvoicedBody(error, deps)
  return Response.json(body, { status: 503, headers: retryHeaders(wait) })
}

function unvoicedBody({ text, extras, cause }: UnvoicedAnswer, { turns, log, onUnvoiced }: TalkHandlerDeps) {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  const reason = cause instanceof NoVoiceError ? cause.reason : isLate ? 'late' : 'failed'
  onUnvoiced?.(reason)
  if (reason === 'failed') log?.('The voice failed', cause)
  const wait = cause instanceof NoVoiceError ? cause.retryAfter : Math.max(5, Math.ceil(turns.backlog))
  const body: UnvoicedReply = {
    error: { code: 'voice_unavailable', message: 'Zed cannot speak right now' },
    text,
    ...extras,
  }
  return { body, wait }
}
