import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, panelOf, test } from './site.ts'
import { violationsOf } from './violations.ts'

const path = '/news-single/es-1'

async function openArticle(page: Page) {
  await page.goto(path)
  await hydrated(page)
  await panelOf(page)
    .getByRole('button', { name: /cerrar/i })
    .click()
  await expect(panelOf(page)).toBeHidden()
}

function progress(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('main [data-ink] > i')
    if (!bar || getComputedStyle(bar).display === 'none') return undefined
    return new DOMMatrix(getComputedStyle(bar, '::before').transform).a
  })
}

test('a heading is a link to itself', async ({ page }) => {
  const errors = consoleErrors(page)
  await openArticle(page)
  const heading = page.locator('main article h2[id^="s-"]').nth(1)
  const id = await heading.getAttribute('id')
  await heading.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  const header = (await page.locator('body > header').boundingBox())?.height ?? 0
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(header + 60)
  expect(errors).toEqual([])
})

test('the bar at the top tells how far the text is read, and stands still for who wants no motion', async ({
  page,
}) => {
  await openArticle(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => progress(page)).toBe(0)
  const sources = page.getByRole('heading', { name: 'Fuentes' })
  await sources.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect.poll(() => progress(page)).toBeGreaterThan(0.9)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await progress(page)).toBeUndefined()
})

test('the text grows in three steps and stays as it was set', async ({ page }) => {
  await openArticle(page)
  const size = () =>
    page
      .locator('main article p')
      .nth(4)
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const normal = await size()
  await page.getByRole('button', { name: 'Texto grande' }).click()
  await expect.poll(size).toBeGreaterThan(normal)
  const large = await size()
  await page.getByRole('button', { name: 'Texto muy grande' }).click()
  await expect.poll(size).toBeGreaterThan(large)
  const larger = await size()
  await page.reload()
  await hydrated(page)
  await expect.poll(size).toBe(larger)
})

test('the address of the article is copied where nothing can be shared with', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openArticle(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click()
  await expect(page.locator('main article').getByText('Enlace copiado').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news-single\/es-1$/)
})

const views = [
  { name: 'at 320 px', width: 320, height: 640, zoom: 1 },
  // A window of 1280 px at 200 % is 640 px wide.
  { name: 'at 200 % zoom', width: 640, height: 450, zoom: 2 },
]

for (const { name, width, height, zoom } of views) {
  for (const address of ['/', path]) {
    test(`${address} ${name} and with more contrast: nothing sticks out, nothing is wrong`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        deviceScaleFactor: zoom,
        contrast: 'more',
        reducedMotion: 'reduce',
        locale: 'es-ES',
      })
      const page = await context.newPage()
      await page.goto(address)
      await hydrated(page)
      const outside = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth
        const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, button, figcaption), header *')]
        return texts
          .filter((element) => {
            // Content of horizontal scroll containers may be wider than the page.
            for (let box = element.parentElement; box; box = box.parentElement)
              if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return false
            return true
          })
          .filter((element) => !element.closest('ol[tabindex], main nav, .visually-hidden, svg'))
          .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > edge + 1)
          .map((element) => element.outerHTML.slice(0, 120))
      })
      expect(outside).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await violationsOf(page)).toEqual([])
      await context.close()
    })
  }
}

for (const [id, kind] of [
  ['es-1', 'figure'],
  ['es-12', 'drawing'],
]) {
  test(`on paper a ${kind} leaves little of a page empty where it does not fit, and no page is empty`, async ({
    page,
  }) => {
    // Print area of an A4 sheet in px.
    const sheet = { width: 718, height: 1047 }
    await page.setViewportSize(sheet)
    await page.goto(`/news-single/${id}`)
    await hydrated(page)
    const figure = page.locator(`main figure[data-${kind}]`).first()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.locator('svg').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const piece = await figure.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const whole = getComputedStyle(element).breakInside === 'avoid'
      return (whole ? bottom : (element.querySelector('svg')?.getBoundingClientRect().bottom ?? bottom)) - top
    })
    expect(piece).toBeLessThan(sheet.height * 0.28)
    const afterTheEnd = () =>
      page.getByRole('main').evaluate((main) => {
        const shown = [...main.querySelectorAll('p, li, a')].map((element) => element.getBoundingClientRect())
        return (
          main.getBoundingClientRect().bottom -
          Math.max(...shown.filter(({ height }) => height > 0).map((box) => box.bottom))
        )
      })
    // The style sheet that hides deferred parts in print loads late.
    await expect.poll(afterTheEnd).toBeLessThan(100)
  })
}

test('on paper an article is its text, black on white, with the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  await hydrated(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const left of [page.locator('body > header'), page.locator('[data-site-footer]'), panelOf(page)]) {
    await expect(left).toBeHidden()
  }
  await expect(page.locator('[data-article-tools]')).toBeHidden()
  await expect(page.locator('[data-comment-form]')).toBeHidden()
  for (const left of ['#quiz', '#next-article', '#article-films']) await expect(page.locator(left)).toBeHidden()
  const plain = page.locator('main details').filter({ hasText: 'En palabras sencillas' })
  await expect(plain.locator('p')).toBeVisible()
  expect((await plain.locator('p').boundingBox())?.height).toBeGreaterThan(20)
  await expect(page.locator('[data-figure] .task').first()).toBeVisible()
  const left = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return text.getBoundingClientRect().left
      })
  expect(Math.abs((await left('main header [href*="/category/"]')) - (await left('main h1')))).toBeLessThan(3)
  // Names like nex-z never break across lines.
  const source = page.locator('main li', { hasText: 'nex-z' })
  const lines = await source.evaluate((item: HTMLElement) => {
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes('nex-z')) break
    const name = document.createRange()
    const from = texts.currentNode.textContent?.indexOf('nex-z') ?? 0
    name.setStart(texts.currentNode, from)
    name.setEnd(texts.currentNode, from + 5)
    return Array.from({ length: 60 }, (_, at) => {
      item.style.width = `${160 + at * 5}px`
      return new Set([...name.getClientRects()].map(({ top }) => top)).size
    })
  })
  expect(Math.max(...lines)).toBe(1)
  const printed = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    address: getComputedStyle(document.querySelector('main article a[href^="https://doi.org"]')!, '::after').content,
  }))
  expect(printed.paper).toBe('rgb(255, 255, 255)')
  expect(printed.address).toContain('https://doi.org')
})
