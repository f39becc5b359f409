import { expect, type Locator, type Page } from '@playwright/test'
import { framesPainted, hydrated, test } from './site.ts'
import { violationsInThemes } from './violations.ts'

const path = '/en/news-single/1'
const sizes = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
]

const plainWords = (page: Page) => page.locator('main details').filter({ hasText: 'In plain words' })
const quizOf = (page: Page) => page.getByRole('region', { name: 'What do you remember?' })
const questionsOf = (page: Page) =>
  quizOf(page)
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })

/** Opened as a reader does who has closed Zed's panel. */
async function openArticle(page: Page, address: string) {
  await page.addInitScript(() => sessionStorage.setItem('zed-sheet', 'closed'))
  await page.goto(address)
  await hydrated(page)
}

async function heightOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.height ?? 0
}

for (const { hasTouch, ...viewport } of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch })

    test('an article has its plain words and its quiz, by touch or mouse and by keys, in the language of the page', async ({
      page,
    }) => {
      if (hasTouch) await openArticle(page, path)
      else
        await test.step('both follow the language of the page', async () => {
          await openArticle(page, '/news-single/es-1')
          await expect(page.getByText('En palabras sencillas')).toBeVisible()
          await page
            .getByRole('button', { name: /english/i })
            .first()
            .click()
          await expect(plainWords(page)).toBeVisible()
          await expect(quizOf(page).getByText('What opens a lipid particle inside the cell?')).toBeAttached()
        })

      await test.step('the plain words stand before the text, closed, and open', async () => {
        const summary = plainWords(page).locator('summary')
        expect(await heightOf(summary)).toBeGreaterThanOrEqual(44)
        await expect(plainWords(page).getByText(/^Cells, the tiny living parts/)).toBeHidden()
        await (hasTouch ? summary.tap() : summary.press('Enter'))
        await expect(plainWords(page).getByText(/^Cells, the tiny living parts/)).toBeVisible()
        const order = await page.evaluate(() => {
          const text = document.querySelector('main [data-sections]')
          const details = document.querySelector('main details')
          return details && text && details.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING
        })
        expect(order).toBeTruthy()
      })

      await test.step('the quiz is answered, tells the right ones, and begins again', async () => {
        await hydrated(page, '#quiz')
        const questions = questionsOf(page)
        await expect(questions).toHaveCount(3)
        const press = async (place: Locator) => {
          await place.scrollIntoViewIfNeeded()
          await framesPainted(page)
          await (hasTouch ? place.tap() : place.click())
        }
        const choices = questions.first().locator('label')
        for (const choice of await choices.all()) expect(await heightOf(choice)).toBeGreaterThanOrEqual(44)
        await press(choices.first())
        await expect(questions.first().getByRole('status')).toHaveText(/^Not quite\. The right answer is “Nothing: /)
        await press(questions.nth(1).locator('label', { hasText: 'Acid that charges one of its lipids' }))
        await expect(questions.nth(1).getByRole('status')).toHaveText(/^That’s right! Acid gives/)
        await press(questions.nth(2).locator('label', { hasText: 'They pick up a protein that liver cells recognise' }))
        await expect(quizOf(page).getByText('You got 2 of 3 right')).toBeVisible()
        expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
        const again = quizOf(page).getByRole('button', { name: 'Try again' })
        expect(await heightOf(again)).toBeGreaterThanOrEqual(44)
        await press(again)
        await expect(quizOf(page).getByRole('radio', { checked: true })).toHaveCount(0)
        await expect(quizOf(page).getByRole('heading')).toBeFocused()
      })

      await test.step('arrow keys look at the choices; space answers', async () => {
        const question = questionsOf(page).first()
        await question.getByRole('radio').first().focus()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await expect(question.getByRole('radio').nth(2)).toBeFocused()
        await expect(question.getByRole('status')).toBeEmpty()
        await page.keyboard.press('Space')
        await expect(question.getByRole('status')).toHaveText(/^That’s right!/)
        await page.keyboard.press('Tab')
        await expect(questionsOf(page).nth(1).getByRole('radio').first()).toBeFocused()
      })
    })
  })
}

test('a choice made before the quiz listens is answered once it does', async ({ page }) => {
  await page.goto(path)
  const radio = questionsOf(page).first().getByRole('radio').nth(2)
  const isEarly = await radio.evaluate((element: HTMLInputElement) => {
    const early = element.closest('[data-dehydrated]') !== null
    element.click()
    element.focus()
    return early
  })
  expect(isEarly).toBe(true)
  await expect(questionsOf(page).first().getByRole('status')).toHaveText(/^That’s right!/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the plain words open, and each question has its answer in a closed part', async ({ page }) => {
    await page.goto(path)
    await plainWords(page).locator('summary').click()
    await expect(plainWords(page).getByText(/^Cells, the tiny living parts/)).toBeVisible()
    const question = quizOf(page).locator('fieldset').first()
    // Choices are only text, because a radio button would do nothing without script.
    await expect(question.locator('label')).toHaveCount(3)
    await expect(question.getByRole('radio')).toHaveCount(0)
    const summary = question.getByText('Show the answer')
    expect(await heightOf(summary)).toBeGreaterThanOrEqual(44)
    await summary.click()
    await expect(question.getByText(/^Nothing: it leaves the DNA as it is\. Messenger/)).toBeVisible()
  })
})
