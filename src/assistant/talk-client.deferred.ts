import * as v from 'valibot'
import { talkLinesType } from '../contract/talk-limits.ts'
import { ReplyExtrasSchema, TalkReplySchema } from '../contract/talk-reply.ts'
import type { ReplyExtras, TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { TalkFailure } from './talk-failure.ts'

type TokenPage = { cookie: string; readonly location: { readonly protocol: string } }

export interface TalkClientOptions {
  /** The talk endpoint: a path of this site, or the address of another backend with the same contract. */
  url: string
  fetch?: typeof globalThis.fetch
  /** Where the visitor's token is read and kept. */
  page?: TokenPage
  /** How long (ms) the whole reply may take. */
  timeoutMs?: number
}

export interface TalkClient {
  /**
   * Sends a request and answers with its reply. Rejects with a TalkFailure, or with the signal's reason once aborted. Where
   * the backend answers a chat sentence by sentence, `onSentence` hears each before the whole is there.
   */
  ask(request: TalkRequest, signal: AbortSignal, onSentence?: (sentence: TalkReply) => void): Promise<TalkReply>
}

/** Shorter than the panel machine's own time-out. */
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
        return readTalkReply(await exchange(request, AbortSignal.any([signal, timeout]), onSentence), url)
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

/** The last line of an answer, as it came; each line before it is a sentence. A line that says that the voice ended rejects. */
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
    // The whole says again what its sentences said.
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

/**
 * Reads any backend's reply: the only place where one is judged. Throws a TalkFailure when it cannot be played. A relative address of its sound is relative to the backend, not to
 * this page.
 */
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

/** The reply's fields as they come; text is optional, for the specification needs only the other three. */
const ReplyFieldsSchema = v.looseObject({ text: v.fallback(v.string(), ''), audio: v.optional(v.unknown()) })

function textAndExtrasOf(body: unknown): { text: string; extras: Partial<ReplyExtras> } {
  return { text: v.parse(ReplyFieldsSchema, body).text, extras: v.parse(ReplyExtrasSchema, body) }
}

/** The answer that a 503 brings along when there is no voice for it; its text is empty when there is none. */
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

/** Whether an address is one of this site: no scheme and no host of its own (specification §7). */
function isRelative(url: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
}

/**
 * The visitor's token. No page brings one, for pages are everybody's: the first request makes it, so that already that one
 * is counted as this visitor's. A page of another site can neither read nor set it. The one cookie that is read in the
 * browser: a library for it would be half as much again as all of this file.
 */
function xsrfToken(page: TokenPage): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(page.cookie)?.[1]
  if (!value) {
    const token = crypto.getRandomValues(new Uint32Array(4)).join('-')
    page.cookie = `XSRF-TOKEN=${token}; Path=/; SameSite=Strict${page.location.protocol === 'https:' ? '; Secure' : ''}`
    return token
  }
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Whether a reply has what the specification needs: audio, emotion events and a duration. */
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
