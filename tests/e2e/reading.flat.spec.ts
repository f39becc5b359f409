import { expect, type Locator, type Page } from '@playwright/test'
import { panelOf, soundsNow, soundsPlayed, test, watchSounds } from './site.ts'
import { field } from './talk-requests.ts'

/** The sentences of es-30 from the text on. */
const texts = [
  'Un virus sabe hacer algo que a la medicina le cuesta: meter un gen en una célula.',
  '¿Y si se aprovecha la caja y se tira lo demás?',
  'El virus adenoasociado se considera poco dañino: rara vez se ha relacionado con enfermedades.',
]

const bar = (page: Page) => page.getByRole('group', { name: 'Lectura en voz alta' })
const key = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const readButton = (page: Page) => page.getByRole('button', { name: 'Léemelo' })

/** Records the sentences that are lit, in later pages. */
async function watchLight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lit: string[] = []
    const set = HighlightRegistry.prototype.set
    HighlightRegistry.prototype.set = function (name, highlight) {
      if (name === 'read') for (const range of highlight) lit.push(String(range).replace(/\s+/g, ' '))
      return set.call(this, name, highlight)
    }
    Object.assign(window, { lit })
  })
}

const lit = (page: Page) => page.evaluate(() => (window as unknown as { lit: string[] }).lit)
const lastLit = async (page: Page) => (await lit(page)).at(-1)
const placeOf = async (page: Page) => Number((await bar(page).innerText()).match(/(\d+) \/ \d+/)?.[1])

async function openArticle(page: Page, address = '/es/news-single/es-30'): Promise<void> {
  await page.goto(address)
  await expect(readButton(page).or(page.getByRole('button', { name: 'Read it to me' }))).toBeVisible()
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not shown.')
  return box
}

function meet(a: Awaited<ReturnType<typeof boxOf>>, b: typeof a): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Select a paragraph's second sentence as a reader does, and have it read from there. */
async function readFrom(page: Page, words: string): Promise<void> {
  await page.getByText(words).evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(sought) ?? -1
      if (at < 0) continue
      getSelection()?.setBaseAndExtent(node, at, node, at + sought.length)
      return
    }
  }, words)
  await page.getByRole('button', { name: 'Leer desde aquí' }).click()
}

test.beforeEach(async ({ page }) => {
  await watchSounds(page)
  await watchLight(page)
})

test('an article is read sentence by sentence, each lit in its turn; a question pauses it, and it goes on', async ({
  page,
}) => {
  await openArticle(page)
  // Zed reads the summary meanwhile: he ceases.
  await readButton(page).click()
  await expect(bar(page)).toBeVisible()
  await expect.poll(async () => (await lit(page))[0]).toBe('Un virus vacío con un gen dentro')
  await readFrom(page, 'sabe hacer algo que a la medicina')
  const fromThere = async () => {
    const all = await lit(page)
    return all.slice(all.indexOf(texts[0] ?? ''), all.indexOf(texts[0] ?? '') + texts.length)
  }
  await expect.poll(fromThere, { timeout: 120_000 }).toEqual(texts)

  expect((await soundsNow(page)).length).toBeLessThanOrEqual(1)

  await field(page).fill('¿Qué es una cápside?')
  await field(page).press('Enter')
  await expect(bar(page)).toContainText('En pausa mientras hablas con Zed.')
  await expect(panelOf(page)).toContainText('¿Qué es una cápside?')
  const stood = await placeOf(page)
  const before = (await soundsPlayed(page)).length
  await expect.poll(async () => (await soundsPlayed(page)).length).toBe(before + 1)
  expect(await soundsNow(page)).toHaveLength(1)

  await key(page, 'Seguir').click()
  await expect.poll(async () => (await soundsPlayed(page)).length).toBeGreaterThan(before + 1)
  expect(await placeOf(page)).toBeGreaterThanOrEqual(stood)
  expect(await soundsNow(page)).toHaveLength(1)

  await key(page, 'Dejar de leer').click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => soundsNow(page)).toEqual([])
  expect(await page.evaluate(() => CSS.highlights.has('read'))).toBe(false)
})

