import * as v from 'valibot'
import { talkLinesType } from '../contract/talk-limits.ts'
import { ReplyExtrasSchema, TalkReplySchema } from '../contract/talk-reply.ts'
import type { ReplyExtras, TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { anySignal } from '../runtime/any-signal.ts'
import { xsrfToken, type TokenPage } from '../runtime/xsrf-token.ts'
import { TalkFailure } from './talk-failure.ts'

export interface TalkClientOptions {
  url: string
  fetch?: typeof globalThis.fetch
  page?: TokenPage
  timeoutMs?: number
}

export interface TalkClient {
  /** Rejects with TalkFailure, or with the signal's reason on abort. `onSentence`: called while an answer streams. */
  ask(request: TalkRequest, signal: AbortSignal, onSentence?: (sentence: TalkReply) => void): Promise<TalkReply>
}

/** Shorter than the machine's timeout, so that this one reports the error. */
const defaultTimeout = 25_000

export function createTalkClient(options: TalkClientOptions): TalkClient {
  const { url, fetch = (...args) => globalThis.fetch(...args), page = document, timeoutMs = defaultTimeout } = options

  async function exchange(
    request: TalkRequest,
    signal: AbortSignal,
    onSentence: ((sentence: TalkReply) => void) | undefined,
  ): Promise<unknown> {
    const accept = onSentence && 'history' in request ? `${talkLinesType}, application/json` : 'application/json'
    const headers = new Headers({ 'content-type': 'application/json', accept })
    if (isRelative(url)) headers.set('X-XSRF-TOKEN', xsrfToken(page))
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request), signal })
    if (!response.ok) {
      const { status } = response
      throw new TalkFailure(
        { kind: 'status', status, ...(await answerWithoutVoice(response)) },
        `The talk service answered ${status}`,
      )
    }
    if (onSentence && response.headers.get('content-type')?.startsWith(talkLinesType))
      return readLines(response, url, onSentence)
    const text = await response.text()
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new TalkFailure({ kind: 'malformed', text: '' }, 'The talk service answered no JSON', { cause })
    }
  }

  return {
    async ask(request, signal, onSentence) {
      signal.throwIfAborted()
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        return readTalkReply(await exchange(request, anySignal(signal, timeout), onSentence), url)
      } catch (cause) {
        if (cause instanceof TalkFailure) throw cause
        signal.throwIfAborted()
        if (timeout.aborted) {
          throw new TalkFailure({ kind: 'timeout' }, `No reply of the talk service within ${timeoutMs} ms`, { cause })
        }
        throw new TalkFailure({ kind: 'network' }, 'The talk service cannot be reached', { cause })
      }
    },
  }
}

/** Reads NDJSON: sentences, then the whole reply as the last line. Rejects if a line reports that the voice failed. */
async function readLines(response: Response, url: string, onSentence: (sentence: TalkReply) => void): Promise<unknown> {
  const heard: string[] = []
  let last: unknown
  for await (const line of linesOf(response)) {
    last = JSON.parse(line)
    const failure = v.safeParse(v.object({ error: v.object({ code: v.string() }) }), last)
    if (failure.success) {
      const reason = { kind: 'status', status: 503, ...textAndExtrasOf(last) } as const
      throw new TalkFailure(reason, `The answer broke off: ${failure.output.error.code}`)
    }
    const reply = readTalkReply(last, url)
    // The last line repeats the sentences' text.
    if (heard.length > 0 && lettersOf(heard.join(' ')) === lettersOf(reply.text)) continue
    heard.push(reply.text)
    onSentence(reply)
  }
  return last
}

const lettersOf = (text: string) => text.replace(/\s+/g, '')

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let open = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    const lines = (open + (value ?? '')).split('\n')
    open = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line.trim() !== '') yield line
    if (done) return
  }
}

/** Validates a reply of any backend and resolves its audio URL. Throws TalkFailure if it can't be played. */
export function readTalkReply(reply: unknown, url: string): TalkReply {
  const given = v.safeParse(ReplyFieldsSchema, reply)
  if (!given.success) throw new TalkFailure({ kind: 'malformed', text: '' }, 'The reply is not an object')
  const { audio } = given.output
  const fields = { ...given.output, audio: typeof audio === 'string' ? resolveAudio(audio, url) : audio }
  const parsed = v.safeParse(TalkReplySchema, fields)
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`).join('; ')
  const kind = isComplete(fields) ? 'malformed' : 'incomplete'
  throw new TalkFailure({ kind, text: fields.text }, `The reply cannot be played: ${issues}`)
}

const ReplyFieldsSchema = v.looseObject({ text: v.fallback(v.string(), ''), audio: v.optional(v.unknown()) })

function textAndExtrasOf(body: unknown): { text: string; extras: Partial<ReplyExtras> } {
  return { text: v.parse(ReplyFieldsSchema, body).text, extras: v.parse(ReplyExtrasSchema, body) }
}

async function answerWithoutVoice(refusal: Response): Promise<{ text: string; extras?: Partial<ReplyExtras> }> {
  try {
    if (refusal.status !== 503) return { text: '' }
    return textAndExtrasOf(await refusal.json())
  } catch {
    return { text: '' }
  } finally {
    if (!refusal.bodyUsed) await refusal.body?.cancel()
  }
}

function resolveAudio(audio: string, url: string): string {
  if (isRelative(url) || audio === '' || audio.startsWith('data:')) return audio
  return URL.canParse(audio, url) ? new URL(audio, url).href : audio
}

/** Whether a URL is relative: no scheme and no host (specification §7). */
function isRelative(url: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
}

function isComplete({ audio, emotionEvents, duration }: Record<string, unknown>): boolean {
  return (
    typeof audio === 'string' &&
    audio !== '' &&
    Array.isArray(emotionEvents) &&
    Number(duration) > 0 &&
    typeof duration === 'number' &&
    Number.isFinite(duration)
  )
}
