import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { clippedTexts, fontShiftOf, otherFonts, settled, shiftOf, watchShifts, test } from './site.ts'

const paths = ['/', '/en', '/shorts', '/news-single/es-1', '/about-us', '/retroengineering', '/glossary', '/search']
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Each of the other fonts tests a page at one width; together they cover all widths. */
function screensFor(project: string, path: string) {
  const turn = otherFonts.indexOf(project)
  return turn < 0 ? screens : screens.filter((_, at) => at === (turn + paths.indexOf(path)) % screens.length)
}

/** Groups share a page, because each page costs half a second. */
const groups = [paths.slice(0, 3), paths.slice(3, 6), paths.slice(6)]

/** Delays the site's fonts in later pages; `release` lets them load. */
async function holdFonts(page: Page) {
  let release = () => {}
  let held = Promise.resolve()
  const hold = () => {
    held = new Promise((resolve) => (release = resolve))
  }
  // Request routing disables the browser cache.
  await page.route(/\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  return { hold, release: () => release() }
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && family.includes('Variable'))
      .map(({ family }) => family),
  )

const painted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0)

async function lost(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(await clippedTexts(page)), ...(wide > 0 ? [`${wide} px stick out`] : [])]
}

for (const group of groups) {
  test(
    `whatever letters a visitor has, nothing is lost and little moves: ${group.join(' ')}`,
    { tag: '@fonts' },
    async ({ page }, { project }) => {
      await watchShifts(page)
      const { hold, release } = await holdFonts(page)
      const views = group.flatMap((path) => screensFor(project.name, path).map((screen) => ({ path, screen })))
      for (const { path, screen } of views) {
        const where = `${path} at ${screen.width} px`
        hold()
        await page.setViewportSize(screen)
        await page.goto(path, { waitUntil: 'commit' })
        await painted(page)
        expect(await loadedFonts(page), 'only the visitor’s fonts are there').toEqual([])
        // Drawing labels fit only fonts with similar metrics.
        const isKnown = project.name !== 'unknown font'
        const missing = (await lost(page)).filter((text) => isKnown || !text.includes(' in svg'))
        expect.soft(missing, `${where} with the visitor's fonts`).toEqual([])
        release()
        await settled(page)
        expect.soft(await shiftOf(page), where).toBeLessThan(0.01)
        // Good layout shift (https://web.dev/articles/cls): a title may wrap differently.
        if (isKnown) expect.soft(await fontShiftOf(page), `${where} when the site's fonts have come`).toBeLessThan(0.1)
        expect.soft(await lost(page), `${where} with the site's fonts`).toEqual([])
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

/** A proxy that sends a page in two parts, cut inside the header; `rest` sends the second. */
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
    await expect
      .poll(() => loadedFonts(page))
      .toEqual(expect.arrayContaining([expect.stringContaining('Literata Variable')]))
    expect(fonts.length).toBeGreaterThan(1)
    expect(fonts.filter(([, status]) => status !== 200)).toEqual([])
  })
})
