import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'
import { field } from './talk-requests.ts'

const sizes = [
  ['a small phone', 320, 640],
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
  ['a phone on its side', 844, 390],
  ['a small desk', 1024, 768],
  ['a desk', 1280, 800],
  ['a wide desk', 1440, 900],
] as const

/** This test needs no voice. */
test.beforeEach(({ page }) => page.route('**/api/talk', (route) => route.fulfill({ status: 503, body: '' })))

type Box = { x: number; y: number; width: number; height: number } | null
const overlap = (a: Box, b: Box) =>
  a !== null &&
  b !== null &&
  a.x < b.x + b.width - 1 &&
  b.x < a.x + a.width - 1 &&
  a.y < b.y + b.height - 1 &&
  b.y < a.y + a.height - 1

/** The sheet's handle is drawn in the center of the button's `::before`. */
async function handleOf(page: Page): Promise<Box> {
  const panel = await panelOf(page).boundingBox()
  const drawn = await panelOf(page)
    .locator('[data-part="size"]')
    .evaluate((size) => {
      const { content, left, width } = getComputedStyle(size, '::before')
      return content === 'none' ? null : Number.parseFloat(left) + Number.parseFloat(width) / 2
    })
  return panel && drawn !== null && Number.isFinite(drawn)
    ? { x: panel.x + drawn - 20, y: panel.y + 4, width: 40, height: 4 }
    : null
}

