import { expect, type Page } from '@playwright/test'
import { hydrated, test } from './site.ts'

const marksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Explora por tamaño' }).locator('[data-ruler-mark]')

const onScreen = (page: Page) =>
  page.evaluate(() =>
    [document.activeElement, document.activeElement?.querySelector('foreignObject span')].every((element) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(-1)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    }),
  )

test('the ruler leads to an article by keyboard alone, from the small to the large', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const marks = marksOf(page)
  const count = await marks.count()
  expect(count).toBeGreaterThan(1)
  const skip = page.getByRole('link', { name: 'Saltar la regla de tamaños' })
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await skip.evaluate((link) => link === document.activeElement)) break
  }
  await expect(skip).toBeFocused()
  const lefts: number[] = []
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab')
    await expect(marks.nth(index)).toBeFocused()
    const target = marks.nth(index).locator('rect')
    lefts.push(await target.evaluate((rect) => rect.getBoundingClientRect().left))
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  await page.keyboard.press('Home')
  await expect(marks.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(1)).toBeFocused()
  const address = await marks.nth(1).getAttribute('href')
  const name = (await marks.nth(1).getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect.poll(async () => name.startsWith(`${await page.locator('main h1').innerText()}, `)).toBe(true)
})

test('on a phone the ruler scrolls to the mark that has the focus; its targets are 24 px wide and apart @fonts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await test.step('it scrolls by itself', async () => {
    await expect(page.getByText('Desliza →')).toBeVisible()
    await marksOf(page).first().focus()
    expect(await onScreen(page)).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => onScreen(page)).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => onScreen(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
  for (const width of [320, 1440]) {
    await test.step(`targets at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await marksOf(page)
        .locator('rect')
        .evaluateAll((targets) =>
          targets.map((target) => target.getBoundingClientRect()).map(({ x, width: w }) => ({ x, w })),
        )
      expect(boxes.length).toBeGreaterThan(10)
      for (const [index, { x, w }] of boxes.entries()) {
        const before = boxes[index - 1]
        expect(w).toBeCloseTo(24, 2)
        if (before) expect(x - before.x).toBeGreaterThan(23.99)
      }
    })
  }
})

test('only the main picture is fetched at once, the ruler can be skipped, and a banner leads where it says', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('only the main picture is fetched at once', async () => {
    const pictures = page.locator('main picture img')
    const eager = await pictures.evaluateAll((images) =>
      images
        .filter((image) => image.getAttribute('loading') !== 'lazy')
        .map((image) => image.getAttribute('fetchpriority')),
    )
    expect(eager).toEqual(['high'])
  })
  await hydrated(page)
  await test.step('the ruler can be skipped', async () => {
    await page.getByRole('link', { name: 'Saltar la regla de tamaños' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#home-articles') !== null)).toBe(true)
  })
  await test.step('the banner of a section says which page it leads to, and leads there', async () => {
    const banner = page.getByRole('region', { name: 'Preguntas que crecen' }).getByRole('complementary')
    await banner.getByRole('link', { name: 'Sobre nosotros' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  })
})

test.describe('the ruler under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('has marks of 44 px that do not lie over each other', async ({ page }) => {
    await page.goto('/')
    const targets = await page
      .locator('[data-ruler-mark] rect')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect))
    expect(targets.length).toBeGreaterThan(10)
    for (const { width, height } of targets) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    const lefts = targets.map(({ left }) => left).toSorted((a, b) => a - b)
    lefts.slice(1).forEach((left, at) => expect(left - (lefts[at] ?? 0)).toBeGreaterThanOrEqual(43.9))
  })
})
