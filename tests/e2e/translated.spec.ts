import { expect, type Page } from '@playwright/test'
import { translatePage } from './browser-translation.ts'
import { hydrated, panelOf, test } from './site.ts'

const ended = 'Algo se ha cruzado en el camino'

// Hydration finds changed nodes: React reports it and re-renders.
test.beforeEach(({ uncaughtErrors }) => uncaughtErrors.allow(/React error #418|Hydration failed/))

async function goesOn(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('body > header')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(ended)
}

const question = (page: Page) => panelOf(page).getByRole('textbox')

async function ask(page: Page, text: string): Promise<void> {
  await expect(question(page)).toBeEnabled({ timeout: 120_000 })
  await question(page).fill(text)
  await question(page).press('Enter')
  await expect(panelOf(page)).toContainText(text)
}

// Other pages, and translation before hydration: tests/walks/translated.walk.ts.
test('an article that the browser translates goes on, with Zed, question after question', async ({ page }) => {
  await page.goto('/news-single/es-1')
  await hydrated(page)
  await hydrated(page, '[data-zed-panel] textarea')
  // Like a tool that also translates the captions.
  await translatePage(page, { everything: true })
  await ask(page, '¿Qué es una nanopartícula?')
  const log = panelOf(page).getByRole('log')
  await expect(log).toContainText(/nano.*nano/is, { timeout: 120_000 })
  // More words than the error boundary allows failures.
  const words = new Set<string>()
  await expect
    .poll(
      async () => words.add(await log.evaluate((element) => element.querySelector('mark')?.textContent ?? '')).size,
      {
        intervals: [100],
        timeout: 120_000,
      },
    )
    .toBeGreaterThan(6)
  await expect(log.locator('> :last-child')).toContainText(/nano/i)
  await expect(page.locator('#notice')).toBeEmpty()
  await ask(page, '¿Y qué tamaño tiene?')
  await goesOn(page)
  await expect(question(page)).toBeEnabled({ timeout: 120_000 })
  await expect(panelOf(page)).toBeVisible()
})

test('in a translated page the menu, the theme, the panel and the language change as ever', async ({ page }) => {
  await page.goto('/news-single/es-1')
  await hydrated(page)
  await translatePage(page)
  for (let turn = 0; turn < 2; turn += 1) {
    await page.locator('header button[aria-haspopup=dialog]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('header button[lang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', turn === 0 ? 'en' : 'es')
    await goesOn(page)
  }
  await panelOf(page).locator('button').last().scrollIntoViewIfNeeded()
  await page.locator('[data-zed-panel] [data-part="head"] button[data-no-gesture]').last().click()
  await expect(panelOf(page)).toBeHidden()
  await page.locator('header [data-opens-zed]').click()
  await expect(panelOf(page)).toBeVisible()
  await goesOn(page)
})

test('in a translated page one reads on from page to page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await translatePage(page)
  for (const href of ['/shorts', '/about-us', '/', '/glossary', '/search']) {
    await page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await goesOn(page)
  }
  await page.getByRole('searchbox').fill('nano')
  await expect(page.locator('main a[href*="/news-single/"]').first()).toBeVisible()
  await page.getByRole('searchbox').fill('xqzt')
  await expect(page.locator('main a[href="/interaction"]')).toBeVisible()
  await goesOn(page)
  await page.goBack()
  await goesOn(page)
})

// German: tests/walks/translated.walk.ts.
for (const lang of ['es', 'zh-CN']) {
  test(`a page wakes in the language it was rendered in, whatever the browser has made of its lang: ${lang}`, async ({
    page,
  }) => {
    await page.addInitScript((rewritten) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.lang = rewritten))
    }, lang)
    await page.goto('/news-single/1')
    const title = await page.locator('main h1').innerText()
    await page.mouse.click(5, 400)
    await hydrated(page)
    await expect(page.locator('main h1')).toHaveText(title)
    await page.getByRole('button', { name: 'ESPAÑOL' }).click()
    await expect(page).toHaveURL(/\/news-single\/es-1$/)
    await expect(page.locator('main h1')).not.toHaveText(title)
  })
}

for (const path of ['/news-single/es-1', '/interaction']) {
  test(`what is written to Zed before a translated page wakes stays in his field: ${path}`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await question(page).click()
    await page.keyboard.type('¿Qué mide ')
    await translatePage(page)
    await page.keyboard.type('un virus?')
    release()
    await hydrated(page, '[data-zed-panel] textarea')
    await expect(question(page)).toHaveValue('¿Qué mide un virus?')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByRole('log')).toContainText('¿Qué mide un virus?')
    await goesOn(page)
  })
}
