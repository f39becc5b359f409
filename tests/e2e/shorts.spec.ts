import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, otherFonts, shiftOf, test, useUntil, watchShifts } from './site.ts'
import { violationsInThemes } from './violations.ts'

let counts: number[] = []

test.beforeAll(async ({ request }) => {
  const rows = (await (await request.get('/api/videos/shorts?language=es')).json()) as { shorts: object[] }[]
  counts = rows.map(({ shorts }) => shorts.length)
})

test.beforeEach(() => {
  expect(counts).toEqual([16, 10, 11, 10])
})

const carousels = (page: Page) => page.locator('main section')

function shownTitles(page: Page, carousel: number): Promise<string[]> {
  return carousels(page)
    .nth(carousel)
    .locator('li')
    .evaluateAll((items) =>
      items
        .filter((item) => item.getAttribute('aria-hidden') !== 'true')
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((item) => item.textContent ?? ''),
    )
}

async function use(page: Page): Promise<void> {
  await hydrated(page)
  await useUntil(page, async () => (await page.locator('main [data-engine]').count()) === 4)
}

test('lists every short of the four topics without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shorts')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Nano/, /Info/, /Bio/, /Cogno/])
  for (const [at, count] of counts.entries()) await expect(carousels(page).nth(at).locator('li a')).toHaveCount(count)
  await context.close()
})

const fitting = [
  [480, 2],
  [768, 3],
  [1024, 4],
  [479, 1],
] as const

test('shows as many as fit, 20 px apart, before the carousel is hydrated and after @fonts', async ({ page }, {
  project,
}) => {
  // Each of the other fonts tests one width.
  const turn = otherFonts.indexOf(project.name)
  for (const [width, shown] of turn < 0 ? fitting : fitting.slice(turn, turn + 1)) {
    await test.step(`${shown} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/shorts')
      await hydrated(page)
      const items = carousels(page).first().locator('li')
      const boxes = async () => {
        const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()]
        return { width: first?.width, gap: (second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0) }
      }
      await expect.poll(() => shownTitles(page, 0)).toHaveLength(shown)
      const before = await boxes()
      expect(before.gap).toBeCloseTo(20, 0)
      await use(page)
      const first = await items.evaluateAll((all) =>
        all
          .map((item) => item.getBoundingClientRect())
          .filter(({ left }) => left >= -1)
          .toSorted((a, b) => a.left - b.left)
          .slice(0, 2)
          .map(({ left, width: own }) => ({ left, own })),
      )
      expect(first[0]?.own).toBeCloseTo(before.width ?? 0, 0)
      await expect.poll(() => shownTitles(page, 0)).toHaveLength(shown)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('fetches Swiper when the page is used, goes round by its arrows, and begins anew in the other language', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const loading: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text())
  })
  await page.goto('/shorts')
  await use(page)

  await test.step('it fetches Swiper', async () => {
    const scripts = await Promise.all(loading)
    expect(scripts.filter((source) => /slidesPerView/.test(source))).toHaveLength(1)
  })
  await test.step('it has nothing for axe to object to in either theme', async () => {
    expect(await violationsInThemes(page)).toEqual({ light: [], dark: [] })
  })
  await test.step('it goes round by its arrows, in both directions', async () => {
    const start = await shownTitles(page, 1)
    await page.getByRole('button', { name: 'Cortos anteriores de Infotecnología' }).click()
    await expect.poll(async () => (await shownTitles(page, 1))[1]).toBe(start[0])
    const next = page.getByRole('button', { name: 'Siguientes cortos de Infotecnología' })
    for (let turn = 0; turn <= (counts[1] ?? 0); turn++) {
      const [, second] = await shownTitles(page, 1)
      await next.click()
      await expect.poll(async () => (await shownTitles(page, 1))[0]).toBe(second)
    }
    await expect.poll(() => shownTitles(page, 1)).toEqual(start)
  })
  await test.step('it speaks the language of the page, and begins anew in the other', async () => {
    const spanish = await shownTitles(page, 0)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /english/i })
      .click()
    await expect(page.getByRole('button', { name: 'Next shorts in Nanotechnology' })).toBeVisible()
    await expect(page.locator('main [data-engine]')).toHaveCount(4)
    expect(await shownTitles(page, 0)).not.toEqual(spanish)
    await expect.poll(async () => (await shownTitles(page, 0)).length).toBe(4)
  })
  expect(errors).toEqual([])
})

test('is walked with the arrow keys, and keeps what is out of sight out of the tab order', async ({ page }) => {
  await page.goto('/shorts')
  await use(page)
  const links = carousels(page).first().locator('li a')
  await expect(carousels(page).first().locator('li a[tabindex="-1"]')).toHaveCount((counts[0] ?? 0) - 4)
  await links.first().focus()
  for (const at of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(`main section:first-of-type [data-id='nanotechnology ${16 - at}'] a`)).toBeFocused()
  }
  await expect.poll(async () => (await shownTitles(page, 0)).length).toBe(4)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shorts\/Nanotecnolog%C3%ADa\/11$/)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`loads no video and only the pictures in view at ${width} px, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/videos/')) asked.push(new URL(request.url()).pathname)
    })
    await watchShifts(page)
    await page.goto('/shorts')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const inView = await page.locator('main li img').evaluateAll((images) =>
      images
        .filter((image) => {
          const { left, top, right, bottom } = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
          return left < innerWidth && right > 0 && top < innerHeight && bottom > 0
        })
        .map((image) => new URL((image as HTMLImageElement).src).pathname.replace(/poster-\d+/, 'poster')),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const address of asked) expect(inView).toContain(address.replace(/poster-\d+/, 'poster'))
    await use(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
}
