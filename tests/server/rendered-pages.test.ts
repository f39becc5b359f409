import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { packPage, pageResponse, RenderedPages, type RenderedPage } from '../../src/server/rendered-pages.ts'

const html = '<!doctype html><title>Página</title>' + '<p>ñandú</p>'.repeat(200)
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://site.test/', { method, headers })

async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('a rendered page goes out', () => {
  test('as it is, by gzip or by brotli, as the browser accepts', async () => {
    const page = await packPage(200, html, {})
    const plain = pageResponse(page, ask())
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect((await bodyOf(plain)).toString()).toBe(html)
    const zipped = pageResponse(page, ask({ 'accept-encoding': 'gzip, deflate' }))
    expect(gunzipSync(await bodyOf(zipped)).toString()).toBe(html)
    const brotli = pageResponse(page, ask({ 'accept-encoding': 'gzip, br' }))
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bodyOf(brotli)).toString()).toBe(html)
    expect(pageResponse(page, ask({ 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull()
  })

  test('with its length, its tag and what it varies by', async () => {
    const response = pageResponse(await packPage(200, html, { 'x-frame-options': 'DENY' }), ask())
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(html))
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding.*Cookie/)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('etag')).toMatch(/^".+"$/)
  })

  test('as 304 to a browser that has it, but never an error page', async () => {
    const page = await packPage(200, html, {})
    const again = pageResponse(page, ask({ 'if-none-match': page.etag }))
    expect(again.status).toBe(304)
    expect((await bodyOf(again)).length).toBe(0)
    const missing = await packPage(404, html, {})
    expect(pageResponse(missing, ask({ 'if-none-match': missing.etag })).status).toBe(404)
    expect(pageResponse(missing, ask()).headers.get('cache-control')).toBe('no-store')
  })

  test('without a body to HEAD', async () => {
    const response = pageResponse(await packPage(200, html, {}), ask({}, 'HEAD'))
    expect(response.status).toBe(200)
    expect((await bodyOf(response)).length).toBe(0)
  })
})

describe('the cache of pages', () => {
  test('renders a page once for all who ask at the same time and later', async () => {
    const pages = new RenderedPages(1e6)
    const render = vi.fn(() => packPage(200, html, {}))
    const asked = await Promise.all([pages.get('es /', render), pages.get('es /', render)])
    asked.push(await pages.get('es /', render))
    expect(render).toHaveBeenCalledOnce()
    expect(new Set(asked).size).toBe(1)
  })

  test('keeps languages apart', async () => {
    const pages = new RenderedPages(1e6)
    await pages.get('es /', () => packPage(200, 'hola', {}))
    const english = await pages.get('en /', () => packPage(200, 'hello', {}))
    expect((english as RenderedPage).identity.toString()).toBe('hello')
  })

  test('keeps neither errors nor missing pages nor redirects', async () => {
    const pages = new RenderedPages(1e6)
    const missing = vi.fn(() => packPage(404, html, {}))
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

  test('stays within its size', async () => {
    const page = await packPage(200, html, {})
    const size = page.identity.length + page.brotli.length + page.gzip.length + 512
    const pages = new RenderedPages(size * 2)
    const render = vi.fn(() => packPage(200, html, {}))
    for (const key of ['a', 'b', 'c', 'a']) await pages.get(key, render)
    expect(render).toHaveBeenCalledTimes(4)
    await pages.get('a', render)
    expect(render).toHaveBeenCalledTimes(4)
  })
})
