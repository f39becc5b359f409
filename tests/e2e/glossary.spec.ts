import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, framesPainted, test } from './site.ts'
import { violationsInThemes } from './violations.ts'

const article = '/news-single/es-4'
const termOf = (page: Page) => page.locator('[data-term=haemoglobin]')
const noteOf = (page: Page) => page.getByRole('dialog', { name: 'hemoglobina' })

async function open(page: Page, path = article): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await termOf(page).scrollIntoViewIfNeeded()
  await framesPainted(page)
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isKept: true }))
const isKept = (page: Page) => page.evaluate(() => 'isKept' in globalThis)

/** The entry of the term, to which a step has led without loading the site anew. */
async function expectEntry(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/glossary#haemoglobin$/)
  await expect(page.locator('#haemoglobin')).toBeInViewport()
  await expect(page.locator('#haemoglobin')).toBeFocused()
  await expect(noteOf(page)).toBeHidden()
  expect(await isKept(page)).toBe(true)
}

test('with a mouse a term shows its definition, hides it, and leads to its entry', async ({ page }) => {
  const errors = consoleErrors(page)
  await open(page)
  await mark(page)
  await test.step('it is there under the pointer, and gone behind it', async () => {
    await termOf(page).hover()
    await expect(noteOf(page)).toContainText('La proteína roja de la sangre.')
    await page.clock.install()
    await noteOf(page).hover()
    await page.clock.runFor(2000)
    await expect(noteOf(page)).toBeVisible()
    await page.mouse.move(2, 2)
    await expect(noteOf(page)).toBeHidden()
    await page.clock.resume()
  })
  await test.step('Escape hides it and nothing else', async () => {
    await termOf(page).hover()
    await expect(noteOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(noteOf(page)).toBeHidden()
    await expect(page.locator('[data-zed-panel]')).toBeVisible()
  })
  await test.step('a click goes to the entry', async () => {
    await termOf(page).click()
    await expectEntry(page)
  })
  expect(errors).toEqual([])
})

test('with the keyboard a term opens its definition, and the focus comes back, goes on, or goes to its entry', async ({
  page,
}) => {
  await open(page)
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key}, and Escape gives the focus back`, async () => {
      await termOf(page).focus()
      await page.keyboard.press(key)
      await expect(noteOf(page)).toBeFocused()
      await expect(noteOf(page)).toHaveAccessibleDescription(/proteína roja de la sangre/)
      await page.keyboard.press('Tab')
      await expect(noteOf(page).getByRole('link', { name: 'Ver en el glosario' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(noteOf(page)).toBeHidden()
      await expect(termOf(page)).toBeFocused()
    })
  }
  await test.step('it has no violation in either theme', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Enter')
    await expect(noteOf(page)).toBeFocused()
    expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
  })
  await test.step('Tab leads on behind the term', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(noteOf(page)).toBeHidden()
    await expect(page.locator('[data-term=protein]')).toBeFocused()
  })
  await test.step('the way to its entry, and a step back, do not load the site anew', async () => {
    await mark(page)
    await termOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(noteOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectEntry(page)
    await page.keyboard.press('Tab')
    await expect(page.locator('#haemoglobin').getByRole('link').first()).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(article)
    expect(await isKept(page)).toBe(true)
  })
})

test('a term leads on to its entry, the site as it is, when the definitions cannot be had', async ({ page }) => {
  await page.route('**/api/**terms**', (route) => route.abort())
  await open(page)
  await mark(page)
  await termOf(page).focus()
  await page.keyboard.press('Enter')
  await expectEntry(page)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('a tap opens the definition inside of the screen, the next goes to the entry', async ({ page }) => {
    await open(page)
    await page.locator('main').evaluate((main) => {
      const shifts: string[] = []
      Object.assign(globalThis, { shifts, main })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
          const moved = entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML ?? node?.nodeName)
          shifts.push(`${entry.startTime} ms: ${moved.map((one) => one?.slice(0, 80)).join(' | ')}`)
        }
      }).observe({ type: 'layout-shift' })
    })
    await termOf(page).tap()
    await expect(noteOf(page)).toBeVisible()
    const box = await noteOf(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await termOf(page).tap()
    await expect(page).toHaveURL(/\/glossary#haemoglobin$/)
  })
})

test('a definition in English has no violation in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/news-single/4')
  await termOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'haemoglobin' })).toBeFocused()
  expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
})

test.describe('the glossary', () => {
  test('lists its terms by their letters, and leaves those that are looked for', async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto('/glossary')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glosario')
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(60)
    await page.getByRole('searchbox').fill('celula')
    await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ términos con «celula»\.$/)
    await expect(page.locator('#stem-cell')).toBeVisible()
    await expect(page.locator('#photon')).toBeHidden()
    await page.locator('#stem-cell').getByRole('link', { name: 'organoide' }).click()
    await expect(page.locator('#organoid')).toBeInViewport()
    expect(errors).toEqual([])
  })

  test('tells search engines its terms', async ({ page }) => {
    await page.goto('/en/glossary')
    const text = await page.locator('head script[type="application/ld+json"]').textContent()
    const set = JSON.parse(text ?? '') as { '@type': string; inLanguage: string; hasDefinedTerm: { name: string }[] }
    expect(set).toMatchObject({ '@type': 'DefinedTermSet', inLanguage: 'en' })
    expect(set.hasDefinedTerm.map(({ name }) => name)).toContain('quantum dot')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a term of an article leads to its entry', async ({ page }) => {
      await page.goto('/en/news-single/4')
      await termOf(page).click()
      await expect(page).toHaveURL(/\/en\/glossary#haemoglobin$/)
      await expect(page.locator('#haemoglobin')).toContainText('red')
    })
  })
})
