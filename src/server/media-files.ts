import { parseRange } from './speech-handler.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** Films are made anew now and then under their name: a day is long enough, and the tag tells the rest. */
const filmCacheControl = 'public, max-age=86400'

/**
 * Answers for a file below /videos or /narration, which `answer` gives whole: a video's with a day in the cache (a
 * narration's name changes with its sound, so it keeps its own headers), and film and sound in the range that is asked for
 * (RFC 9110 §14), without which no player can seek and Safari plays nothing. Nitro's own files know no ranges.
 */
export async function answerMediaFile(request: Request, answer: Answer): Promise<Response> {
  const whole = await answer(request)
  if (whole.status !== 200 && whole.status !== 304) return whole
  const headers = new Headers(whole.headers)
  if (isBelow('/videos/', request)) headers.set('cache-control', filmCacheControl)
  if (!isPlayed(request)) return new Response(whole.body, { status: whole.status, headers })
  headers.set('accept-ranges', 'bytes')
  const asked = request.headers.get('range')
  if (whole.status !== 200 || request.method !== 'GET' || asked === null || !isCurrent(request, headers)) {
    return new Response(whole.body, { status: whole.status, headers })
  }
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const range = parseRange(asked, bytes.length)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`)
    headers.delete('content-length')
    return new Response(null, { status: 416, headers })
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
  headers.set('content-length', String(part.length))
  return new Response(part, { status: range ? 206 : 200, headers })
}

function isPlayed(request: Request): boolean {
  return /\.mp[34]$/.test(new URL(request.url).pathname)
}

function isBelow(folder: string, request: Request): boolean {
  return new URL(request.url).pathname.startsWith(folder)
}

/** Whether what the client holds already is of the same file, when it makes its range depend on that. */
function isCurrent(request: Request, headers: Headers): boolean {
  const condition = request.headers.get('if-range')
  return condition === null || condition === headers.get('etag') || condition === headers.get('last-modified')
}

/** Nitro's plugin that has the files below /videos and /narration answered so. */
export default function mediaFiles(app: { fetch: Answer }): void {
  const answer = app.fetch
  app.fetch = (request) =>
    ['/videos/', '/narration/'].some((folder) => isBelow(folder, request))
      ? answerMediaFile(request, answer)
      : answer(request)
}
