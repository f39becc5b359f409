import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { clippedTexts, hydrated, panelOf, shiftOf, watchShifts, test } from './site.ts'

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

for (const scheme of ['light', 'dark'] as const) {
  for (const path of [...paths, ...paths.map((one) => `/en${one === '/' ? '' : one.replace('es-1', '1')}`)]) {
    test(`${path} in ${scheme} has no violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  }

  test(`the side panel in ${scheme} has no violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  })
}

test('nothing scrolls sideways and nothing shifts, from 320 to 1920 px @layout', async ({ page }) => {
  test.setTimeout(300_000)
  await watchShifts(page)
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect(await shiftOf(page), `${path} at ${width} px`).toBeLessThan(0.01)
    }
  }
})

test('at 200 % nothing is clipped and nothing scrolls sideways, zoomed or with larger letters @layout', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const [zoom, width, height, letters] of [
    ['a desk at 200 %', 720, 450, '100%'],
    ['a narrow phone', 320, 640, '100%'],
    ['letters of 200 % on a desk', 1440, 900, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [...paths, '/en', '/en/news-single/1', '/en/shorts']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(wide, `${path}, ${zoom}`).toBeLessThanOrEqual(0)
      expect.soft(await clippedTexts(page), `${path}, ${zoom}`).toEqual([])
    }
  }
})

test('readers who ask for more contrast, or for their own colours, get every page whole', async ({ page }) => {
  for (const preference of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...preference })
    for (const path of ['/', '/news-single/es-1', '/shorts', '/about-us']) {
      await page.goto(path)
      await hydrated(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
        [],
      )
    }
  }
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
