import { expect, type BrowserContext, type Page } from '@playwright/test'
import { hydrated, consoleErrors, test } from './site.ts'
import { violationsOf } from './violations.ts'

const toggle = 'Cambiar entre claro y oscuro'
const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(9, 11, 21)' }

function keepTheme(context: BrowserContext, baseURL: string | undefined, value: string) {
  return context.addCookies([{ name: 'theme', value, url: baseURL ?? '' }])
}

/** The pictures that a page asks for from now on, by the theme of the file. */
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
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#090b15')
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark')

  await page.reload()
  await hydrated(page)
  expect(await background(page)).toBe(paper.dark)
  await page.getByRole('banner').getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await background(page)).toBe(paper.light)
  expect(errors).toEqual([])
})

test('a chosen theme is in the page that the server sends, and no other visitor gets it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await keepTheme(context, baseURL, 'dark')
  const asked = watchPictures(page)
  const response = await page.goto('/news-single/es-1')
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/)
  expect(response?.headers()['vary']).toContain('Cookie')
  await page.waitForLoadState('networkidle')
  expect(asked.dark).toBeGreaterThan(0)
  expect(asked.light).toBe(0)

  for (const value of ['', 'theme=sepia', 'theme=system', 'theme=dark%22']) {
    const other = await fetch(`${baseURL}/news-single/es-1`, { headers: { cookie: value } })
    expect(await other.text(), value).not.toMatch(/<html[^>]* data-theme/)
  }
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

test('on a phone the side panel holds the toggle @layout', async ({ page }) => {
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

for (const theme of ['light', 'dark'] as const) {
  for (const path of ['/', '/en/news-single/1']) {
    test(`${path} in ${theme} by choice has no violation on a system of the other kind`, async ({
      page,
      context,
      baseURL,
    }) => {
      await keepTheme(context, baseURL, theme)
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      expect(await violationsOf(page)).toEqual([])
    })
  }
}
