import type { SpeechCache } from '../../speech/speech-cache.ts'

export interface SpeechHandlerDeps {
  cache: Pick<SpeechCache, 'find'>
  log?: (message: string, error: unknown) => void
}

const noStore = { 'Cache-Control': 'no-store' }

/** `file`: hash with or without extension. Supports ranges, which Safari requires. */
export async function handleSpeech(request: Request, file: string, deps: SpeechHandlerDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method Not Allowed', { status: 405, headers: { ...noStore, Allow: 'GET, HEAD' } })
  const hash = file.replace(/\.mp3$/, '')
  let mp3: Uint8Array<ArrayBuffer> | undefined
  try {
    mp3 = await deps.cache.find(hash)
  } catch (error) {
    deps.log?.('speech could not be read', error)
    return new Response('Service Unavailable', { status: 503, headers: { ...noStore, 'Retry-After': '5' } })
  }
  if (!mp3) return new Response('Not Found', { status: 404, headers: noStore })

  const tag = `"${hash}"`
  const headers: Record<string, string> = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'audio/mpeg',
    ETag: tag,
  }
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })

  const ifRange = request.headers.get('if-range')
  const asked = ifRange === null || ifRange === tag ? request.headers.get('range') : null
  const range = asked === null ? undefined : parseRange(asked, mp3.length)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${mp3.length}` } })
  const body = range ? mp3.subarray(range.start, range.end + 1) : mp3
  headers['Content-Length'] = String(body.length)
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${mp3.length}`
  return new Response(request.method === 'HEAD' ? null : body, { status: range ? 206 : 200, headers })
}

/** A single range (RFC 9110 §14.2), both ends inclusive; undefined (send all) for several or invalid ones. */
export function parseRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(size, Number(last))
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
