import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, panelOf, test } from './site.ts'

const path = '/news-single/es-1'

function progress(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('main [data-ink] > i')
    if (!bar || getComputedStyle(bar).display === 'none') return undefined
    return new DOMMatrix(getComputedStyle(bar, '::before').transform).a
  })
}

test('a heading is a link to itself, a bar tells how far the text is read, the text grows, its address is copied', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Nothing here needs Zed.
  await page.addInitScript(() => sessionStorage.setItem('zed-sheet', 'closed'))
  await page.goto(path)
  await hydrated(page)

  await test.step('the address of the article is copied where nothing can be shared with', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
    await page.getByRole('main').getByRole('button', { name: 'Compartir' }).click()
    await expect(page.locator('main article').getByText('Enlace copiado').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news-single\/es-1$/)
  })

  await test.step('a heading is a link to itself', async () => {
    const heading = page.locator('main article h2[id^="s-"]').nth(1)
    const id = await heading.getAttribute('id')
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    const header = (await page.locator('body > header').boundingBox())?.height ?? 0
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(header + 60)
    expect(errors).toEqual([])
  })

  await test.step('the bar at the top tells how far the text is read, and stands still for who wants no motion', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => progress(page)).toBe(0)
    const sources = page.getByRole('heading', { name: 'Fuentes' })
    await sources.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect.poll(() => progress(page)).toBeGreaterThan(0.9)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await progress(page)).toBeUndefined()
  })

  await test.step('the text grows in three steps and stays as it was set', async () => {
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
})

// Print area of an A4 sheet in px.
const sheet = { width: 718, height: 1047 }

async function expectPagesFilled(page: Page, kind: 'figure' | 'drawing'): Promise<void> {
  const figure = page.locator(`main figure[data-${kind}]`).first()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.locator('svg').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const piece = await figure.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const whole = getComputedStyle(element).breakInside === 'avoid'
    return (whole ? bottom : (element.querySelector('svg')?.getBoundingClientRect().bottom ?? bottom)) - top
  })
  expect(piece, `a ${kind} leaves little of a page empty where it does not fit`).toBeLessThan(sheet.height * 0.28)
  const afterTheEnd = () =>
    page.getByRole('main').evaluate((main) => {
      const shown = [...main.querySelectorAll('p, li, a')].map((element) => element.getBoundingClientRect())
      return (
        main.getBoundingClientRect().bottom -
        Math.max(...shown.filter(({ height }) => height > 0).map((box) => box.bottom))
      )
    })
  // The style sheet that hides deferred parts in print loads late.
  await expect.poll(afterTheEnd, { message: 'no page is empty' }).toBeLessThan(100)
}

test('on paper a drawing leaves little of a page empty where it does not fit, and no page is empty', async ({
  page,
}) => {
  await page.setViewportSize(sheet)
  await page.goto('/news-single/es-12')
  await hydrated(page)
  await expectPagesFilled(page, 'drawing')
})

test('on paper an article is its text, black on white, with the addresses of its links, and fills its pages', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(sheet)
  await page.goto(path)
  await hydrated(page)
  await test.step('its pages are full', () => expectPagesFilled(page, 'figure'))
  await page.setViewportSize({ width: 1440, height: 900 })
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
