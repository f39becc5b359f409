import { expect, type Page } from '@playwright/test'
import { framesPainted, hydrated, test } from './site.ts'

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function restingPlace(page: Page): Promise<number> {
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      await framesPainted(page)
      last = await scrollOf(page)
      return last - before
    })
    .toBe(0)
  return last
}

async function awake(page: Page): Promise<void> {
  await hydrated(page)
  await hydrated(page, 'main h1')
  await page.waitForLoadState('networkidle')
  await framesPainted(page)
}

test('what a reader has scrolled before the app wakes stays when it wakes', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/glossary', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => Math.abs((await scrollOf(page)) - 900)).toBeLessThan(60)
  await page.mouse.click(3, 450)
  release()
  await awake(page)
  // Scroll anchoring compensates for font changes above the viewport.
  expect(Math.abs((await restingPlace(page)) - 900)).toBeLessThan(60)
})

for (const path of ['/news-single/es-1', '/', '/glossary']) {
  test(`a page that is loaded anew stays where it was: ${path}`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    await page.mouse.move(400, 450)
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, 300)
      await framesPainted(page)
    }
    const before = await restingPlace(page)
    expect(before).toBeGreaterThan(1200)
    await page.reload()
    await page.mouse.click(3, 450)
    await awake(page)
    expect(Math.abs((await restingPlace(page)) - before)).toBeLessThan(60)
  })
}

test('a text that an address points at is where the page stays', async ({ page }) => {
  await page.goto('/news-single/34#:~:text=139%2C255')
  const place = await restingPlace(page)
  expect(place).toBeGreaterThan(300)
  await page.mouse.click(3, 450)
  await awake(page)
  expect(Math.abs((await restingPlace(page)) - place)).toBeLessThan(200)
})

test('another language leaves the page where it is', async ({ page }) => {
  await page.goto('/glossary')
  await awake(page)
  await page.mouse.move(400, 450)
  await page.mouse.wheel(0, 900)
  await restingPlace(page)
  await page.locator('header button[lang]').evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(Math.abs((await restingPlace(page)) - 900)).toBeLessThan(150)
})

const back = (page: Page) => page.getByRole('button', { name: 'Volver a donde estabas' })

async function readOnAndAway(page: Page): Promise<number> {
  await page.goto('/news-single/es-1')
  await awake(page)
  await page.mouse.move(400, 450)
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 300)
    await framesPainted(page)
  }
  const left = await restingPlace(page)
  await page.locator('header nav a[href="/about-us"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/about-us$/)
  await expect.poll(() => scrollOf(page)).toBe(0)
  return left
}

test('a step back shows the page from its top and offers the way to where the reader was', async ({ page }) => {
  const left = await readOnAndAway(page)
  await expect(back(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/news-single\/es-1$/)
  expect(await restingPlace(page)).toBe(0)
  await expect(page.getByRole('status').filter({ has: back(page) })).toBeVisible()
  await back(page).click()
  expect(Math.abs((await restingPlace(page)) - left)).toBeLessThan(80)
  await expect(back(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  const about = page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })
  await test.step('the way goes when the reader scrolls', async () => {
    await page.goForward()
    await expect(about).toBeFocused()
    await page.goBack()
    await expect(back(page)).toBeVisible()
    await page.mouse.move(400, 450)
    await page.mouse.wheel(0, 600)
    await expect(back(page)).toHaveCount(0)
  })
  await test.step('and when the page is left', async () => {
    await page.goForward()
    await expect(about).toBeFocused()
    await page.goBack()
    await expect(back(page)).toBeVisible()
    await page.goForward()
    await expect(back(page)).toHaveCount(0)
  })
})

test('a step forward offers the way, too, and after a reload as well; nothing where the reader had not scrolled', async ({
  page,
}) => {
  await page.goto('/about-us')
  await awake(page)
  await test.step('nothing is offered where the reader had not scrolled', async () => {
    await page.locator('header nav a[href="/shorts"]').click()
    await expect(page).toHaveURL(/\/shorts$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about-us$/)
    await restingPlace(page)
    await expect(back(page)).toHaveCount(0)
  })
  await page.locator('header nav a[href="/retroengineering"]').click()
  await expect(page).toHaveURL(/retroengineering$/)
  await page.mouse.move(400, 450)
  await page.mouse.wheel(0, 700)
  const left = await restingPlace(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.reload()
  await awake(page)
  await page.goForward()
  await expect(page).toHaveURL(/retroengineering$/)
  expect(await restingPlace(page)).toBe(0)
  await back(page).click()
  expect(Math.abs((await restingPlace(page)) - left)).toBeLessThan(80)
})
