import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { clippedTexts, fontShiftOf, settled, shiftOf, watchShifts, test } from './site.ts'

const paths = ['/', '/en', '/shorts', '/news-single/es-1', '/about-us', '/retroengineering', '/glossary', '/search']
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Keeps the site's fonts back; the answer lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const painted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0)

async function lost(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(await clippedTexts(page)), ...(wide > 0 ? [`${wide} px stick out`] : [])]
}

for (const screen of screens) {
  test(
    `whatever letters a visitor has, nothing is lost and little moves, ${screen.width} px`,
    { tag: '@fonts' },
    async ({ browser, baseURL }, { project }) => {
      for (const path of paths) {
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: screen, locale: 'es-ES' })
        const page = await context.newPage()
        await watchShifts(page)
        const release = await holdFonts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await painted(page)
        // A label in a drawing has its place for fonts of about the same measure.
        const isKnown = project.name !== 'unknown font'
        const missing = (await lost(page)).filter((text) => isKnown || !text.includes(' in svg'))
        expect.soft(missing, `${path} with the visitor's fonts`).toEqual([])
        release()
        await settled(page)
        expect.soft(await shiftOf(page), path).toBeLessThan(0.01)
        // What counts as good (https://web.dev/articles/cls): a title may need a line more or less. No fall-back has the measure
        // of a font that nobody knows.
        if (isKnown) expect.soft(await fontShiftOf(page), `${path} when the site's fonts have come`).toBeLessThan(0.1)
        expect.soft(await lost(page), `${path} with the site's fonts`).toEqual([])
        await context.close()
      }
    },
  )
}

for (const path of ['/es/news-single/1', '/en', '/es/shorts', '/es/glossary']) {
  test(`the fonts of ${path} weigh at most 60 kB on a first view, and none stands in the page itself`, async ({
    page,
  }) => {
    const sizes: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) sizes.push(Number(response.headers()['content-length']))
    })
    const html = (await (await page.goto(path))?.text()) ?? ''
    expect(html).not.toMatch(/data:font|new FontFace/)
    await settled(page)
    expect(sizes.length).toBeGreaterThan(2)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`fonts of ${path}: ${Math.round(bytes)} bytes`)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })
}

/** Stands before the site and sends a page in two parts, cut amid the header's tools; `rest` sends the second. */
async function cutInHeader(site: string) {
  let rest = () => {}
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const cut = html.indexOf('</div>', html.indexOf('<header')) + '</div>'.length
    rest = () => response.end(html.slice(cut))
    return response.write(html.slice(0, cut))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, rest: () => rest(), close: () => server.close() }
}

test('a page that comes in parts moves nothing', async ({ page, baseURL }) => {
  const site = await cutInHeader(baseURL ?? '')
  try {
    await watchShifts(page)
    await page.goto(site.url, { waitUntil: 'commit' })
    await painted(page)
    site.rest()
    await page.waitForLoadState('load')
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.01)
  } finally {
    site.close()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is set in the site’s own faces, whole', async ({ page }) => {
    const fonts: [string, number][] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push([response.url(), response.status()])
    })
    await page.goto('/news-single/es-1')
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringContaining('Literata Variable')]))
    expect(fonts.length).toBeGreaterThan(1)
    expect(fonts.filter(([, status]) => status !== 200)).toEqual([])
  })
})
