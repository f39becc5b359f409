import { expect, type Page } from '@playwright/test'
import { clippedTexts, shiftOf, watchShifts, test } from './site.ts'

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
    `whatever letters a visitor has, nothing is lost and nothing moves, ${screen.width} px`,
    { tag: '@fonts' },
    async ({ browser, baseURL }) => {
      for (const path of paths) {
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: screen, locale: 'es-ES' })
        const page = await context.newPage()
        await watchShifts(page)
        const release = await holdFonts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await painted(page)
        expect.soft(await lost(page), `${path} with the visitor's fonts`).toEqual([])
        release()
        await page.waitForLoadState('networkidle')
        expect.soft(await shiftOf(page), `${path} when the site's fonts have come`).toBeLessThan(0.01)
        expect.soft(await lost(page), `${path} with the site's fonts`).toEqual([])
        await context.close()
      }
    },
  )
}
