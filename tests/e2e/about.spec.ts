import { expect } from '@playwright/test'
import { hydrated, consoleErrors, test, useUntil } from './site.ts'
import { violationsOf } from './violations.ts'

interface Films {
  films: { id: string; title: string }[]
}

test.describe('the retro-engineering showcase', () => {
  let films: Films['films'] = []
  test.beforeAll(async ({ request }) => {
    films = ((await (await request.get('/api/videos/retroengineering?language=es')).json()) as Films).films
  })
  test.beforeEach(() => expect(films.length).toBeGreaterThan(0))

  test('lists its films with the newest first, opens one at its own address, and leads back', async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto('/retroengineering')
    await hydrated(page)
    await test.step('the newest first, numbered, and more videos beside them', async () => {
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(films.length)
      const days = await page
        .locator('main ol time')
        .evaluateAll((all) => all.map((one) => (one as HTMLTimeElement).dateTime))
      expect(days).toEqual(days.toSorted().toReversed())
      await expect(page.getByRole('region', { name: 'Más vídeos' }).getByRole('link').first()).toBeVisible()
    })
    await test.step('a film', async () => {
      await page.getByRole('link', { name: films[0]?.title ?? '' }).click()
      await expect(page).toHaveURL(new RegExp(`/retroengineering/${films[0]?.id}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(films[0]?.title ?? '')
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.muted))
        .toBe(true)
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('the way back', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Retroingeniería' }).click()
      await expect(page).toHaveURL(/\/retroengineering$/)
    })
    expect(errors).toEqual([])
  })
})

test.describe('about us', () => {
  let isFilmed = false
  test.beforeAll(async ({ request }) => {
    const view = (await (await request.get('/api/videos/about-us?language=es')).json()) as { featured: object | null }
    isFilmed = view.featured !== null
  })
  test.beforeEach(() => expect(isFilmed).toBe(true))

  test('shows its featured film, which waits for the visitor, and four numbered ones', async ({ page }) => {
    await page.goto('/about-us')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'En vídeo' })).toBeVisible()
    await expect(page.getByRole('main').locator('ol').getByRole('article')).toHaveCount(4)
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    const play = page.getByRole('button', { name: /^Reproducir/ }).first()
    await useUntil(page, () => play.isVisible())
    await play.click()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && !video.muted))
      .toBe(true)
    expect(await violationsOf(page)).toEqual([])
  })
})
