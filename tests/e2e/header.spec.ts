import { devices, expect, type Page } from '@playwright/test'
import { framesPainted, hydrated, shiftOf, test, watchShifts } from './site.ts'

const header = (page: Page) => page.getByRole('banner')

async function scrollBy(page: Page, way: number): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, way)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + way)
  await framesPainted(page)
}

const isInView = (page: Page) =>
  header(page).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= -1 && bottom > 0
  })

test('the header is out of the way while one reads on, and back with the way up or the focus', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/news-single/es-1')
  await hydrated(page)
  expect(await isInView(page)).toBe(true)
  await scrollBy(page, 600)
  await expect.poll(() => isInView(page)).toBe(false)
  await scrollBy(page, -100)
  await expect.poll(() => isInView(page)).toBe(true)
  await scrollBy(page, 600)
  await expect.poll(() => isInView(page)).toBe(false)
  await page.getByRole('button', { name: 'Abrir el menú' }).focus()
  await expect.poll(() => isInView(page)).toBe(true)
  expect(await shiftOf(page)).toBeLessThan(0.01)

  await test.step('it covers nothing that is skipped to', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Saltar al contenido' }).focus()
    await page.keyboard.press('Enter')
    await framesPainted(page)
    const covers = await page.evaluate(() => {
      const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 }
      return bottom - (document.querySelector('main h1')?.getBoundingClientRect().top ?? 0)
    })
    expect(covers).toBeLessThanOrEqual(0)
  })
})

test('the menu opens although a filter refuses all files whose name tells of networks', async ({ page }) => {
  await page.route(/\/assets\/[^?]*(social|share|sharing|facebook|twitter|follow)[^?]*$/i, (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const links = await menu.getByRole('navigation').getByRole('link').allInnerTexts()
  expect(links[0]).toBe('Habla con Zed')
  expect(links).toEqual(expect.arrayContaining(['Cortos', 'Retroingeniería', 'Sobre nosotros', 'Buscar']))
  await expect(page.locator('[id*=social], [class*=social]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7']
  test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor })
  test('language, menu, search and Zed are at hand on narrow screens, with their names', async ({ page }) => {
    await page.goto('/about-us')
    await hydrated(page)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const control of [
        header(page).getByRole('link', { name: 'Buscar' }),
        header(page).getByRole('link', { name: 'Habla con Zed' }),
        header(page).getByRole('button', { name: /^ENGLISH/ }),
        header(page).getByRole('button', { name: 'Abrir el menú' }),
      ]) {
        await expect(control, `${width} px`).toBeInViewport({ ratio: 1 })
        const box = await control.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44)
      }
      await expect(header(page).locator('[data-opens-zed]')).toContainText('Zed')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})
