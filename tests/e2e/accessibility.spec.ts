import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { awake, panelOf } from './site.ts'

const paths = [
  '/',
  '/news-single/es-1',
  '/interaction',
  '/category/nanomedicine',
  '/about-us',
  '/shorts',
  '/retroengineering',
  '/privacy',
  '/terms',
  '/nothing-here',
]

for (const scheme of ['light', 'dark'] as const) {
  for (const path of [...paths, ...paths.map((one) => `/en${one === '/' ? '' : one.replace('es-1', '1')}`)]) {
    test(`${path} in ${scheme} has no violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await awake(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  }

  test(`the side panel in ${scheme} has no violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await awake(page)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  })
}

test('nothing scrolls sideways and nothing shifts, from 320 to 1920 px', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift += entry.value
      }
      Object.assign(window, { layoutShift: shift })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await awake(page)
      await page.waitForLoadState('networkidle')
      const { wide, shift } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        shift: (window as unknown as { layoutShift?: number }).layoutShift ?? 0,
      }))
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect(shift, `${path} at ${width} px`).toBeLessThan(0.001)
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
