import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, test } from './site.ts'
import { colourRules, violationsOf } from './violations.ts'

const toggle = 'Modo oscuro / claro'
const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(9, 11, 21)', darkHex: '#090b15' }

function keepTheme(page: Page, value: string) {
  return page.addInitScript((theme) => localStorage.setItem('theme', theme), value)
}

function watchPictures(page: Page) {
  const asked = { light: 0, dark: 0 }
  page.on('request', (request) => {
    const theme = /\/pictures\/.*\b(light|dark)(?:-\d+)?\.\w+$/.exec(request.url())?.[1]
    if (theme === 'light' || theme === 'dark') asked[theme] += 1
  })
  return asked
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('follows the system until it is toggled; the choice counts at once, for pictures too, and is remembered', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const asked = watchPictures(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await background(page)).toBe(paper.light)
  expect(asked.light).toBeGreaterThan(0)
  expect(asked.dark).toBe(0)
  const lightPictures = asked.light

  await page.getByRole('banner').getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background(page)).toBe(paper.dark)
  await expect.poll(() => asked.dark).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked.light).toBe(lightPictures)
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#090b15')
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)

  await page.reload()
  await hydrated(page)
  expect(await background(page)).toBe(paper.dark)
  await page.getByRole('banner').getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await background(page)).toBe(paper.light)
  expect(errors).toEqual([])
})

test('a chosen theme is there before anything is seen, though the page is the same for everybody', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await keepTheme(page, 'dark')
  await page.addInitScript(() => {
    const coming = new MutationObserver(() => {
      if (!document.body) return
      coming.disconnect()
      Object.assign(window, { startTheme: document.documentElement.dataset['theme'] })
    })
    coming.observe(document, { childList: true, subtree: true })
  })
  const asked = watchPictures(page)
  const response = await page.goto('/es/news-single/es-1')
  expect(await response?.text()).not.toMatch(/<html[^>]* data-theme/)
  expect(response?.headers()['vary']).toBe('Accept-Encoding')
  expect(response?.headers()['cache-control']).toMatch(/^public.*s-maxage/)
  expect(await page.evaluate(() => (window as unknown as { startTheme?: string }).startTheme)).toBe('dark')
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', paper.darkHex)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  expect(await background(page)).toBe(paper.dark)
  expect(asked.dark).toBeGreaterThan(0)
  // The preload scanner requests the main picture before scripts run; the others load in the current theme only.
  expect(asked.light).toBeLessThanOrEqual(1)
})

test('a toggle before the app is hydrated is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!hydration).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about-us', { waitUntil: 'load' })
  await page.getByRole('banner').getByRole('button', { name: toggle }).click()
  expect(await background(page)).toBe(paper.light)
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background(page)).toBe(paper.dark)
})

test('on a phone the side panel holds the toggle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('button', { name: toggle })).toBeHidden()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await background(page)).toBe(paper.light)
})

for (const path of ['/', '/en/news-single/1']) {
  test(`${path} in a theme by choice has colours that can be read on a system of the other kind`, async ({ page }) => {
    await keepTheme(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    expect(await background(page)).toBe(paper.light)
    expect(await violationsOf(page, { rules: colourRules }), 'light').toEqual([])
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Modo oscuro \/ claro|Dark \/ light mode)$/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(paper.dark)
    expect(await violationsOf(page, { rules: colourRules }), 'dark').toEqual([])
  })
}
