import { expect, type Locator, type Page } from '@playwright/test'
import { atRest, consoleErrors, hydrated, settled, test } from './site.ts'
import { violationsInThemes } from './violations.ts'

const statusOf = (page: Page) => page.getByRole('main').getByRole('status')

async function fieldAwake(page: Page): Promise<void> {
  await hydrated(page)
  await hydrated(page, 'input[name=q]')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form finds articles, in the language of the address', async ({ page }) => {
    await page.goto('/en/search')
    await page.getByRole('searchbox').fill('butterflys')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=butterflys$/)
    await expect(page.getByRole('searchbox')).toHaveValue('butterflys')
    await expect(page.locator('main article').first()).toContainText('butterfly')
    expect(await page.locator('main mark').count()).toBeGreaterThan(0)
  })
})

test.describe('the HTML as sent', () => {
  test('holds the results, and is not to be found when it does', async ({ request }) => {
    const html = await (await request.get('/search?q=azul')).text()
    expect(html).toMatch(/<mark[^>]*>azul<\/mark>/)
    expect(html).toMatch(/<title>[^<]*azul/)
    expect(html).toContain('noindex')
    expect(await (await request.get('/search')).text()).not.toContain('noindex')
  })

  test('takes anything that is no query for none', async ({ request }) => {
    for (const query of ['a'.repeat(101), '{"a":1}', '["azul"]', 'null']) {
      const response = await request.get(`/search?q=${encodeURIComponent(query)}`)
      expect(response.status(), query).toBe(200)
      expect(await response.text(), query).toMatch(/name="q" value=""/)
    }
  })

  test('shows what was typed as text', async ({ request }) => {
    const html = await (await request.get(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)).text()
    expect(html).not.toContain('<img src=x')
  })
})

test('the endpoint refuses what is no request', async ({ request }) => {
  expect((await request.get('/api/search?language=es&q=azul')).status()).toBe(200)
  expect((await request.get('/api/search?q=azul')).status()).toBe(400)
  expect((await request.get(`/api/search?language=es&q=${'a'.repeat(101)}`)).status()).toBe(400)
  expect((await request.post('/api/search?language=es&q=azul')).status()).toBe(405)
})

test('finds as you type, with one request a pause, the address following without steps', async ({ page }) => {
  const errors = consoleErrors(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url())
  })
  await page.goto('/')
  await page.goto('/search')
  await fieldAwake(page)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('mariposas')
  await expect(statusOf(page)).toContainText('«mariposas»')
  await expect(page).toHaveURL(/\/search\?q=mariposas$/)
  await expect(page).toHaveTitle(/mariposas/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(asked).toHaveLength(1)
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL(/\/search$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  expect(errors).toEqual([])
})

