import { expect } from '@playwright/test'
import { provideNginx, serveThroughCache, type ServedCache } from '../../tools/testing/nginx.ts'
import { askedForPages, serveBuild, type ServedBuild } from '../../tools/testing/serve-build.ts'
import { hydrated, test } from './site.ts'

// The site behind nginx with docs/nginx.conf.
test.describe.configure({ mode: 'serial' })

let site: ServedBuild
let cache: ServedCache

test.beforeAll(async () => {
  const nginx = provideNginx()
  if (nginx === undefined && process.env['CI']) throw new Error('There is no nginx, and none can be had.')
  test.skip(nginx === undefined, 'There is no nginx: install it, or set NGINX_PATH to its file.')
  site = await serveBuild()
  cache = await serveThroughCache(nginx ?? '', site.url)
})

test.afterAll(async () => {
  await cache?.stop()
  await site?.stop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(cache.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers }, redirect: 'manual' })

const pages = ['', '/news-single/es-1', '/shorts', `/shorts/${encodeURI('Nanotecnología')}/1`, '/retroengineering']
const addresses = [
  ...[...pages, '/search', '/search?q=luz', '/glossary', '/privacy'].map((page) => `/es${page}`),
  ...['/en', '/en/news-single/1', '/en/about-us', '/en/news-single/es-1'],
]

const visitors: Record<string, string>[] = [
  { cookie: 'language=en; theme=dark; XSRF-TOKEN=abcdefghijklmnopqrstuv', 'accept-language': 'en' },
  { cookie: 'language=es', 'accept-encoding': 'br;q=1.0, gzip;q=0.8' },
  { 'cache-control': 'no-cache', 'user-agent': 'another' },
]

test('after one view no page reaches the server, whoever asks', async () => {
  const first = new Map<string, string>()
  for (const address of addresses) first.set(address, await (await get(address)).text())
  const before = await askedForPages(site.url)
  expect(before).toBeGreaterThanOrEqual(addresses.length)
  for (const address of addresses) {
    for (const headers of visitors) {
      const answer = await get(address, headers)
      expect([answer.headers.get('x-cache'), answer.headers.get('set-cookie')], address).toEqual(['HIT', null])
      expect(await answer.text(), address).toBe(first.get(address))
    }
  }
  const advertised = await get('/es/shorts?utm_source=1')
  expect(advertised.headers.get('x-cache')).toBe('HIT')
  const tag = advertised.headers.get('etag') ?? ''
  expect((await get('/es/shorts', { 'if-none-match': tag })).status).toBe(304)
  expect(await askedForPages(site.url)).toBe(before)
})

test('what is one visitor’s is kept for nobody', async () => {
  for (const [language, word] of [
    ['en', 'Technosciences'],
    ['es', 'Tecnociencias'],
  ] as const) {
    const page = await get('/shorts', { cookie: `language=${language}` })
    expect(page.headers.get('x-cache')).toBe('MISS')
    expect(await page.text()).toMatch(new RegExp(`<html lang="${language}"[\\s\\S]*${word}`, 'i'))
  }
})

test('a kept page is in the theme of who looks at it, changes its language in place, and gives its reader a token when he asks', async ({
  page,
  context,
}) => {
  const toggle = page.getByRole('banner').getByRole('button', { name: /^(Modo oscuro|Dark)/ })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${cache.url}/es/about-us`)
  await hydrated(page)
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const before = await askedForPages(site.url)
  const again = await page.goto(`${cache.url}/es/about-us`)
  expect(await again?.text()).not.toMatch(/<html[^>]* data-theme/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await askedForPages(site.url)).toBe(before)
  expect(await context.cookies()).toEqual([])

  await hydrated(page)
  await page.getByRole('button', { name: /english/i }).click()
  await expect(page).toHaveURL(`${cache.url}/en/about-us`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const talk = page.waitForRequest((request) => request.url().endsWith('/api/talk'))
  await page.goto(`${cache.url}/en/interaction`)
  const headers = await (await talk).allHeaders()
  expect(headers['x-xsrf-token']).toMatch(/^[\w-]{16,64}$/)
  expect(headers['cookie']).toContain(`XSRF-TOKEN=${headers['x-xsrf-token']}`)
})