test('the keys of the bar pause, go on, move by a sentence; Escape ends it, and so does the toggle of the language', async ({
  page,
}) => {
  await openArticle(page)
  await readButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(key(page, 'Pausar')).toBeFocused()
  await expect.poll(async () => (await soundsNow(page)).length).toBe(1)
  await page.keyboard.press('Space')
  await expect(key(page, 'Seguir')).toBeFocused()
  await expect.poll(() => soundsNow(page)).toEqual([])
  const stood = await placeOf(page)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await soundsNow(page)).length).toBe(1)
  await page.keyboard.press('Space')
  await key(page, 'Frase siguiente').click()
  await expect.poll(() => placeOf(page)).toBeGreaterThan(stood)
  await key(page, 'Frase anterior').click()
  await key(page, 'Pausar').click()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(readButton(page)).toBeFocused()
  await expect.poll(() => soundsNow(page)).toEqual([])

  await test.step('the toggle of the language', async () => {
    await readButton(page).click()
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('read'))).toBe(true)
    await page
      .locator('header')
      .getByRole('button', { name: /english/i })
      .click()
    await expect(page.getByRole('button', { name: 'Read it to me' })).toBeVisible()
    await expect(page.locator('[data-reading-bar]')).toHaveCount(0)
    expect(await page.evaluate(() => CSS.highlights.has('read'))).toBe(false)
  })
})

test('a network that fails is told where the reading stands, and it is taken up there', async ({ page }) => {
  await openArticle(page)
  await page.route(/\/api\/reading\/es-30\?sentence=11$/, (route) => route.abort())
  await readFrom(page, '¿Y si se aprovecha la caja')
  await expect(bar(page)).toContainText('No llega la voz.', { timeout: 120_000 })
  const stood = await placeOf(page)
  expect(stood).toBe(12)
  expect(await soundsNow(page)).toEqual([])
  await page.unroute(/\/api\/reading\/es-30\?sentence=11$/)
  await key(page, 'Seguir').click()
  await expect.poll(async () => (await soundsNow(page)).length).toBe(1)
  expect(await placeOf(page)).toBe(stood)
})

test('the page follows what is read, until the reader scrolls herself', async ({ page }) => {
  await openArticle(page)
  await readButton(page).click()
  await expect(key(page, 'Frase siguiente')).toBeEnabled()
  for (let press = 0; press < 15; press += 1) await key(page, 'Frase siguiente').click()
  const shown = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('read') ?? []
      const { top = 0, bottom = 0 } = (range as Range | undefined)?.getBoundingClientRect() ?? {}
      return top >= 64 && bottom <= innerHeight
    })
  // Once the page's own scrolling has ended: a wheel that turns meanwhile may lose to it.
  const scrollToTop = async () => {
    let last = -1
    await expect
      .poll(async () => {
        const before = last
        last = await page.evaluate(() => scrollY)
        return last === before
      })
      .toBe(true)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, -10_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await expect.poll(shown).toBe(true)
  await scrollToTop()
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await key(page, 'Frase siguiente').click()
  await expect.poll(shown).toBe(true)
  await scrollToTop()
  await key(page, 'Leer desde lo que se ve').click()
  await expect.poll(() => lastLit(page)).toBe('Un virus vacío con un gen dentro')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bar stands clear of the sheet, its keys are large, and an article is read', async ({ page }) => {
    await openArticle(page)
    await readButton(page).tap()
    await expect(bar(page)).toBeVisible()
    await expect.poll(async () => (await soundsNow(page)).length).toBe(1)
    const own = await boxOf(bar(page))
    expect(own.x).toBeGreaterThanOrEqual(0)
    expect(own.x + own.width).toBeLessThanOrEqual(390)
    expect(meet(own, await boxOf(panelOf(page)))).toBe(false)
    for (const one of await bar(page).getByRole('button').all()) {
      const { width, height } = await boxOf(one)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await key(page, 'Pausar').tap()
    await expect.poll(() => soundsNow(page)).toEqual([])
  })
})