test('turns to the other language with its query, and comes back from an article to it', async ({ page }) => {
  await page.goto('/search?q=morpho')
  await hydrated(page)
  await page.getByRole('button', { name: /ENGLISH/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('searchbox')).toHaveValue('morpho')
  await expect(statusOf(page)).toContainText('“morpho”')
  const result = page.locator('main article h3 a').first()
  const title = await result.textContent()
  await result.click()
  await expect(page.locator('main h1')).toHaveText(title ?? '')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('morpho')
  await expect(page.locator('main article h3 a').first()).toHaveText(title ?? '')
})

test('keeps the text and offers another try when the network fails', async ({ page }) => {
  await page.goto('/search')
  await fieldAwake(page)
  await page.route('**/api/search**', (route) => route.abort())
  await page.getByRole('searchbox').fill('azul')
  await expect(statusOf(page)).toContainText('La búsqueda ha fallado')
  await expect(page.getByRole('searchbox')).toHaveValue('azul')
  await page.unroute('**/api/search**')
  await page.getByRole('button', { name: 'Intentarlo otra vez' }).click()
  await expect(statusOf(page)).toContainText('«azul»')
})

for (const path of ['/search', '/search?q=azul', '/en/search?q=blue', '/en/search?q=zzzzz']) {
  test(`${path} has no violation in either theme and does not scroll sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0)
      const films = page.locator('main article span[data-shape="wide"]')
      if (path.includes('azul')) await expect(films.first()).toBeVisible()
      for (const film of await films.all()) {
        const [picture, length] = [await film.boundingBox(), await film.locator('.mono').boundingBox()]
        if (!picture || !length) throw new Error('The picture is not shown.')
        expect(picture.width / picture.height, 'a wide film is shown whole').toBeCloseTo(16 / 9, 1)
        const share = (length.width * length.height) / (picture.width * picture.height)
        expect(share, 'its length covers little of it').toBeLessThan(0.2)
      }
    }
  })
}

test('selects the text under a title by dragging over it, and follows a click on that text', async ({ page }) => {
  await page.goto('/search?q=adn')
  await hydrated(page)
  const row = page.locator('main article').first()
  const snippet = row.locator('h3 + p')
  const box = await snippet.boundingBox()
  if (!box) throw new Error('The text is not shown.')
  const y = box.y + 14
  await page.mouse.move(box.x + 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, y, { steps: 6 })
  await page.mouse.up()
  expect((await page.evaluate(() => getSelection()?.toString() ?? '')).length).toBeGreaterThan(3)
  await expect(page).toHaveURL(/\/search\?q=adn$/)
  const title = (await row.locator('h3').textContent()) ?? ''
  await snippet.click({ position: { x: 20, y: box.height - 6 } })
  await expect(page.locator('main h1')).toHaveText(title)
})

/** Drags the mouse over a title's first line; returns the selected text. */
async function selectTitle(title: Locator): Promise<string> {
  await title.scrollIntoViewIfNeeded()
  await atRest(title)
  const line = await title.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    const [{ x, y, width, height } = new DOMRect()] = range.getClientRects()
    return { x, y: y + height / 2, width }
  })
  const { mouse } = title.page()
  await mouse.move(line.x + 3, line.y)
  await mouse.down()
  await mouse.move(line.x + line.width * 0.7, line.y, { steps: 6 })
  await mouse.up()
  return title.page().evaluate(() => getSelection()?.toString() ?? '')
}

const listed = [
  ['/', 'the newest texts of the home page', '[aria-labelledby="home-fresh"] li a'],
  ['/retroengineering/1', 'the films after a film', 'main li a [data-scale]'],
  ['/contact', 'the menu', 'dialog li a[href*="news-single"]'],
] as const

for (const [path, place, sought] of listed) {
  test(`lets titles be selected by dragging in ${place}, and follows a click`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    if (place === 'the menu') await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const address = page.url()
    const title = page.locator(sought).first()
    const selected = await selectTitle(title)
    expect(selected.length).toBeGreaterThan(1)
    expect(await title.textContent()).toContain(selected)
    expect(page.url()).toBe(address)
    await title.click()
    await expect(page).not.toHaveURL(address)
  })
}

for (const path of ['/', '/search?q=adn', '/retroengineering', '/category/nanomedicine', '/news-single/es-1']) {
  test(`${path} lets the titles of its cards be selected by dragging; all of a card still is its link`, async ({
    page,
  }) => {
    if (path.includes('news-single')) await page.addInitScript(() => sessionStorage.setItem('zed-sheet', 'closed'))
    await page.goto(path)
    await settled(page)
    const address = page.url()
    const titles = page.locator('main .whole-link :is(h2, h3, h4) a')
    for (const title of [titles.first(), titles.last()]) {
      const selected = await selectTitle(title)
      expect(selected.length).toBeGreaterThan(1)
      expect(await title.textContent()).toContain(selected)
    }
    expect(page.url()).toBe(address)
    const uncovered = await page.locator('main .whole-link').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const link = card.querySelector(':is(h2, h3, h4) a')
        return [...card.querySelectorAll('picture, img')].flatMap((picture) => {
          picture.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = picture.getBoundingClientRect()
          // Zed's panel may cover it completely.
          const met = document
            .elementsFromPoint(x + width / 2, y + height / 2)
            .find((element) => card.contains(element))
          return width === 0 || met === link ? [] : [card.textContent]
        })
      }),
    )
    expect(uncovered).toEqual([])
    const title = titles.first()
    const words = (await title.textContent()) ?? ''
    await title.click()
    await expect(page.locator('main h1')).toHaveText(words)
  })
}
