import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createCachedPage, RenderedPages, type RenderedPage } from '../../../src/server/pages/rendered-pages.ts'

const html = '<!doctype html><title>Página</title>' + '<p>ñandú</p>'.repeat(200)
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://site.test/', { method, headers })
const make = async (text = html, status = 200) => createCachedPage(status, text, { 'x-frame-options': 'DENY' })

async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function answer(pages: RenderedPages, request: Request, render = () => make()): Promise<Response> {
  const rendering = await pages.get('es /', render)
  if (rendering instanceof Response) throw new Error('Not a page')
  return pages.respond('es /', rendering, request)
}

describe('a rendered page goes out', () => {
  test('as it is, by gzip or by brotli, as the browser accepts, before it is compressed thoroughly and after', async () => {
    const pages = new RenderedPages(1e6)
    for (const when of ['before', 'after']) {
      const plain = await answer(pages, ask())
      expect(plain.headers.get('content-encoding'), when).toBeNull()
      expect((await bodyOf(plain)).toString()).toBe(html)
      const zipped = await answer(pages, ask({ 'accept-encoding': 'gzip, deflate' }))
      expect(gunzipSync(await bodyOf(zipped)).toString()).toBe(html)
      const brotli = await answer(pages, ask({ 'accept-encoding': 'gzip, br' }))
      expect(brotli.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await bodyOf(brotli)).toString()).toBe(html)
      expect((await answer(pages, ask({ 'accept-encoding': 'br;q=0' }))).headers.get('content-encoding')).toBeNull()
      await pages.settled()
    }
  })

  test('with its length, its tag and what it varies by', async () => {
    const response = await answer(new RenderedPages(1e6), ask())
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(html))
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding.*Cookie/)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('etag')).toMatch(/^".+"$/)
  })

  test('with a tag for each run of bytes', async () => {
    const pages = new RenderedPages(1e6)
    const bytesOf = new Map<string, string>()
    for (const when of ['before', 'after']) {
      for (const encoding of ['identity', 'gzip', 'br', 'br']) {
        const response = await answer(pages, ask({ 'accept-encoding': encoding }))
        const tag = response.headers.get('etag') ?? ''
        expect(tag).toMatch(/^"[\w-]+"$/)
        const bytes = (await bodyOf(response)).toString('base64')
        expect(bytesOf.get(tag) ?? bytes, when).toBe(bytes)
        bytesOf.set(tag, bytes)
      }
      await pages.settled()
    }
    expect(bytesOf.size).toBe(new Set(bytesOf.values()).size)
    expect(bytesOf.size).toBeGreaterThanOrEqual(3)
  })

  test('as 304 to who has its brotli from before it was compressed thoroughly, under the tag of those bytes', async () => {
    const pages = new RenderedPages(1e6)
    const tag = (await answer(pages, ask({ 'accept-encoding': 'br' }))).headers.get('etag') ?? ''
    await pages.settled()
    const again = await answer(pages, ask({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` }))
    expect([again.status, again.headers.get('etag')]).toEqual([304, tag])
    expect((await answer(pages, ask({ 'accept-encoding': 'gzip', 'if-none-match': tag }))).status).toBe(200)
  })

  test('as 304 to a browser that has it, but never an error page', async () => {
    const pages = new RenderedPages(1e6)
    const tag = (await answer(pages, ask())).headers.get('etag') ?? ''
    const again = await answer(pages, ask({ 'if-none-match': tag }))
    expect(again.status).toBe(304)
    expect((await bodyOf(again)).length).toBe(0)
    const missing = () => answer(new RenderedPages(1e6), ask({ 'if-none-match': tag }), () => make(html, 404))
    expect((await missing()).status).toBe(404)
    expect((await missing()).headers.get('cache-control')).toBe('no-store')
  })

  test('without a body to HEAD', async () => {
    const response = await answer(new RenderedPages(1e6), ask({}, 'HEAD'))
    expect(response.status).toBe(200)
    expect((await bodyOf(response)).length).toBe(0)
  })
})

describe('the cache of pages', () => {
  test('renders a page once for all who ask at the same time and later', async () => {
    const pages = new RenderedPages(1e6)
    const render = vi.fn(() => make())
    const asked = await Promise.all([pages.get('es /', render), pages.get('es /', render)])
    asked.push(await pages.get('es /', render))
    expect(render).toHaveBeenCalledOnce()
    expect(new Set(asked).size).toBe(1)
  })

  test('keeps languages apart', async () => {
    const pages = new RenderedPages(1e6)
    await pages.get('es /', () => make('hola'))
    const english = await pages.get('en /', () => make('hello'))
    expect((english as RenderedPage).bodies.identity?.toString()).toBe('hello')
  })

  test('keeps neither errors nor missing pages nor redirects', async () => {
    const pages = new RenderedPages(1e6)
    const missing = vi.fn(() => make(html, 404))
    await pages.get('es /x', missing)
    await pages.get('es /x', missing)
    expect(missing).toHaveBeenCalledTimes(2)
    const broken = vi.fn(() => Promise.reject(new Error('render')))
    await expect(pages.get('es /y', broken)).rejects.toThrow('render')
    await expect(pages.get('es /y', broken)).rejects.toThrow('render')
    expect(broken).toHaveBeenCalledTimes(2)
    const redirect = vi.fn(() => Promise.resolve(Response.redirect('http://site.test/z')))
    await Promise.all([pages.get('es /z', redirect), pages.get('es /z', redirect)])
    await pages.get('es /z', redirect)
    expect(redirect).toHaveBeenCalledTimes(2)
  })

  test('stays within its size, and what is compressed takes less of it', async () => {
    const pages = new RenderedPages(9000)
    const render = vi.fn(() => make())
    await pages.get('a', render)
    const before = pages.counts.bytes
    await pages.settled()
    expect(pages.counts.bytes).toBeLessThan(before)
    await pages.get('b', render)
    await pages.settled()
    for (const key of ['a', 'b']) await pages.get(key, render)
    expect(render).toHaveBeenCalledTimes(2)
    expect(pages.counts).toMatchObject({ hits: 2, misses: 2 })
    for (const key of ['c', 'd', 'e', 'a']) await pages.get(key, render)
    expect(render.mock.calls.length).toBeGreaterThan(5)
    expect(pages.counts.bytes).toBeLessThanOrEqual(9000)
  })
})
