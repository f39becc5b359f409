import { expect } from '@playwright/test'
import { hydrated, consoleErrors, panelOf, test } from './site.ts'
import { violationsInThemes } from './violations.ts'

test('a new page starts at its top, a navigation to it again is ignored, and its link leads to Zed', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await test.step('it starts at its top, with the focus on its heading', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.locator('main h1')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
  await test.step('a navigation to the address that is shown is ignored', async () => {
    const before = await page.evaluate(() => history.length)
    await page.evaluate(() => window.scrollTo(0, 200))
    const { scrolled } = await page.evaluate(() => ({ scrolled: window.scrollY }))
    await page.locator('header nav a[href="/about-us"]').evaluate((link: HTMLElement) => link.click())
    await page.locator('header nav a[href="/about-us"]').evaluate((link: HTMLElement) => link.click())
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
  await test.step('the talk-to-Zed link shows while Zed can be talked to and his panel is hidden', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    const link = page.getByRole('banner').getByRole('link', { name: /Habla con Zed/ })
    await link.click()
    await expect(page).toHaveURL(/\/interaction$/)
    await expect(panelOf(page)).toBeVisible()
    await expect(link).toBeHidden()
  })
})

test('the address changes only when the new page is there', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/news/**', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('header a[href="/"]').click()
  await expect(page.locator('html[data-navigating]')).toHaveCount(1)
  expect(page.url()).toMatch(/\/about-us$/)
  release()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await expect(page.locator('html[data-navigating]')).toHaveCount(0)
})

test('a view that the browser stored before views had dates and sizes in words is shown all the same', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.route(/\/api\/(news|videos)\//, async (route) => {
    const view = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'application/json',
      body: view.replace(/,?"(dateText|updatedText|scaleText)":"[^"]*"/g, '').replace(/"landmarks":\[[^\]]*\],/, ''),
    })
  })
  const day = /^\d{4}-\d\d-\d\d$/
  await page.goto('/about-us')
  await hydrated(page)
  await page.locator('header a[href="/"]').click()
  await expect(page).not.toHaveURL(/about-us/)
  await expect(page.locator('main article time').first()).toHaveText(day)
  await expect(page.locator('[data-ruler-mark]').first()).not.toHaveAttribute('aria-label', /undefined|,\s*$/)
  await page.locator('main article h2 a').first().click()
  await expect(page).toHaveURL(/news-single/)
  await expect(page.locator('main header time').first()).toHaveText(day)
  await page.goBack()
  await page.locator('main a[href*="/shorts/"]').first().click()
  await expect(page).toHaveURL(/\/shorts\/./)
  await expect(page.locator('main time').first()).toContainText(/\d{4}-\d\d-\d\d/)
  await expect(page.locator('body')).not.toContainText('undefined')
  expect(errors).toEqual([])
})

test('an article whose fetch fails says so in the words of the specification', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.route('**/api/news/**', (route) => route.abort())
  await page.locator('main article a[href*="/news-single/"]').first().click()
  await expect(page.locator('main')).toContainText('Loading news or news not found.')
})

test('a picture that fails gives way to the placeholder', async ({ page }) => {
  await page.route(/\/pictures\/(?!placeholder|desks).*\.(webp|avif)$/, (route) => route.abort())
  await page.goto('/news-single/es-1')
  await hydrated(page)
  const picture = page.locator('main figure img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('placeholder')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the side panel opens, keeps the focus, gives it back, has no violation, and has edges without colours of its own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Abrir el menú' })
  const dialog = page.getByRole('dialog')
  await test.step('focus', async () => {
    await button.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  })
  await test.step('axe', async () => {
    expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
  })
  await test.step('Escape', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('edges of the header, its button for Zed and the menu', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const edge = (selector: string, side: string) =>
      page
        .locator(selector)
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(`border-${name}-width`), side)
    expect(await edge('body > header', 'bottom')).not.toBe('0px')
    expect(await edge('header [data-opens-zed]', 'top')).not.toBe('0px')
    await button.click()
    await expect(dialog).toBeVisible()
    expect(await edge('dialog', 'left')).not.toBe('0px')
  })
})

test("a card's picture grows into the article's, and nothing moves for those who want it so", async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = start.call(this, update)
      void transition.ready.then(
        () =>
          moved.push(
            ...document
              .getAnimations()
              .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '')),
          ),
        () => moved.push('skipped'),
      )
      return transition
    }
  })
  const movedOf = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  await page.goto('/')
  await hydrated(page)
  await page.locator('main article a[href*="/news-single/"]').first().click()
  await expect(page).toHaveURL(/news-single/)
  await expect.poll(movedOf).toContain('::view-transition-group(specimen)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await page.locator('main article a[href*="/news-single/"]').first().click()
  await expect(page).toHaveURL(/news-single/)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await movedOf()).not.toContain('::view-transition-group(specimen)')
})

test('from the front page to an article, back, and on to a page with many pictures', async ({ page }) => {
  const skipped: string[] = []
  page.on('console', (message) => {
    if (/transition/i.test(message.text())) skipped.push(message.text())
  })
  await page.goto('/')
  await hydrated(page)
  await page.locator('main article a[href*="/news-single/"]').first().click()
  await expect(page).toHaveURL(/news-single/)
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('main h1')).toBeFocused()
  await page.locator('header nav a[href="/about-us"]').click()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(skipped).toEqual([])
})

test('the last of several quick navigations is the page that is shown', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page)
  const links = ['/retroengineering', '/about-us', '/shorts', '/retroengineering', '/about-us', '/shorts']
  for (const href of links) await page.locator(`header a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/shorts$/)
  await expect(page.locator('main h1')).toHaveText(/Cortos/i)
  for (const href of links) {
    await page.locator(`header nav a[href="${href}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  }
  for (const href of links) {
    await page.locator(`header nav a[href="${href}"]`).click({ noWaitAfter: true })
    await page.goBack()
  }
  await page.locator('header a[href="/search"]').click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.locator('main h1')).toBeFocused()
})

test('a link whose part has not woken yet leads on like any other', async ({ page }) => {
  await page.route(/\/assets\/footer.*\.js$/, () => {})
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
})
