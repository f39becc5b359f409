import { expect, type Locator, type Page } from '@playwright/test'
import { translatePage } from '../e2e/browser-translation.ts'
import { hydrated, panelOf } from '../e2e/site.ts'
import { message } from './catalogues.ts'
import { addressOf, kindNamed, type Language, type PageKind } from './page-kinds.ts'
import { phone, test } from './visit.ts'

const kinds = ['home', 'article with a figure', 'short', 'search with hits', 'interaction'].map(kindNamed)
test.beforeEach(({ uncaughtErrors }) => uncaughtErrors.allow(/React error #418|Hydration failed/))
const softly = expect.configure({ soft: true })

async function expectWhole(page: Page, language: Language, when: string): Promise<void> {
  await softly(page.locator('main h1'), when).toBeVisible()
  await softly(page.locator('body'), when).not.toContainText(message(language, 'error_title'))
  await softly(page.locator('header a').first(), when).toBeVisible()
  await softly(page.locator('footer'), when).toBeAttached()
}

const press = (control: Locator, { hasFilm }: PageKind) => (hasFilm ? control.press('Enter') : control.tap())

for (const [at, kind] of kinds.entries()) {
  for (const when of ['before', 'after'] as const) {
    const language: Language = (at + (when === 'before' ? 0 : 1)) % 2 === 0 ? 'es' : 'en'
    test(`translated: ${kind.name}, ${language}, ${when} it wakes: the page and Zed go on`, async ({ visit }) => {
      const page = await visit(phone, { language, theme: 'light' })
      const own = (id: string) => message(language, id)
      const heading = page.locator('main h1')
      let title = ''
      if (when === 'before') {
        let wake = () => {}
        const asleep = new Promise<void>((resolve) => (wake = resolve))
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await asleep
          await route.continue()
        })
        await page.goto(addressOf(kind, language), { waitUntil: 'domcontentloaded' })
        title = (await heading.textContent()) ?? ''
        await translatePage(page)
        wake()
        await hydrated(page)
      } else {
        await page.goto(addressOf(kind, language))
        await hydrated(page)
        title = (await heading.textContent()) ?? ''
        await translatePage(page)
      }
      await page.evaluate(() => document.documentElement.classList.add('translated-ltr'))
      await expectWhole(page, language, 'on arrival')
      await softly(heading, 'the heading on arrival').toHaveText(title)

      const menu = page.locator('header [aria-haspopup=dialog]')
      await press(menu, kind)
      await softly(page.getByRole('dialog'), 'the menu').toBeVisible()
      await page.keyboard.press('Escape')
      await softly(page.getByRole('dialog'), 'the menu').toBeHidden()
      await expectWhole(page, language, 'after the menu')

      const panel = panelOf(page)
      if (await panel.isVisible()) {
        const raise = panel.getByRole('button', { name: own('panel_whole') })
        if (await raise.isVisible()) await raise.tap()
        const stop = panel.getByRole('button', { name: own('stop_speaking') })
        const field = panel.getByRole('textbox')
        await expect(field.or(stop).first(), 'Zed’s field').toBeVisible()
        if (await stop.isVisible()) await stop.tap()
        await expect(field, 'Zed’s field').toBeEditable()
        const question = language === 'es' ? '¿Qué es una nanopartícula?' : 'What is a nanoparticle?'
        await field.fill(question)
        await field.press('Enter')
        await softly(panel.getByRole('log'), 'the question').toContainText(question)
        await softly(panel.getByRole('log'), 'the answer').toContainText(/nan\S+[^?]*\./i)
        await expectWhole(page, language, 'after a question')
      }

      const other = language === 'es' ? 'en' : 'es'
      await press(page.locator('header button[lang]'), kind)
      await softly(page, 'the other language').toHaveTitle(/\S/)
      await softly
        .poll(() => page.evaluate(() => localStorage.getItem('language')), 'the language is chosen')
        .toBe(other)
      await expectWhole(page, other, 'after the other language')

      await page
        .locator('header a')
        .first()
        .evaluate((link: HTMLElement) => link.click())
      if (kind.name !== 'home') await softly(page, 'the way home').toHaveURL(new RegExp(`/(${other}/?)?$`))
      await page
        .locator('footer a[href$="/shorts"]')
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await softly(page, 'the way to the shorts').toHaveURL(/\/shorts$/)
      await expectWhole(page, other, 'on another page')
    })
  }
}
