import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handleSpeech, parseRange } from '../../../src/server/talk/speech-handler.ts'

const hash = 'ab'.repeat(32)
const mp3 = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)
const deps = { cache: { find: async (name: string) => (name === hash ? mp3 : undefined) } }
const get = (headers: Record<string, string> = {}, file = `${hash}.mp3`, method = 'GET') =>
  handleSpeech(new Request(`http://zed.example/api/speech/${file}`, { headers, method }), file, deps)
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('a sound', () => {
  it('comes whole and may be kept for ever', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '1000',
      'content-type': 'audio/mpeg',
    })
    expect(await bytes(response)).toEqual(mp3)
  })

  it('HEAD tells the same without the sound', async () => {
    const response = await get({}, hash, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('1000')
    expect(await bytes(response)).toHaveLength(0)
  })

  it.each([
    ['bytes=0-1', 'bytes 0-1/1000', 0, 2],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-10', 'bytes 990-999/1000', 990, 1000],
    ['bytes=500-5000', 'bytes 500-999/1000', 500, 1000],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 1000],
  ])('in part: %s', async (range, contentRange, start, end) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(end - start))
    expect(await bytes(response)).toEqual(mp3.slice(start, end))
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('416: %s', async (range) => {
    const response = await get({ range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */1000')
  })

  it.each(['bytes=5-2', 'bytes=-', 'lines=0-1', 'bytes=0-1,5-6', 'bytes=x'])(
    'whole, as no range is meant: %s',
    async (range) => {
      expect((await get({ range })).status).toBe(200)
    },
  )

  it('is known again: 304, and whole when it has changed', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  it('404 for an unknown one, 405 for another method, 503 when it cannot be read', async () => {
    expect((await get({}, `${'cd'.repeat(32)}.mp3`)).status).toBe(404)
    expect((await get({}, '../secret')).status).toBe(404)
    const refused = await get({}, `${hash}.mp3`, 'POST')
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('GET, HEAD')
    const broken = { cache: { find: () => Promise.reject(new Error('disk')) } }
    expect((await handleSpeech(new Request('http://zed.example/x'), hash, broken)).status).toBe(503)
  })

  it('ranges always lie inside', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.integer({ min: 1, max: 1500 }), fc.nat(2), (a, b, size, form) => {
        const range = parseRange(form === 0 ? `bytes=${a}-${b}` : form === 1 ? `bytes=${a}-` : `bytes=-${b}`, size)
        if (range === undefined || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
