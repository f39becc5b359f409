import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './site.ts'

const spanish = JSON.parse(readFileSync('locales/es.json', 'utf8')) as Record<string, string>

function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
  }
  return undefined
}

test.describe('the HTML as sent', () => {
  for (const [path, language, title] of [
    ['/', 'es', undefined],
    ['/en', 'en', undefined],
    ['/news-single/es-1', 'es', 'nanopart'],
    ['/news-single/1', 'en', 'nanopart'],
    ['/en/news-single/1', 'en', 'nanopart'],
    ['/es/news-single/es-2', 'es', undefined],
    ['/interaction', 'es', undefined],
    ['/en/about-us', 'en', undefined],
    ['/shorts', 'es', undefined],
    ['/retroengineering', 'es', undefined],
    ['/category/nanomedicine', 'es', undefined],
    ['/privacy', 'es', undefined],
    ['/en/terms', 'en', undefined],
  ] as const) {
    test(`of ${path} is whole and in its language`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(/<h1[^>]*>[\s\S]+?<\/h1>/)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${language}`))
      if (title) expect(html.toLowerCase()).toContain(title)
    })
  }

  test('holds the full text of an article and its summary', async ({ request }) => {
    const html = await (await request.get('/news-single/es-1')).text()
    const words = html
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThan(700)
    expect(html).toContain('data-zed-panel')
  })

  test('carries the styles of all that it shows, also of parts whose code comes later', async ({ request }) => {
    for (const path of [
      '/',
      '/news-single/es-1',
      '/interaction',
      '/category/nanomedicine',
      '/search?q=luz',
      '/glossary',
      '/shorts',
      '/shorts/Biotecnología/1',
      '/retroengineering',
      '/retroengineering/1',
      '/about-us',
      '/about-us/2',
      '/nothing-here',
    ]) {
      const html = await (await request.get(path)).text()
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules).join('\n')
      const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
      // Five characters of a hash (vite.config.ts); words have no capitals, digits, or hyphens in so few.
      const own = new Set(classes.filter((name) => /^_?(?=.*[A-Z0-9_-])[\w-]{5}$/.test(name)))
      expect(own.size, path).toBeGreaterThan(10)
      expect(
        [...own].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles)),
        path,
      ).toEqual([])
    }
  })

  test('names a picture for links to it, which is there', async ({ request, baseURL }) => {
    for (const [path, picture] of [
      ['/', '/pictures/share/site-es.jpg'],
      ['/en/glossary', '/pictures/share/site-en.jpg'],
      ['/shorts', '/pictures/share/site-es.jpg'],
      ['/en/news-single/1', '/pictures/share/1.jpg'],
    ] as const) {
      const html = await (await request.get(path)).text()
      expect(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1], path).toBe(baseURL + picture)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
      const answer = await request.get(picture)
      expect(answer.status()).toBe(200)
      expect(jpegSize(await answer.body())).toEqual({ width: 1200, height: 630 })
    }
  })

  test('names no foreign host in anything that a browser loads', async ({ request }) => {
    const html = await (await request.get('/news-single/es-1')).text()
    const loaded = [
      ...html.matchAll(/<(?:script|img|link|source|audio|video|iframe)[^>]*?(?:src|href|srcset)="([^"]+)"/gi),
    ]
    expect(loaded.length).toBeGreaterThan(3)
    for (const [, address = ''] of loaded) expect(address).toMatch(/^(\/(?!\/)|data:|https?:\/\/127\.0\.0\.1)/)
  })
})

test.describe('an address that leads nowhere', () => {
  test('as an article says so in the words of the specification, with status 404', async ({ request }) => {
    for (const path of ['/news-single/es-999', '/news-single/999', '/en/news-single/x', '/en/news/no-such-slug']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      expect(await response.text()).toContain('Loading news or news not found.')
    }
  })

  test('anywhere else is a 404 with a way home, and to the search', async ({ request }) => {
    for (const path of ['/nothing', '/en/nothing/at/all', '/category/gossip', '/post/none', '/es/publicidad/none']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      const main = (await response.text()).match(/<main.*<\/main>/s)?.[0]
      expect(main, path).toMatch(/href="\/(en|es)?"/)
      expect(main, path).toMatch(/href="(\/en|\/es)?\/search"/)
    }
  })

  for (const path of ['/%00', '/..%2f..%2fetc/passwd', '/news-single/%F0%9F', `/${'a'.repeat(5000)}`, '/en/en/en']) {
    test(`even ${path.slice(0, 30)} is no server error`, async ({ request }) => {
      expect((await request.get(path)).status()).toBeLessThan(500)
    })
  }
})

test.describe('addresses of the data lead to their pages', () => {
  for (const [from, to] of [
    ['/en/publicity/', '/en/post/'],
    ['/es/publicidad/', '/es/post/'],
  ] as const) {
    test(`${from}{slug}`, async ({ request }) => {
      const response = await request.get(`${from}something`, { maxRedirects: 0 })
      expect(response.status()).toBeGreaterThanOrEqual(300)
      expect(response.status()).toBeLessThan(400)
      expect(response.headers()['location']).toContain(`${to}something`)
    })
  }

  test('/es/noticia/{slug} and /en/news/{slug}, the slug of the other language too', async ({ request }) => {
    const view = await request.get('/api/news/article?language=es&id=es-1')
    const { article } = (await view.json()) as { article: { slug: string; link: string } }
    const { slug, link } = article
    expect(link).toBe(`/es/noticia/${slug}`)
    expect((await request.get(`/es/noticia/${slug}`)).url()).toMatch(/\/es\/news-single\/es-1$/)
    expect((await request.get(`/en/news/${slug}`)).url()).toMatch(/\/en\/news-single\/1$/)
  })
})

test.describe('the language that the server chooses', () => {
  const language = async (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

  test('is the cookie’s before the article id’s, and shows the translation', async ({ request }) => {
    const response = await request.get('/news-single/es-1', { headers: { cookie: 'language=en' } })
    expect(response.url()).toMatch(/\/news-single\/1$/)
    expect(await language(await response.text())).toBe('en')
  })

  test('is the address’s before the cookie’s', async ({ request }) => {
    const response = await request.get('/es/shorts', { headers: { cookie: 'language=en' } })
    expect(await language(await response.text())).toBe('es')
  })

  test('is Spanish for any other cookie', async ({ request }) => {
    const response = await request.get('/shorts', { headers: { cookie: 'language=klingon' } })
    expect(await language(await response.text())).toBe('es')
  })
})

test.describe('the server', () => {
  test('publishes the catalogues unchanged', async ({ request }) => {
    const response = await request.get('/assets/i18n/es.json')
    expect(response.headers()['content-type']).toContain('application/json')
    expect(await response.json()).toEqual(spanish)
    expect((await request.get('/assets/i18n/en.json')).status()).toBe(200)
  })

  test('answers a watcher', async ({ request }) => {
    expect(await (await request.get('/api/health')).json()).toMatchObject({ status: 'ok' })
    expect((await request.post('/api/health')).status()).toBe(405)
  })

  test('sends a strict policy, and a page that a browser has only once', async ({ request }) => {
    const first = await request.get('/')
    const headers = first.headers()
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const again = await request.get('/', { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  })

  test('takes no other method for a page', async ({ request }) => {
    expect((await request.post('/')).status()).toBe(405)
    expect((await request.delete('/news-single/es-1')).status()).toBe(405)
  })
})

test('addresses are absolute on where the server listens, whatever host a request names', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/en/shorts',
    '/shorts',
    '/es/shorts/Nanotecnología/1',
    '/sitemap.xml',
    '/feed/es.xml',
    '/robots.txt',
  ]) {
    const text = await (await request.get(path, { headers: { host: 'evil.example' } })).text()
    expect(text, path).toContain(`${baseURL}/`)
    expect(text, path).not.toContain('evil.example')
    const relative = text.match(
      /<(link rel="(canonical|alternate)" href|meta property="og:(url|image|video)" content)="\/(?!feed)/,
    )
    expect(relative, path).toBeNull()
  }
})

/** Lines of the page with a typewriter's quote. Zed's text isn't typeset, because it is spoken. */
function typewriterQuotes(html: string): string[] {
  const own = html.replace(/<aside\b[^>]*data-zed-panel[\s\S]*?<\/aside>/g, ' ')
  const text = own.replace(/<(script|style|svg|code|pre)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, '\n')
  return text
    .split('\n')
    .filter((line) => /['"]|&(?:#x27|#39|quot);/.test(line))
    .map((line) => line.trim())
}

test('every address of the sitemap answers with a page of its own, without a typewriter’s quote', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(100)
  const quotes: string[] = []
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const response = await request.get(pathname)
    expect(response.status(), pathname).toBe(200)
    const html = await response.text()
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], pathname).toBe(baseURL + pathname)
    const texts = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').matchAll(/>([a-z0-9]+(?:_[a-z0-9]+)+)</g)
    expect(
      [...texts].map(([, text = '']) => text).filter((text) => text in spanish),
      pathname,
    ).toEqual([])
    quotes.push(...typewriterQuotes(html).map((line) => `${pathname}: ${line}`))
  }
  expect(quotes).toEqual([])
})

test('the feeds are announced by the pages of their language', async ({ request }) => {
  for (const language of ['es', 'en']) {
    const html = await (await request.get(`/${language}`)).text()
    expect(html).toContain(`href="/feed/${language}.xml"`)
    const feed = await request.get(`/feed/${language}.xml`)
    expect(feed.status()).toBe(200)
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
  }
})

test('a labelled figure stands in the page with its styles', async ({ request }) => {
  const html = await (await request.get('/news-single/es-12')).text()
  expect(html).toContain('<figure data-drawing="cochlear-implant">')
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules]) => rules).join('')
  expect(styles).toContain('figure[data-drawing]')
})