for (const language of ['es', 'en'] as const) {
  const path = language === 'es' ? '/es/news-single/es-1' : '/en/news-single/1'

  test(`beside an article Zed leaves headline and text to be read, at every size (${language})`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const [name, width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const panel = panelOf(page)
      const box = await panel.boundingBox()
      expect(overlap(box, await page.locator('main h1').boundingBox()), `headline on ${name}`).toBe(false)
      if (width < 1200) expect((box?.height ?? 0) / height, `share of ${name}`).toBeLessThanOrEqual(1 / 3 + 0.01)
      else {
        const text = await page.locator('main article p').nth(4).boundingBox()
        expect(text && box && text.x + text.width <= box.x, `text column on ${name}`).toBe(true)
      }
      if (width === 1440) {
        expect(box?.width, `width on ${name}`).toBeCloseTo(width * 0.43, -1)
        expect(box?.height, `height on ${name}`).toBeCloseTo(height * 0.6, -1)
      }
      await expect(field(page), `field on ${name}`).toBeInViewport({ ratio: 1 })
      await expect(panel.locator('li button').first(), `a question on ${name}`).toBeInViewport({ ratio: 0.6 })
      for (const control of await panel.locator('[data-part="head"] button:visible').all())
        await expect(control, `controls on ${name}`).toBeInViewport({ ratio: 1 })
      const handle = await handleOf(page)
      if (handle) expect(overlap(handle, await panel.getByRole('log').boundingBox()), `handle on ${name}`).toBe(false)
    }
  })

  test(`on his own page the field and the starters are there at once, also after a sheet was raised (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    await panelOf(page).locator('[data-part="size"]').click()
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`/${language}/interaction`)
    for (const [name, width, height] of [['the smallest phone', 320, 568], ...sizes.slice(0, 2), sizes[3]] as const) {
      await page.setViewportSize({ width, height })
      await expect(field(page), `field on ${name}`).toBeInViewport({ ratio: 1 })
      await expect(panelOf(page).locator('li button'), `starters on ${name}`).toHaveCount(3)
      await expect(panelOf(page).locator('li button').first()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

async function shownBox(element: Locator) {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

test('what the reader raised is low on the next article, and what he closed stays closed, with Zed in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/news-single/es-1')
  await hydrated(page)
  const panel = panelOf(page)
  const share = async () => ((await panel.boundingBox())?.height ?? Number.NaN) / 844
  await panel.getByRole('button', { name: 'Ampliar' }).click()
  await expect.poll(share).toBeGreaterThan(0.7)
  await page.goto('/es/news-single/es-2')
  await expect.poll(share).toBeLessThanOrEqual(1 / 3)

  await hydrated(page)
  await panel.getByRole('button', { name: 'Cerrar el panel de Zed' }).click()
  await expect(panel).toBeHidden()
  await page.goto('/es/news-single/es-3')
  await expect(panel).toBeHidden()
  await expect(panel).toHaveCount(0)
  await hydrated(page)
  const zed = page.locator('[data-zed-button]')
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Habla con Zed' })
  await expect(inHeader).toBeInViewport({ ratio: 1 })
  await expect(zed, 'the header has Zed').toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, 500)
  await expect(inHeader).not.toBeInViewport()
  await expect(zed).toHaveCSS('opacity', '1')
  await expect(zed).toBeInViewport({ ratio: 1 })
  const button = zed.getByRole('button')
  const box = await shownBox(button)
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  const drawn = await button.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').width))
  const text = await shownBox(page.locator('main article p').first())
  expect(box.x + box.width - drawn, 'he stands beside the words').toBeGreaterThanOrEqual(text.x + text.width)
  await button.click()
  await expect(panel).toBeVisible()
  await page.goto('/es/about-us')
  await expect(page.locator('[data-zed-button]').getByRole('link', { name: 'Habla con Zed' })).toBeInViewport()
})

test('at a desk the round button stays away while the header shows its own, and is there when that has gone', async ({
  page,
}) => {
  await page.goto('/es/category/nanomedicine')
  await hydrated(page)
  const zed = page.locator('[data-zed-button]')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Habla con Zed' })).toBeInViewport()
  await expect(zed).toHaveCSS('opacity', '0')
  await expect(zed).toHaveCSS('pointer-events', 'none')
  await zed.getByRole('link').focus()
  await expect(zed).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { level: 1 }).click()
  await page.mouse.wheel(0, 500)
  await expect(zed).toHaveCSS('opacity', '1')
  await expect(zed).toHaveCSS('pointer-events', 'auto')
})

test('what Zed is doing stands below his name in the raised sheet, whole and beside nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/es/news-single/es-1')
  await hydrated(page)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Ampliar' }).click()
  const status = panel.locator('[data-part="status"]')
  await expect(status).toHaveText(/\S/)
  const boxOf = (part: string) => panel.locator(`[data-part="${part}"]`).boundingBox()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(
        async () => {
          const [name, doing] = [await boxOf('title'), await boxOf('status')]
          return name !== null && doing !== null && doing.y >= name.y + name.height - 1
        },
        { message: `${width} px` },
      )
      .toBe(true)
    const [frame, doing] = [await panel.boundingBox(), await status.boundingBox()]
    const isInside = frame && doing && doing.x >= frame.x && doing.x + doing.width <= frame.x + frame.width
    expect(isInside, `${width} px`).toBe(true)
    for (const button of await panel.locator('[data-part="head"] button:visible').all())
      expect(overlap(await button.boundingBox(), doing), `${width} px`).toBe(false)
  }
})

async function coveredOnTheWay(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const { activeElement: at } = document
      if (!at || at === document.body) return 'end'
      if (at.closest('[data-zed-panel]')) return 'zed'
      const zed = document.querySelector('[data-zed-panel], [data-zed-button]')?.getBoundingClientRect()
      const own = at.getBoundingClientRect()
      const isCovered =
        zed && own.top >= zed.top && own.bottom <= zed.bottom && own.left >= zed.left && own.right <= zed.right
      return isCovered ? `${at.tagName} ${at.textContent?.trim().slice(0, 40)}` : ''
    })
    if (seen === 'end' || seen === 'zed') break
    if (seen) covered.push(seen)
  }
  return covered
}

for (const [name, width, height] of [
  ['a desk', 1280, 800],
  ['a desk at 400 %', 320, 256],
] as const) {
  test(`what has the focus is never wholly under Zed, on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.goto('/es/news-single/es-1')
    await hydrated(page)
    for (const control of await panelOf(page).locator('[data-part="head"] button:visible').all())
      await expect(control).toBeInViewport({ ratio: 1 })
    expect(await coveredOnTheWay(page)).toEqual([])
  })
}

test('Zed is reached by two presses of Tab; with forced colours edges tell the panel from the page and the button from the panel', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/es/news-single/es-1')
  await hydrated(page)
  await test.step('edges of the panel', async () => {
    const listen = panelOf(page).locator('[data-part="controls"] button').first()
    await expect(listen).toBeVisible()
    await expect(listen).not.toHaveCSS('border-top-width', '0px')
    const edge = await panelOf(page).evaluate((panel) => getComputedStyle(panel).borderTopWidth)
    expect(Number.parseFloat(edge)).toBeGreaterThan(0)
  })
  await test.step('two presses of Tab', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir a Zed' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panelOf(page)).toBeFocused()
  })
  await test.step('the chosen size of the text', async () => {
    const steps = page.getByRole('group', { name: 'Tamaño del texto' }).getByRole('button')
    await steps.first().scrollIntoViewIfNeeded()
    await page.mouse.click(5, 400)
    await expect(steps).toHaveCount(3)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const edges = await steps.evaluateAll(
      (all, paper) => all.map((size) => getComputedStyle(size).borderBottomColor === paper),
      ground,
    )
    expect(edges).toEqual([false, true, true])
  })
})

