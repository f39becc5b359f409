import { describe, expect, it, vi } from 'vitest'
import { createPageHandler } from '../../../src/server/pages/page-handler.ts'

const client = { address: '192.0.2.1', visitor: 'a' }

function setUp({ perMinute = 1000, render = page, cacheBytes = 1e6 } = {}) {
  const rendered: string[] = []
  const log = vi.fn()
  const pages = createPageHandler({
    render: (request) => {
      const { pathname, search } = new URL(request.url)
      rendered.push([pathname + search, request.headers.get('cookie')].filter(Boolean).join(' '))
      return render(request)
    },
    origin: 'http://127.0.0.1:3000',
    cacheBytes,
    perMinute,
    securityPolicy: { talkOrigin: undefined, unity: false },
    keeps: true,
    log,
  })
  const get = (path: string, headers: Record<string, string> = {}, who = client) =>
    pages.answer(new Request(`http://zed.example${path}`, { headers }), who)
  return { get, rendered, log, pages }
}

async function page(request: Request): Promise<Response> {
  const nonce = request.headers.get('x-nonce')
  const html = `<!DOCTYPE html><html><head></head><script nonce="${nonce}">go()</script><p>${new URL(request.url).search}</p></html>`
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}

describe('a kept page', () => {
  it('is the same whatever is added to its address, and rendered once', async () => {
    const { get, rendered } = setUp()
    const bodies = await Promise.all(
      ['/', '/?utm_source=1', '/?x=2&y=3', '/?'].map(async (path) => (await get(path)).text()),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(rendered).toEqual(['/'])
  })

  it('is another in another language, and is nobody else’s to keep', async () => {
    const { get, rendered } = setUp()
    await get('/', { cookie: 'language=en; theme=dark; other=1' })
    await get('/', { cookie: 'theme=light; language=en' })
    await get('/', { cookie: 'language=es' })
    const { headers } = await get('/')
    expect(rendered).toEqual(['/ language=en', '/ language=es'])
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ])
  })

  it('whose address pins its language is everybody’s: the same whatever is chosen, for any cache, without a cookie', async () => {
    const { get, rendered } = setUp()
    const bodies: string[] = []
    for (const cookie of ['', 'language=es; theme=dark', 'language=en; XSRF-TOKEN=abc']) {
      const response = await get('/en/shorts', { cookie, 'accept-language': 'es' })
      bodies.push(await response.text())
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=/)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    expect(new Set(bodies).size).toBe(1)
    expect(rendered).toEqual(['/en/shorts'])
  })

  it('that leads elsewhere is everybody’s where its address pins the language, one that is not there nobody’s', async () => {
    const render = async ({ url }: Request) =>
      new URL(url).pathname.endsWith('/moved')
        ? new Response(null, { status: 307, headers: { location: '/en/shorts' } })
        : new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } })
    const { get } = setUp({ render })
    const moved = await get('/en/moved')
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/en/shorts'])
    expect(moved.headers.get('cache-control')).toContain('s-maxage')
    expect((await get('/moved')).headers.get('cache-control')).toBeNull()
    expect((await get('/en/nothing')).headers.get('cache-control')).toBe('no-store')
  })

  it('knows nothing of the host that a request names', async () => {
    const render = async (request: Request) => new Response(request.url, { headers: { 'content-type': 'text/html' } })
    const { pages } = setUp({ render })
    const response = await pages.answer(new Request('http://evil.example/en'), client)
    expect(await response.text()).toBe('http://127.0.0.1:3000/en')
  })

  it('of a search is kept by what is searched for, and by nothing else', async () => {
    const { get, rendered } = setUp()
    for (const path of ['/search?q=luz', '/search?x=1&q=luz', '/search?q=luz&q=sol', '/en/search?q=luz'])
      await get(path)
    expect(rendered).toEqual(['/search?q=luz', '/en/search?q=luz'])
  })

  it('is one page however its address is spelt', async () => {
    const { get, rendered } = setUp()
    for (const path of ['/news-single/es-1', '/news%2Dsingle/es-1', '/%6eews-single/%65s%2d1', '/new%73-single/es-1'])
      expect((await get(path)).status).toBe(200)
    expect(rendered).toEqual(['/news-single/es-1'])
  })

  it.each([
    ['/search/?q=adn', '/search?q=adn'],
    ['/es/?utm=1', '/es?utm=1'],
    ['/es/', '/es'],
  ])('that leads elsewhere takes the query along: %s to %s', async (path, location) => {
    const render = async ({ url }: Request) =>
      new Response(null, { status: 307, headers: { location: new URL(url).pathname.replace(/\/$/, '') } })
    const { get } = setUp({ render })
    await get(path.replace(/\?.*/, '?other=1'))
    expect((await get(path)).headers.get('location')).toBe(location)
  })

  it('that leads to the same path drops the query, which would lead there for ever', async () => {
    const render = async () => new Response(null, { status: 307, headers: { location: '/search' } })
    const { get } = setUp({ render })
    expect((await get('/search?q=%7B%22a%22%3A1%7D')).headers.get('location')).toBe('/search')
  })

  it('that takes a query along is kept by nobody else', async () => {
    const render = async () => new Response(null, { status: 307, headers: { location: '/es#top' } })
    const { get } = setUp({ render })
    const response = await get('/es/?utm=1')
    expect([response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      '/es?utm=1#top',
      'no-store',
    ])
  })

  it('allows its own scripts and tells nobody their nonce', async () => {
    const { get } = setUp()
    const response = await get('/')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(await response.text()).not.toContain('nonce')
  })
})

describe('a page that can’t be made', () => {
  it.each([
    ['es', '/', 'Algo se ha cruzado en el camino'],
    ['en', '/en', 'Something got in the way'],
  ])('is told in %s, kept by no cache, and logged', async (language, path, title) => {
    const { get, log } = setUp({ render: () => Promise.reject(new Error('broken')) })
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(title)
    expect(log).toHaveBeenCalledOnce()
  })

  it('is one that answers with an error, too', async () => {
    const render = async () => new Response('<p>', { status: 500, headers: { 'content-type': 'text/html' } })
    expect((await setUp({ render }).get('/')).status).toBe(500)
  })
})

describe('too many pages', () => {
  it('of one visitor wait their turn, then are refused, while kept ones and others’ are served', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const render = async (request: Request) => {
      if (new URL(request.url).pathname !== '/kept') await held
      return page(request)
    }
    const { get, pages } = setUp({ render })
    await get('/kept')
    const flood = Array.from({ length: 40 }, (_, n) => get(`/nothing-${n}`))
    expect((await get('/kept')).status).toBe(200)
    const other = get('/other', {}, { address: '192.0.2.2', visitor: 'b' })
    expect(pages.waiting).toBeLessThan(20)
    release()
    expect((await other).status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(20)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.text()).toContain('Hay cola en la puerta')
  })

  it('in a minute are refused with 429; kept ones are not counted', async () => {
    const { get } = setUp({ perMinute: 6 })
    const statuses: number[] = []
    for (const path of ['/a', '/a', '/b', '/c', '/a']) statuses.push((await get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })
})

it('keeps what is made for machines with its own headers', async () => {
  const { pages } = setUp()
  const make = vi.fn(async () => new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } }))
  for (const _ of [1, 2]) {
    const response = await pages.answerFile(new Request('http://zed.example/feed/es.xml'), client, 'feed', make)
    expect([await response.text(), response.headers.get('content-type')]).toEqual(['<rss/>', 'application/rss+xml'])
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  }
  expect(make).toHaveBeenCalledOnce()
})
