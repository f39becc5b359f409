import type { Page } from '@playwright/test'

// Parts start and end on the Spanish home page, and keep no element handles, which would leak the page.

const home = /:\d+\/$/
const openArticle = 'main article a[href*="/news-single/"]'
const openFilm = 'main li:not([aria-hidden]) a'
const article = /\/news-single\//
const short = /\/shorts\/.+\//

const panelOf = (page: Page) => page.locator('[data-zed-panel]')
const spokenWord = (page: Page) => panelOf(page).locator('mark').first()

export async function beginVisit(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Follows a visible link and waits until the new page has focus. By keyboard, which scrolls carousels. */
async function follow(page: Page, link: string, address: RegExp, which = 0): Promise<void> {
  const links = page.locator(link).filter({ visible: true })
  await links.first().waitFor()
  await links.nth(which % (await links.count())).press('Enter')
  await arrive(page, address)
}

async function arrive(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address)
  await page.locator('html:not([data-navigating]) main h1:focus').waitFor({ state: 'attached' })
}

const goHome = (page: Page) => follow(page, 'header a', home)

export async function openAndClosePanel(page: Page): Promise<void> {
  await openPanel(page)
  await page.keyboard.press('Escape')
  await panelOf(page).waitFor({ state: 'detached' })
}

async function openPanel(page: Page): Promise<void> {
  await page.locator('button[data-opens-zed]').first().click()
  await panelOf(page).waitFor()
}

async function closePanel(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Cerrar' }).click()
  await panelOf(page).waitFor({ state: 'detached' })
}

/** Navigations per round trip. */
export const roundTripLength = 8

export async function roundTrip(page: Page): Promise<void> {
  await follow(page, openArticle, article)
  await follow(page, 'main article a[href^="/category/"]', /\/category\//)
  await follow(page, 'header a[href="/shorts"]', /\/shorts$/)
  await page.locator('main [data-engine]').first().waitFor()
  await openShort(page)
  await page.waitForFunction(() => document.querySelector<HTMLTrackElement>('track[srclang=es]')?.readyState === 2)
  await follow(page, 'header a[href="/search"]', /\/search$/)
  await follow(page, 'footer a[href="/glossary"]', /\/glossary$/)
  await page.goBack()
  // The URL changes before the page: wait for what only this page has, or its heading steals the focus.
  await page.locator('main form[role=search]').waitFor()
  await arrive(page, /\/search$/)
  await goHome(page)
}

async function openShort(page: Page, which = 0): Promise<void> {
  await follow(page, openFilm, short, which)
  await controlsOf(page).waitFor()
}

const controlsOf = (page: Page) => page.locator('[data-player] select').first()

/** Activities besides navigation; `lap` varies article, film, or word. */
export const activities: Record<string, (page: Page, lap: number) => Promise<void>> = {
  async 'hears an article'(page, lap) {
    await follow(page, openArticle, article, lap)
    await spokenWord(page).waitFor()
    const term = page.locator('main [data-term]').first()
    if (await term.isVisible()) await term.hover()
    await closePanel(page)
    await goHome(page)
  },
  async 'asks Zed'(page, lap) {
    await openPanel(page)
    await spokenWord(page).waitFor()
    await panelOf(page).getByRole('button', { name: 'Parar' }).click()
    const field = panelOf(page).getByRole('textbox')
    await field.fill(`¿Qué es ${wordOf(lap)}?`)
    await field.press('Enter')
    await spokenWord(page).waitFor()
    await closePanel(page)
  },
  async 'watches a short'(page, lap) {
    await follow(page, 'header a[href="/shorts"]', /\/shorts$/)
    await page.locator('main [data-engine]').nth(3).waitFor()
    // The last row doesn't move.
    await page.getByRole('button', { name: 'Siguientes cortos' }).last().click()
    await openShort(page, lap)
    await page.getByRole('region', { name: 'Texto del vídeo' }).getByRole('button').nth(1).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
    await goHome(page)
  },
  async 'goes through shorts on a phone'(page, lap) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await follow(page, 'header a[href="/shorts"]', /\/shorts$/)
    await openShort(page, lap)
    const before = page.url()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[data-short]').nth(1).waitFor()
    // The last short has no successor.
    const isLast = (await page.locator('[data-short]').last().getAttribute('inert')) === null
    await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown')
    await page.waitForURL((url) => url.href !== before)
    await page.setViewportSize({ width, height })
    await goHome(page)
  },
  async 'watches how a device works'(page, lap) {
    await follow(page, 'header a[href="/retroengineering"]', /\/retroengineering$/)
    await follow(page, 'main ol a', /\/retroengineering\/./, lap)
    await controlsOf(page).waitFor()
    await page.keyboard.press('c')
    await goHome(page)
  },
  async 'meets the makers'(page) {
    await follow(page, 'header a[href="/about-us"]', /\/about-us$/)
    await controlsOf(page).waitFor()
    await goHome(page)
  },
  async searches(page, lap) {
    await follow(page, 'header a[href="/search"]', /\/search$/)
    await page.getByRole('searchbox').fill(wordOf(lap))
    await page.waitForURL(/\?q=/)
    await goHome(page)
  },
  async 'looks a word up'(page, lap) {
    await follow(page, 'footer a[href="/glossary"]', /\/glossary$/)
    await page.getByRole('searchbox').fill(wordOf(lap))
    await goHome(page)
  },
  async 'changes the language'(page) {
    for (const [button, language] of [
      [/english/i, 'en'],
      [/español/i, 'es'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: button }).click()
      await page.locator(`html[lang=${language}]`).waitFor()
    }
  },
  async 'changes the theme'(page) {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? '')
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await theme()
      await page.getByRole('banner').getByRole('button', { name: 'claro y oscuro' }).click()
      await page.waitForFunction((was) => (document.documentElement.dataset['theme'] ?? '') !== was, before)
    }
  },
  async 'opens the menu'(page) {
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
}

function wordOf(lap: number): string {
  const words = ['luz', 'bacteria', 'grafeno', 'proteína', 'neurona', 'nanopartícula', 'láser', 'agua']
  return words[lap % words.length] ?? ''
}
