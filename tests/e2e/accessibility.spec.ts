import { expect, type Page } from '@playwright/test'
import { clippedTexts, hydrated, panelOf, settled, shiftOf, watchShifts, test } from './site.ts'
import { turnTheme, violationsInThemes, violationsOf } from './violations.ts'

const paths = [
  '/',
  '/news-single/es-1',
  '/interaction',
  '/category/nanomedicine',
  '/about-us',
  '/about-us/2',
  '/shorts',
  '/shorts/Biotecnología/1',
  '/retroengineering',
  '/retroengineering/1',
  '/search?q=luz',
  '/glossary',
  '/privacy',
  '/terms',
  '/nothing-here',
]
const inEnglish = (path: string) => `/en${path === '/' ? '' : path.replace('es-1', '1')}`

const contrastPaths = ['/', '/news-single/es-1', '/shorts', '/about-us']
/** Pages also tested in English on narrow screens and with large text, because the words differ in length. */
const narrowEnglishPaths = ['/', '/news-single/es-1', '/shorts']

const softly = expect.configure({ soft: true })

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectNothingClipped(page: Page, message: string): Promise<void> {
  const whole = async () => ({ sideways: Math.max(0, await sideways(page)), clipped: await clippedTexts(page) })
  await softly.poll(whole, { message }).toEqual({ sideways: 0, clipped: [] })
}

async function expectLargeLettersWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNothingClipped(page, 'letters of 200 % on a desk')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Axe violations of the open page and of its translation. Each language has one of the two themes. */
async function expectNoViolations(page: Page, path: string): Promise<void> {
  const isEven = paths.indexOf(path) % 2 === 0
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await turnTheme(page, isEven ? 'light' : 'dark')
  softly(await violationsOf(page)).toEqual([])
  if (contrastPaths.includes(path)) {
    await turnTheme(page, 'light')
    await page.emulateMedia({ contrast: 'more' })
    softly(await violationsOf(page), 'more contrast').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    softly(await violationsOf(page), 'own colours').toEqual([])
    await page.emulateMedia({ contrast: null, forcedColors: null })
  }
  await turnTheme(page, isEven ? 'dark' : 'light')
  await page.goto(inEnglish(path))
  await hydrated(page)
  softly(await violationsOf(page), 'in English').toEqual([])
}

async function expectEnglishWhole(page: Page): Promise<void> {
  await settled(page)
  await expectLargeLettersWhole(page)
  for (const [name, width, height] of [
    ['a desk at 200 %', 720, 450],
    ['a narrow phone', 320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNothingClipped(page, name)
  }
}

for (const path of paths) {
  test(`${path} moves nothing from 320 to 1920 px, clips nothing at 200 %, and has no violation`, async ({ page }) => {
    await watchShifts(page)
    await test.step('layout', async () => {
      // The first one has an empty browser cache.
      for (const [width, wider] of [
        [320, 390],
        [768, 1024],
        [1440, 1920],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await settled(page)
        softly(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0)
        softly(await shiftOf(page), `at ${width} px`).toBeLessThan(0.01)
        if (width === 320) {
          await page.setViewportSize({ width, height: 640 })
          await expectNothingClipped(page, 'a narrow phone')
        }
        await page.setViewportSize({ width: wider, height: 900 })
        softly(await sideways(page), `at ${wider} px`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectLargeLettersWhole(page)
      await page.setViewportSize({ width: 720, height: 450 })
      await expectNothingClipped(page, 'a desk at 200 %')
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await test.step('axe', () => expectNoViolations(page, path))
    if (narrowEnglishPaths.includes(path)) await test.step('layout in English', () => expectEnglishWhole(page))
  })
}

test('the side panel has no violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
})

test('the panel leaves the article’s text uncovered on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/news-single/es-1')
  const panel = await panelOf(page).boundingBox()
  const text = await page.locator('main article p').nth(2).boundingBox()
  expect(panel && text && text.x + text.width <= panel.x).toBe(true)
  expect(panel?.width).toBeCloseTo(1440 * 0.43, -1)
  expect(panel?.height).toBeCloseTo(900 * 0.6, -1)
})
