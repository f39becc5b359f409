import { expect, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'

async function tabTo(page: Page, reached: () => Promise<boolean>, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await reached()) return
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return true
      const { left, right, top, bottom } = activeElement.getBoundingClientRect()
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    })
    expect(ring, 'the focus is where one can see it').toBe(true)
  }
  throw new Error(`Not reached with ${most} presses of Tab`)
}

const focused = (page: Page, selector: string) => () =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)

test('by keyboard alone: home, a carousel, a short, an article, Zed, a search, and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()

  await tabTo(page, focused(page, 'header nav a[href="/shorts"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shorts$/)
  await expect(page.locator('main h1')).toBeFocused()

  await tabTo(page, focused(page, 'main section button:not([disabled])'))
  const row = page.locator('main section').first()
  await expect(page.locator('main [data-engine]')).toHaveCount(4)
  await tabTo(
    page,
    async () =>
      await row
        .locator('button')
        .last()
        .evaluate((one) => one === document.activeElement),
  )
  await page.keyboard.press('Enter')
  await expect(row.locator('li[aria-hidden="true"] a[href$="/16"]')).toHaveCount(1)
  await tabTo(page, focused(page, 'main section li:not([aria-hidden="true"]) a'))
  const slide = page.locator('main section li a:focus')
  await expect(slide).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('main section li[aria-hidden="true"] a:focus')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shorts\/.+\/\d+$/)
  await expect(page.locator('main video').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/shorts$/)

  await page.goBack()
  await expect(page.locator('main h1')).toBeFocused()
  await tabTo(page, focused(page, 'main article a[href*="/news-single/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/news-single/)
  await expect(page.locator('main h1')).toBeFocused()

  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await tabTo(page, focused(page, '[data-zed-panel] textarea'), 140)
  await page.keyboard.type('¿Qué es una nanopartícula?')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('¿Qué es una nanopartícula?')
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await tabTo(page, focused(page, 'header a[href="/search"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  const field = page.getByRole('searchbox')
  await tabTo(page, () => field.evaluate((one) => one === document.activeElement))
  await page.keyboard.type('azul')
  const hit = page.locator('main a[href*="/news-single/"]').first()
  await expect(hit).toBeVisible()
  await tabTo(page, () => hit.evaluate((one) => one === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/search/)
  await tabTo(page, focused(page, 'header a[href="/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
})
