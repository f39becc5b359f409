import { describe, expect, test } from 'vitest'
import mediaFiles, { answerMediaFile } from '../../src/server/media-files.ts'

const film = Uint8Array.from({ length: 1000 }, (_, at) => at % 251)
const asSent = { 'content-type': 'video/mp4', etag: '"film"', 'content-length': '1000' }

function ask(headers: Record<string, string> = {}, { path = '/videos/a/video.mp4', method = 'GET' } = {}) {
  const request = new Request(`http://site.test${path}`, { method, headers })
  return answerMediaFile(request, () => new Response(method === 'HEAD' ? null : film, { headers: asSent }))
}

describe('a film', () => {
  test('comes whole when no range is asked for, and says that it knows ranges', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(film)
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('comes in the range %s', async (range, start, end) => {
    const response = await ask({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.slice(start, end + 1))
  })

  test('has nothing beyond its end', async () => {
    const response = await ask({ range: 'bytes=1000-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */1000')
  })

  test('comes whole when the part that the client holds is of another film', async () => {
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"film"' })).status).toBe(206)
  })

  test('comes whole for a range that is none, and without a body for its head', async () => {
    expect((await ask({ range: 'bytes=9-1' })).status).toBe(200)
    expect((await ask({ range: 'lines=1-2' })).status).toBe(200)
    const head = await ask({ range: 'bytes=0-9' }, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('1000')
  })
})

test('captions and pictures are kept as long, and know no ranges', async () => {
  const response = await ask({ range: 'bytes=0-9' }, { path: '/videos/a/es.vtt' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('accept-ranges')).toBeNull()
})

test('a narration comes in ranges and is kept as long as its own headers say', async () => {
  const headers = { 'content-type': 'audio/mpeg', 'cache-control': 'public, max-age=31536000, immutable' }
  const request = new Request('http://site.test/narration/es-1.0123456789abcdef.mp3', {
    headers: { range: 'bytes=2-4' },
  })
  const response = await answerMediaFile(request, () => new Response(film, { headers }))
  expect(response.status).toBe(206)
  expect(response.headers.get('cache-control')).toBe(headers['cache-control'])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.slice(2, 5))
})

test('what is not there stays so', async () => {
  const missing = await answerMediaFile(
    new Request('http://site.test/videos/b/video.mp4', { headers: { range: 'bytes=0-1' } }),
    () => new Response('Not found', { status: 404 }),
  )
  expect(missing.status).toBe(404)
})

test('only what lies below /videos and /narration is touched', async () => {
  const whole: (request: Request) => Response | Promise<Response> = () => new Response(film, { headers: asSent })
  const app = { fetch: whole }
  mediaFiles(app)
  const range = { range: 'bytes=0-0' }
  expect((await app.fetch(new Request('http://site.test/videos/a/video.mp4', { headers: range }))).status).toBe(206)
  expect((await app.fetch(new Request('http://site.test/zed/wave.webp', { headers: range }))).status).toBe(200)
})
