import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { hydratedEvent } from '../../src/runtime/hydrated.ts'
import { aShort, playingScriptBudget, phoneBudgets, scriptBudget, startBudget } from './budgets.ts'
import { openBlocked, shiftOf, watchNetwork, watchShifts, watchSounds, test } from './site.ts'

/** Code that must not load before use, by words of its source. */
const heavy = { 'three.js': /WebGLRenderer|PerspectiveCamera/, Swiper: /slidesPerView/ }

/** Ms without requests after hydration until the network counts as quiet. */
const quiet = 1500

interface Script {
  bytes: number
  source: string
}

const weighed = new Map<string, Promise<Script>>()

function weigh(response: Response): Promise<Script> {
  const url = response.url()
  const made =
    weighed.get(url) ??
    response.body().then((body) => ({ bytes: brotliCompressSync(body).length, source: body.toString() }))
  weighed.set(url, made)
  return made
}

/** Waits until the page is hydrated and quiet. Must not evaluate in the page, which counts as a user gesture. */
async function openQuietly(page: Page, open: () => Promise<unknown>): Promise<void> {
  const silence = watchNetwork(page)
  await page.addInitScript((hydrated) => {
    // Parts that load with the app are requested before the browser is idle again.
    addEventListener(hydrated, () => requestIdleCallback(() => console.debug(hydrated)), { once: true })
  }, hydratedEvent)
  const listens = page.waitForEvent('console', (message) => message.text() === hydratedEvent)
  await open()
  await listens
  await expect.poll(silence, { timeout: 120_000 }).toBeGreaterThan(quiet)
}

async function expectWithinBudget(page: Page, name: string, most: number, open: () => Promise<unknown>): Promise<void> {
  const loading: Promise<Script>[] = []
  const styles: string[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    // The style sheet of the fonts loads late.
    if (type === 'stylesheet' && !/\/faces-/.test(response.url())) styles.push(response.url())
    if (type === 'script') loading.push(weigh(response))
  })
  await openQuietly(page, open)
  const scripts = await Promise.all(loading)
  const start = await page.request.get(page.url()).then(async (response) => startScript(await response.text()))
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `script before the first touch, ${name}: ${total} bytes of brotli in ${scripts.length} files, ${start} in the page`,
  )
  expect(styles, 'style sheets that the page has brought inside itself, or does not need yet').toEqual([])
  expect(scripts.length).toBeGreaterThan(2)
  expect(total).toBeLessThanOrEqual(most)
  expect(start).toBeGreaterThan(500)
  expect(start).toBeLessThanOrEqual(startBudget)
  for (const [what, words] of Object.entries(heavy)) {
    expect(scripts.filter(({ source }) => words.test(source)).map(() => what)).toEqual([])
  }
}

function startScript(html: string): number {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html.slice(0, html.indexOf('</head>'))) ?? []
  return brotliCompressSync(script).length
}

const pages = {
  'the home page': '/',
  'a category': '/category/nanomedicine',
  'the search': '/search',
  'what was found': '/search?q=luz',
  'the shorts': '/shorts',
  'the showcase': '/retroengineering',
  'a film': '/retroengineering/1',
  'about us': '/about-us',
  'the glossary': '/glossary',
  'a legal page': '/privacy',
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name} loads at most ${scriptBudget / 1000} kB of script before it is touched, and moves nothing meanwhile`, async ({
    page,
  }) => {
    await watchShifts(page)
    await expectWithinBudget(page, name, scriptBudget, () => page.goto(address))
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
}

test(`a short loads at most ${playingScriptBudget / 1000} kB of script before it is touched, its player included`, async ({
  page,
}) => {
  await watchShifts(page)
  await expectWithinBudget(page, 'a short', playingScriptBudget, () => page.goto(aShort))
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

for (const [name, address] of [
  ['an article', '/news-single/es-1'],
  ['the page of Zed', '/interaction'],
] as const) {
  test(`${name} loads at most ${playingScriptBudget / 1000} kB of script before it is touched, the voice included`, async ({
    page,
  }) => {
    await watchSounds(page)
    await expectWithinBudget(page, name, playingScriptBudget, () => openBlocked(page, address))
  })
}

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 }
  // The browser selects pictures by screen width before layout.
  test.use({ viewport: phone, screen: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  for (const [name, { address, kilobytes, requests }] of Object.entries(phoneBudgets)) {
    test(`the first view of ${name} is ${kilobytes} kB in ${requests} requests at most`, async ({ page }) => {
      const loading: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'media') return
        loading.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize))
      })
      await openQuietly(page, () => page.goto(address))
      const sizes = await Promise.all(loading)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      console.log(`first view of ${name} on a phone: ${Math.round(total / 1000)} kB in ${sizes.length} requests`)
      expect(sizes.length).toBeGreaterThan(3)
      expect(sizes.length).toBeLessThanOrEqual(requests)
      expect(total).toBeLessThanOrEqual(kilobytes * 1000)
    })
  }
})