test('on a phone the low sheet shows whole lines of what Zed says, and a figure or a form that is worked has the screen to itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/news-single/es-2')
  await hydrated(page, '[data-zed-panel] textarea')
  await test.step('whole lines, and what can be asked takes two at most', async () => {
    const lines = await panelOf(page)
      .getByRole('log')
      .evaluate((log) => {
        const text = log.querySelector('p')!
        const line = Number.parseFloat(getComputedStyle(text).lineHeight)
        return (log.getBoundingClientRect().bottom - text.getBoundingClientRect().top) / line
      })
    expect(lines).toBeGreaterThan(2.9)
    expect(lines - Math.floor(lines + 0.05)).toBeLessThan(0.35)
    for (const chip of await panelOf(page).locator('[data-part="offers"] button').all())
      expect((await chip.boundingBox())?.height).toBeLessThan(52)
  })
  const height = async () => (await panelOf(page).boundingBox())?.height ?? Number.NaN
  await test.step('a figure', async () => {
    await hydrated(page)
    const slider = page.locator('[data-figure] input').first()
    await slider.scrollIntoViewIfNeeded()
    await slider.focus()
    await expect.poll(height).toBeLessThan(80)
    await page.locator('main h1').focus()
    await expect.poll(height).toBeGreaterThan(150)
  })
  await test.step('a form', async () => {
    const form = page.locator('main form')
    await form.scrollIntoViewIfNeeded()
    await form.locator('textarea').focus()
    await expect.poll(height).toBeLessThan(80)
    await form.getByRole('button').click()
    await expect(form.getByText('Escribe tu comentario.')).toBeInViewport({ ratio: 1 })
    await expect.poll(height).toBeLessThan(80)
    await page.locator('main h1').focus()
    await expect.poll(height).toBeGreaterThan(150)
  })
})

test('what failed stands on the side of Zed, and what can be answered is whole beside the field', async ({ page }) => {
  await page.goto('/es/news-single/es-1')
  await hydrated(page, '[data-zed-panel] textarea')
  const panel = panelOf(page)
  const log = panel.getByRole('log')
  await field(page).fill('¿Qué es un gen?')
  await field(page).press('Enter')
  const again = panel.getByRole('button', { name: 'Probar otra vez' })
  await expect(again).toBeVisible()
  const question = await log.getByText('¿Qué es un gen?').boundingBox()
  const summary = await log.locator('> :first-child p').first().boundingBox()
  for (const told of [log.getByText(/no te he podido contestar/), again]) {
    const box = await told.boundingBox()
    expect(box?.x).toBe(summary?.x)
    expect((box?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0)).toBeGreaterThanOrEqual(8)
  }

  const suggestions = ['De 60 a 100 nanómetros', 'Como un grano de arena', 'Como un cabello de gruesa']
  const sources = [{ id: 'es-1', title: 'Una célula', href: '/news-single/es-1', quote: 'Una.', from: 0, to: 4 }]
  const reply = {
    text: 'Una. '.repeat(60),
    audio: '/favicon.svg',
    emotionEvents: [],
    duration: 3,
    suggestions,
    sources,
  }
  await page.unroute('**/api/talk')
  await page.route('**/api/talk', (route) => route.fulfill({ json: reply }))
  await again.click()
  const chips = panel.locator('[data-part="offers"] button')
  await expect(chips).toHaveText(suggestions)
  await expect(log.locator('q')).toHaveCSS('quotes', /^"«" "»"/)
  const composer = await panel.locator('[data-part="composer"]').boundingBox()
  if (!composer) throw new Error('No field.')
  for (const chip of await chips.all()) {
    const box = await chip.boundingBox()
    expect(box && box.x >= composer.x && box.x + box.width <= composer.x + composer.width).toBe(true)
  }
  // A row that is too long scrolls and fades out at the edge.
  await page.setViewportSize({ width: 1280, height: 760 })
  const row = panel.locator('[data-part="offers"]')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await expect(row).toHaveCSS('mask-image', /gradient/)
  await row.evaluate((list) => list.scrollTo(list.scrollWidth, 0))
  const [last, edge] = [await chips.last().boundingBox(), await panel.locator('[data-part="composer"]').boundingBox()]
  expect(last && edge && last.x + last.width <= edge.x + edge.width).toBe(true)
})
