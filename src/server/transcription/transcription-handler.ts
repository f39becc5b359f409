import { recordingLimits, recordingTypes, type RecordingType } from '../../contract/transcription.ts'
import { isLanguage } from '../../i18n/language.ts'
import { untilAborted } from '../../talk/until-aborted.ts'
import { createDeadline } from '../http/deadline.ts'
import { errorResponse } from '../http/error-response.ts'
import { QueueFullError, type Client, type FairQueue } from '../http/fair-queue.ts'
import { exceeded, type RateLimit } from '../http/rate-limit.ts'
import { readBytes } from '../http/read-bytes.ts'
import { comesFromThisSite } from '../http/xsrf.ts'
import type { Recognise } from './remote-recogniser.ts'

export interface TranscriptionHandlerDeps {
  /** Undefined: none is configured. */
  recognise: Recognise | undefined
  limit: RateLimit
  turns: Pick<FairQueue, 'run'>
  client: Client
  /** Origins of this site in addition to the Host header's. */
  siteOrigins?: readonly string[]
  /** Timeout (ms) from the first byte of a recording to its words. */
  timeoutMs?: number
  log?: (message: string, error: unknown) => void
}

/** Recordings of one visitor in a minute; ten times as many for an address. */
export const recordingsPerMinute = 20

/** Recordings that are received or recognised at a time, in total and per address; those that wait, and per visitor. */
export const recordingTurns = { concurrency: 8, ofAddress: 4, capacity: 40, share: 2 }

const noStore = { 'cache-control': 'no-store' }
const soon = { 'retry-after': '5' }

/** Handles `/api/transcribe`: `GET` tells whether it is offered, `POST ?language=` answers the words of a recording. */
export async function handleRecording(request: Request, deps: TranscriptionHandlerDeps): Promise<Response> {
  const { recognise } = deps
  if (request.method === 'GET' || request.method === 'HEAD')
    return Response.json(
      { transcribes: recognise !== undefined },
      { headers: { 'cache-control': 'private, max-age=600' } },
    )
  if (request.method !== 'POST')
    return errorResponse(405, 'method_not_allowed', { message: 'use GET or POST' }, { allow: 'GET, HEAD, POST' })
  if (!comesFromThisSite(request, deps.siteOrigins))
    return errorResponse(403, 'forbidden', { message: 'the request does not come from a page of this site' })
  if (!recognise) return errorResponse(503, 'unavailable', { message: 'this site has no recogniser' })
  const type = typeOf(request)
  if (!type) return errorResponse(415, 'unsupported_media_type', { message: `use ${recordingTypes.join(', ')}` })
  const languages = new URL(request.url).searchParams.getAll('language')
  const [language] = languages
  if (!isLanguage(language) || languages.length > 1)
    return errorResponse(400, 'bad_request', { message: 'must be es or en', field: 'language' })
  // What is announced is refused unread; `readBytes` counts what isn't.
  if (Number(request.headers.get('content-length')) > recordingLimits.bytes) return tooLong()

  const { limit, turns, client, timeoutMs = 15_000, log } = deps
  const deadline = createDeadline(timeoutMs, request.signal)
  const { signal } = deadline
  try {
    const refusal = await exceeded(limit, client)
    if (refusal) return refusal
    return await turns.run({ client, cost: 1, signal }, async () => {
      const audio = await untilAborted(signal, readBytes(request, recordingLimits.bytes))
      if (audio === 'too-long') return tooLong()
      if (audio === 'broken' || audio.length === 0)
        return errorResponse(400, 'bad_request', { message: 'the body holds no recording' })
      if (!begins[type](audio))
        return errorResponse(415, 'unsupported_media_type', { message: `the body is no ${type}` })
      const text = await untilAborted(signal, recognise(audio, language, signal))
      return Response.json({ text }, { headers: noStore })
    })
  } catch (error) {
    // The client has disconnected; 499 is the status that proxies use for it.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof QueueFullError)
      return errorResponse(503, 'unavailable', { message: 'others are being listened to' }, soon)
    if (signal.aborted) return errorResponse(503, 'unavailable', { message: 'it took too long' }, soon)
    log?.('A recording could not be turned into text', error)
    return errorResponse(502, 'bad_gateway', { message: 'the recogniser does not answer as it should' })
  } finally {
    deadline.release()
  }
}

const tooLong = () =>
  errorResponse(413, 'content_too_large', { message: `the recording must not exceed ${recordingLimits.bytes} bytes` })

function typeOf({ headers }: Request): RecordingType | undefined {
  const given = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return recordingTypes.find((type) => type === given)
}

const has = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** First bytes of each container, so that nothing else is passed on. */
const begins: Record<RecordingType, (bytes: Uint8Array) => boolean> = {
  'audio/webm': (bytes) => has(bytes, '\x1aE\xdf\xa3'),
  'audio/mp4': (bytes) => has(bytes, 'ftyp', 4),
  'audio/ogg': (bytes) => has(bytes, 'OggS'),
  'audio/wav': (bytes) => has(bytes, 'RIFF') && has(bytes, 'WAVE', 8),
}
