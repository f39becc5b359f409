import { expect, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'

const field = (page: Page) => panelOf(page).getByRole('textbox')

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Resolves when the question shows. Sound is blocked until a user gesture. */
async function ask(page: Page, question: string): Promise<void> {
  await expect(field(page)).toBeEnabled()
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(panelOf(page)).toContainText(question)
}

const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('cited') ?? [])].map((range) => (range as Range).toString().replace(/\s+/g, ' ')).join(' '),
  )

for (const { language, address, question, says, mark, sentence, other } of [
  {
    language: 'Spanish',
    address: '/news-single/es-3',
    question: 'y cuanto mide?',
    says: /micras/,
    mark: /^Fuente 1:/,
    sentence: /micras/,
    other: '¿Qué es una metalente?',
  },
  {
    language: 'English',
    address: '/en/news-single/3',
    question: 'how small is it?',
    says: /micrometres/,
    mark: /^Source 1:/,
    sentence: /micrometres/,
    other: 'What is a metalens?',
  },
]) {
  test(`the open article answers in ${language}, and marks show their sentences, here and in another article`, async ({
    page,
  }) => {
    await open(page, address)
    const marks = panelOf(page).getByRole('link', { name: mark })
    const href = await test.step('a mark shows its sentence in the page without leaving it', async () => {
      await ask(page, question)
      await expect(panelOf(page)).toContainText(says)
      const url = new URL(page.url())
      await marks.first().click()
      const quotes = await panelOf(page).locator('q').allTextContents()
      expect(quotes.join(' ')).toMatch(sentence)
      await expect.poll(async () => quotes.includes(await highlighted(page))).toBe(true)
      expect(new URL(page.url()).pathname).toBe(url.pathname)
      expect(page.url()).toMatch(/#q-\w+$/)
      await expect(panelOf(page)).toContainText(question)
      return (await marks.first().getAttribute('href')) ?? ''
    })
    await test.step('a mark of another article opens it at its sentence', async () => {
      const before = await marks.count()
      await ask(page, other)
      await expect.poll(() => marks.count()).toBeGreaterThan(before)
      await marks.last().click()
      await expect(page).toHaveURL(/news-single\/(es-)?9#q-\w+$|glossary#/)
      await expect.poll(() => highlighted(page)).not.toBe('')
    })
    await test.step('an address with a mark shows its sentence when it is opened', async () => {
      await page.goto('/about-us')
      await page.goto(href)
      await expect.poll(() => highlighted(page)).not.toBe('')
    })
  })
}

test('distress gets numbers that dial, and neither film nor article', async ({ page }) => {
  await open(page, '/news-single/es-4')
  await ask(page, 'me quiero morir')
  const contacts = panelOf(page).getByRole('list', { name: 'Con quién puedes hablar' })
  await expect(contacts.getByRole('link', { name: '024', exact: true })).toHaveAttribute('href', 'tel:024')
  await expect(contacts.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112')
  await expect(panelOf(page).getByRole('list', { name: 'Fuente' })).toHaveCount(0)
  await expect(panelOf(page).getByRole('list', { name: 'Puedes preguntar' })).toHaveCount(0)
})

test('an article shows what readers ask without script, and to search engines', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/news-single/es-3')
  await expect(plain.locator('summary').first()).toBeVisible()
  const data = await plain.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.arrayContaining([]) })
  await context.close()
})

test('an article shows what readers ask, and a sentence that is selected in its text can be asked about', async ({
  page,
}) => {
  await open(page, '/news-single/es-3')
  const questions = page.getByRole('region', { name: 'Preguntas frecuentes' })
  await expect(questions.locator('summary')).toHaveCount(5)
  await questions.locator('summary').first().click()
  await expect(questions.locator('details[open] p')).toBeVisible()
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
