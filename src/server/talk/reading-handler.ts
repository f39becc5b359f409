import * as v from 'valibot'
import { ArticleIdSchema } from '../../contract/article-id.ts'
import type { Reading } from '../../contract/reading.ts'
import type { TalkReply } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import type { SpeechCache } from '../../speech/speech-cache.ts'
import { emotionEventsOf, feelingOf } from '../../talk/feeling.ts'
import { createDeadline } from '../http/deadline.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Client } from '../http/fair-queue.ts'
import { exceeded, type RateLimit } from '../http/rate-limit.ts'
import { NoVoiceError, type VoiceTurns } from './voice-turns.ts'

export interface ReadingHandlerDeps {
  /** Returns what is read aloud of an article; undefined if there is no such article. */
  find: (id: string) => Promise<Reading | undefined>
  cache: Pick<SpeechCache, 'say'>
  limit: RateLimit
  client: Client
  turns: Pick<VoiceTurns, 'readingTurnOf' | 'backlog'>
  /** Maximum wait (ms) for the voice. */
  voiceWaitMs: number
  log?: (message: string, error: unknown) => void
}

/** Per client: a sentence each second at most, and as many again for jumping about. */
export const sentencesPerMinute = 120

const SentenceNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number from 0'), v.transform(Number))
const QuerySchema = v.strictObject({ sentence: v.optional(SentenceNumber) })

/** Handles `GET /api/reading/{article}` and `?sentence=`. Never rejects, never returns 500. */
export async function handleReading(request: Request, id: string, deps: ReadingHandlerDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return errorResponse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
  const query = v.safeParse(QuerySchema, Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    const [issue] = query.issues
    const field = v.getDotPath(issue) ?? 'query'
    return errorResponse(400, 'bad_request', { message: `${field}: ${issue.message}`.slice(0, 200), field })
  }
  const { sentence } = query.output
  try {
    const refusal = await exceeded(deps.limit, deps.client)
    if (refusal) return refusal
    const reading = v.is(ArticleIdSchema, id) ? await deps.find(id) : undefined
    if (!reading) return errorResponse(404, 'not_found', { message: 'there is no such article' })
    if (sentence === undefined) return Response.json(reading, { headers: { 'cache-control': 'private, max-age=60' } })
    const text = reading.sentences[sentence]
    if (text === undefined) return errorResponse(404, 'not_found', { message: 'there is no such sentence' })
    return Response.json(await spoken(text, reading.language, request.signal, deps), {
      headers: { 'cache-control': 'no-store' },
    })
  } catch (error) {
    // The client has disconnected; 499 is the status that proxies use for it.
    return request.signal.aborted ? new Response(null, { status: 499 }) : unspoken(error, deps)
  }
}

async function spoken(
  text: string,
  language: Language,
  gone: AbortSignal,
  { cache, turns, client, voiceWaitMs }: ReadingHandlerDeps,
): Promise<TalkReply> {
  const deadline = createDeadline(voiceWaitMs, gone)
  try {
    const { signal } = deadline
    const turn = turns.readingTurnOf(client, signal)
    const { audio, duration, words, visemes } = await cache.say(text, language, { turn, signal })
    const emotionEvents = emotionEventsOf([{ text, emotion: feelingOf(text, language) }], words, { duration, language })
    return { text, audio, duration, words, visemes, emotionEvents }
  } finally {
    deadline.release()
  }
}

function unspoken(error: unknown, { turns, log }: ReadingHandlerDeps): Response {
  const isRefused = error instanceof NoVoiceError
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (!isRefused && !isLate) log?.('A sentence could not be read', error)
  const headers = { 'retry-after': String(isRefused ? error.retryAfter : Math.max(5, Math.ceil(turns.backlog))) }
  return isRefused && error.reason === 'budget'
    ? errorResponse(429, 'too_many_requests', { message: 'ask again in a moment' }, headers)
    : errorResponse(503, 'voice_unavailable', { message: 'Zed cannot speak right now' }, headers)
}
