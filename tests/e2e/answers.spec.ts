import { expect, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'

const field = (page: Page) => panelOf(page).getByRole('textbox')

/** Opens an article and asks; resolves when the answer shows. Sound is blocked until a user gesture. */
async function ask(page: Page, address: string, question: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await expect(field(page)).toBeEnabled()
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(panelOf(page)).toContainText(question)
}

const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('cited') ?? [])].map((range) => (range as Range).toString().replace(/\s+/g, ' ')).join(' '),
  )

for (const { language, address, question, says, mark, sentence, other, source } of [
  {
    language: 'Spanish',
    address: '/news-single/es-3',
    question: 'y cuanto mide?',
    says: /micras/,
    mark: /^Fuente 1:/,
    sentence: /micras/,
    other: '¿Qué es una metalente?',
    source: /^Fuente 1:/,
  },
  {
    language: 'English',
    address: '/en/news-single/3',
    question: 'how small is it?',
    says: /micrometres/,
    mark: /^Source 1:/,
    sentence: /micrometres/,
    other: 'What is a metalens?',
    source: /^Source 1:/,
  },
]) {
  test.describe(`in ${language}`, () => {
    test('the open article answers, and a mark shows its sentence in the page without leaving it', async ({ page }) => {
      await ask(page, address, question)
      await expect(panelOf(page)).toContainText(says)
      const url = new URL(page.url())
      await panelOf(page).getByRole('link', { name: mark }).first().click()
      const quotes = await panelOf(page).locator('q').allTextContents()
      expect(quotes.join(' ')).toMatch(sentence)
      await expect.poll(async () => quotes.includes(await highlighted(page))).toBe(true)
      expect(new URL(page.url()).pathname).toBe(url.pathname)
      expect(page.url()).toMatch(/#q-\w+$/)
      await expect(panelOf(page)).toContainText(question)
    })

    test('a mark of another article opens it at its sentence', async ({ page }) => {
      await ask(page, address, other)
      await panelOf(page).getByRole('link', { name: source }).first().click()
      await expect(page).toHaveURL(/news-single\/(es-)?9#q-\w+$|glossary#/)
      await expect.poll(() => highlighted(page)).not.toBe('')
    })
  })
}

test('an address with a mark shows its sentence when it is opened', async ({ page }) => {
  await ask(page, '/news-single/es-3', 'y cuanto mide?')
  const link = panelOf(page)
    .getByRole('link', { name: /^Fuente 1:/ })
    .first()
  const href = (await link.getAttribute('href')) ?? ''
  await page.goto('/about-us')
  await page.goto(href)
  await expect.poll(() => highlighted(page)).not.toBe('')
})

test('distress gets numbers that dial, and neither film nor article', async ({ page }) => {
  await ask(page, '/news-single/es-4', 'me quiero morir')
  const contacts = panelOf(page).getByRole('list', { name: 'Con quién puedes hablar' })
  await expect(contacts.getByRole('link', { name: '024', exact: true })).toHaveAttribute('href', 'tel:024')
  await expect(contacts.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112')
  await expect(panelOf(page).getByRole('list', { name: 'Fuente' })).toHaveCount(0)
  await expect(panelOf(page).getByRole('list', { name: 'Puedes preguntar' })).toHaveCount(0)
})

test('an article shows what readers ask, also without script and to search engines', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/news-single/es-3')
  const questions = page.getByRole('region', { name: 'Preguntas frecuentes' })
  await expect(questions.locator('summary')).toHaveCount(5)
  await questions.locator('summary').first().click()
  await expect(questions.locator('details[open] p')).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/news-single/es-3')
  await expect(plain.locator('summary').first()).toBeVisible()
  const data = await plain.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.arrayContaining([]) })
  await context.close()
})

test('a sentence that is selected in the text can be asked about', async ({ page }) => {
  await page.goto('/news-single/es-3')
  await hydrated(page)
  await expect(field(page)).toBeEnabled()
  await page.mouse.move(3, 3)
  await page
    .locator('main article p')
    .filter({ hasText: 'inventaron los barcos' })
    .first()
    .evaluate((paragraph) => {
      const words = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
      if (words) getSelection()?.setBaseAndExtent(words, 0, words, Math.min(60, words.textContent?.length ?? 0))
    })
  const offer = page.getByRole('button', { name: 'Preguntar a Zed' })
  await expect(offer).toBeVisible()
  await offer.click()
  await expect(panelOf(page)).toContainText('¿Qué significa «')
})
