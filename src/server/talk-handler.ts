import { VoiceError } from '../speech/voice.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import { parseTalkRequest } from '../talk/request-kind.ts'
import type { TalkService } from '../talk/talk-service.ts'
import { errorResponse } from './error-response.ts'
import { exceeded, type RateLimit } from './rate-limit.ts'
import { readJson } from './talk-body.ts'
import { comesFromThisSite } from './xsrf.ts'

export interface TalkHandlerDeps {
  service: TalkService
  limit: RateLimit
  /** The address that requests are counted by. */
  clientAddress: string
  /** Origins of this site beside the one that the request names as its host. */
  siteOrigins?: readonly string[]
  /** How long an answer may take. */
  timeoutMs?: number
  /** Told about failures that are not the client's. */
  log?: (message: string, error: unknown) => void
}

/** Answers `POST /api/talk` (design §5). Resolves always, never with a 500. */
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
    const refusal = await exceeded(deps.limit, deps.clientAddress)
    if (refusal) return refusal
  } catch (error) {
    return unavailable(error, deps)
  }
  try {
    const reply = await within(deps.service.answer(parsed.known), deps.timeoutMs ?? 20_000, request.signal)
    return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    // Nobody reads this answer; the code is the one that proxies use for it.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof VoiceError && error.reason === 'too-long') {
      const field = parsed.known.kind === 'summary' || parsed.known.kind === 'invitation' ? 'summaryText' : undefined
      return errorResponse(400, 'bad_request', { message: 'takes too long to say', ...(field && { field }) })
    }
    return unavailable(error, deps)
  }
}

function unavailable(error: unknown, { log }: TalkHandlerDeps): Response {
  log?.('talk failed', error)
  return errorResponse(503, 'unavailable', { message: 'Zed cannot speak right now' }, { 'Retry-After': '5' })
}

/** Gives up waiting when the time is over or the client is gone. The work goes on: its speech will be in the cache. */
function within<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new VoiceError('unavailable', `no answer within ${ms} ms`)), ms)
    const leave = () => reject(new DOMException('the client is gone', 'AbortError'))
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
  })
}
