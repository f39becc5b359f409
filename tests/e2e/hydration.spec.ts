import { expect, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'

async function beforeTheAppWakes(page: Page, path: string, use: () => Promise<void>): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await use()
  release()
  await hydrated(page)
}

test("the panel's close button", async ({ page }) => {
  await beforeTheAppWakes(page, '/news-single/es-1', () =>
    panelOf(page)
      .getByRole('button', { name: /cerrar/i })
      .click(),
  )
  await expect(panelOf(page)).toBeHidden()
})

test('what is typed, and the submit of a form', async ({ page }) => {
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await beforeTheAppWakes(page, '/about-us', async () => {
    await email.fill('not an address')
    await email.press('Enter')
  })
  await expect(email).toHaveValue('not an address')
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

test('what is written in the comment is a draft before the app wakes', async ({ page }) => {
  const scripts = /\/assets\/.*\.js$/
  await page.route(scripts, () => {})
  const comment = page.locator('[data-comment-form] textarea')
  const email = page.locator('[data-comment-form] [type=email]')
  await page.goto('/news-single/es-1', { waitUntil: 'commit' })
  await comment.fill('Un error en la fecha.')
  await email.fill('ada@example.org')
  await page.unroute(scripts)
  await page.goto('/about-us')
  await page.goto('/news-single/es-1')
  await comment.scrollIntoViewIfNeeded()
  await hydrated(page, '[data-comment-form] textarea')
  await expect(comment).toHaveValue('Un error en la fecha.')
  await expect(email).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('ada@')
})

test('a button of a part that has not woken when the app has', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/footer.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about-us')
  await hydrated(page)
  const send = page.getByRole('contentinfo').getByRole('button', { name: 'Apuntarme' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(send).not.toHaveAttribute('aria-busy')
})

test('links work without waiting for the app', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.locator('main article a[href*="/news-single/"]').first().click()
  await expect(page).toHaveURL(/\/news-single\//)
  await expect(page.locator('main h1')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('an article is whole and readable', async ({ page }) => {
    await page.goto('/news-single/es-1')
    await expect(page.locator('main h1')).toBeVisible()
    expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(500)
    await page.goto('/')
    await expect(page.locator('main article').first()).toBeVisible()
  })
})
