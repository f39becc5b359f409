import { expect, type Page } from '@playwright/test'
import { clippedTexts, consoleErrors, hydrated, settled, shiftOf, watchShifts, test } from './site.ts'
import { turnTheme, violationsOf } from './violations.ts'

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
const narrowContrastPaths = ['/', '/news-single/es-1']
/** Pages whose layout shift on a desk no other test asks for (`budget.blocked.spec.ts`, `header.spec.ts`). */
const shiftPaths = ['/interaction', '/about-us/2', '/terms', '/nothing-here']
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

async function expectContrastOnNarrowScreens(page: Page): Promise<void> {
  for (const [name, width, height] of [
    ['a narrow phone', 320, 640],
    ['a desk at 200 %', 640, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    const outside = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, button, figcaption), header *')]
      return texts
        .filter((element) => {
          // Content of horizontal scroll containers may be wider than the page.
          for (let box = element.parentElement; box; box = box.parentElement)
            if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return false
          return true
        })
        .filter((element) => !element.closest('ol[tabindex], main nav, .visually-hidden, svg'))
        .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > edge + 1)
        .map((element) => element.outerHTML.slice(0, 120))
    })
    softly(outside, `more contrast, ${name}`).toEqual([])
    softly(await sideways(page), `more contrast, ${name}`).toBeLessThanOrEqual(0)
    softly(await violationsOf(page), `more contrast, ${name}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
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
    await page.emulateMedia({ forcedColors: null })
    if (narrowContrastPaths.includes(path)) await expectContrastOnNarrowScreens(page)
    await page.emulateMedia({ contrast: null })
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
  test(`${path} moves nothing from 320 to 1920 px, clips nothing at 200 %, has no violation and no error`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await watchShifts(page)
    await test.step('layout', async () => {
      // The first one has an empty browser cache.
      for (const [width, wider] of [
        [320, 390],
        [768, 1024],
        [1440, 1920],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        if (width < 1440 || shiftPaths.includes(path)) {
          await page.goto(path)
          await settled(page)
        }
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
    // The browser tells of the page's own status.
    softly(errors.filter((error) => path !== '/nothing-here' || !/404/.test(error))).toEqual([])
  })
}
