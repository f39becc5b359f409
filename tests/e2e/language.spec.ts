import { expect, type Page } from '@playwright/test'
import spanish from '../../locales/es.json' with { type: 'json' }
import { hydrated, consoleErrors, test } from './site.ts'

const toggle = /english|español/i

/** Hydrates the parts that wait for interaction: React discards state updates during hydration. */
const partsAwake = (page: Page) => hydrated(page, 'footer input')

test('the toggle changes title, lang, dates and lists together, without a reload, and is remembered', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('button', { name: toggle })).toContainText('ENGLISH')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const spanishTitle = await page.title()
  const card = page.locator('main article a[href*="/news-single/"]').first()
  await expect(card).toHaveAttribute('href', /\/news-single\/es-\d+$/)
  const date = page.locator('main article time').first()
  await expect(date).toHaveText(/^\d{1,2} [a-z]{3,4} \d{4}$/)

  await page.getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: toggle })).toContainText('ESPAÑOL')
  await expect(card).toHaveAttribute('href', /\/news-single\/\d+$/)
  await expect(date).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('meta[name=description]')?.getAttribute('content')))
    .toMatch(/science/i)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  expect(spanishTitle).not.toBe('')

  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(errors).toEqual([])
})

test('an article gives way to its translation, in place', async ({ page }) => {
  await page.goto('/news-single/es-2')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await partsAwake(page)
  const before = await page.locator('h1').innerText()
  // A mouse click would scroll the header into view first.
  await page.getByRole('button', { name: toggle }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/news-single\/2$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('h1')).not.toHaveText(before)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await page.goBack()
  await expect(page).not.toHaveURL(/news-single/)
})

/** By keyboard: a mouse click would scroll the header into view first. */
async function toggleBelow(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 600))
  await partsAwake(page)
  await page.getByRole('button', { name: toggle }).evaluate((button) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

test('an address that pins a language keeps it for the visit; a toggle pins the new one and keeps the scroll position', async ({
  page,
}) => {
  await page.goto('/en/about-us')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await page.getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(/\/es\/privacy$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click()
  await expect(page).toHaveURL(/\/es\/about-us$/)
  await expect(page.locator('main h1')).toBeFocused()
  await toggleBelow(page)
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

for (const address of ['/es', '/es/shorts']) {
  test(`a toggle on ${address} keeps the scroll position`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await toggleBelow(page)
    await expect(page).toHaveURL(new RegExp(`${address.replace('/es', '/en')}/?$`))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })
}

test('what is typed in a form survives the toggle', async ({ page }) => {
  await page.goto('/news-single/es-1')
  await hydrated(page)
  const comment = page.locator('main form textarea').last()
  await comment.fill('¿Y cuánto mide eso?')
  await page.getByRole('button', { name: toggle }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main form textarea').last()).toHaveValue('¿Y cuánto mide eso?')
})

test('a stored choice counts where the cookie is gone', async ({ page, context }) => {
  await page.goto('/about-us')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await context.clearCookies()
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a click without a pointer, as screen readers and voices give it, takes no part of the page away', async ({
  page,
}) => {
  // A slow device is still hydrating parts at this point.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.goto('/news-single/es-1')
  await hydrated(page)
  await page.evaluate(() => {
    const parts = ['[data-site-footer]', '[data-comment-form]', '[data-figure]']
    const there = parts.filter((part) => document.querySelector(part))
    const lost = new Set<string>()
    new MutationObserver(() => {
      for (const part of there) if (!document.querySelector(part)) lost.add(part)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { there, lostParts: () => [...lost] })
    document.querySelector<HTMLElement>('header button[lang]')?.click()
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 120_000 })
  await expect(page.getByRole('contentinfo')).toContainText('Resources')
  // On a device too slow to hydrate in time the server has shown the page anew.
  const lost = await page.evaluate(() => (window as { lostParts?: () => string[] }).lostParts?.())
  expect(lost ?? []).toEqual([])
})

test('no key of a message is ever seen, nor heard', async ({ page }) => {
  const keys = Object.keys(spanish)
  await page.addInitScript((known) => {
    const seen = new Set<string>()
    const look = (root: Node) => {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = root; node; node = nodes.nextNode()) {
        if (node instanceof Element) seen.add(node.getAttribute('aria-label') ?? '')
        else seen.add(node.nodeValue?.trim() ?? '')
      }
    }
    // Observes changes, because reading the whole page each time takes half a minute.
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'attributes') seen.add((target as Element).getAttribute('aria-label') ?? '')
        else if (type === 'characterData') look(target)
        else for (const added of addedNodes) look(added)
      }
    }).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-label'],
      characterData: true,
    })
    Object.assign(window, { seenKeys: () => known.filter((key) => key.includes('_') && seen.has(key)) })
  }, keys)
  for (const path of ['/news-single/es-1', '/interaction', '/shorts/Nanotecnolog%C3%ADa/1']) {
    await page.goto(path)
    await hydrated(page)
    await page.mouse.click(3, 450)
    await page.locator('header button[lang]').click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /open the menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seenKeys: () => string[] }).seenKeys())).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('header button[lang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  }
})
