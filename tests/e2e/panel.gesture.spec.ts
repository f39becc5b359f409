import { expect } from '@playwright/test'
import { wordFaults } from '../walks/page-words.ts'
import { hydrated, firstSound, openBlocked, panelOf, soundsNow, watchSounds, test } from './site.ts'

test.beforeEach(({ page }) => watchSounds(page))

test('an article shows its summary and a listen button, locks nothing, and the first gesture starts the voice', async ({
  page,
}) => {
  await openBlocked(page, '/news-single/es-1')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  const listen = panel.getByRole('button', { name: 'Escuchar' })
  await expect(listen).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  expect((await panel.innerText()).length).toBeGreaterThan(300)
  expect(await soundsNow(page)).toEqual([])
  await listen.click()
  await firstSound(page)
  await expect(listen).toBeHidden()

  await test.step('closed, it stays closed, and gives the focus back to what opened it', async () => {
    await hydrated(page)
    await panel.getByRole('button', { name: /cerrar/i }).click()
    await expect(panel).toBeHidden()
    const link = page.getByRole('banner').getByRole('link', { name: /Habla con Zed/ })
    await link.click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
  })
})

test('any first gesture on the page starts the voice', async ({ page }) => {
  await openBlocked(page, '/news-single/es-2')
  await expect(panelOf(page).getByRole('button', { name: 'Escuchar' })).toBeVisible()
  await page.locator('main h1').click()
  await firstSound(page)
})

test('a question may be asked instead of listening', async ({ page }) => {
  await openBlocked(page, '/news-single/es-3')
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: 'Escuchar' })).toBeVisible()
  await panel.getByRole('textbox').fill('¿Dónde viven estas bacterias?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel).toContainText('¿Dónde viven estas bacterias?')
  await firstSound(page)
})

test('an answer is heard though it comes when the gesture of the question no longer counts', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...request) => {
      while (navigator.userActivation.isActive) await new Promise((resolve) => setTimeout(resolve, 100))
      return fetch(...request)
    }
  })
  await openBlocked(page, '/news-single/es-3')
  const field = panelOf(page).getByRole('textbox')
  await field.fill('¿Dónde viven estas bacterias?')
  await field.press('Enter')
  await firstSound(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the panel opens by itself as a low sheet, and what the reader chose outlives the page', async ({ page }) => {
    await openBlocked(page, '/news-single/es-1')
    await hydrated(page)
    const panel = panelOf(page)
    const share = async () => ((await panel.boundingBox())?.height ?? Number.NaN) / 844
    expect(await share()).toBeLessThanOrEqual(1 / 3)
    await expect(panel.getByRole('button', { name: 'Escuchar' })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('log')).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    await test.step('folded, it has all its controls side by side, on the smallest phone, too', async () => {
      await page.locator('[data-figure] input').first().focus()
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(panel.getByRole('textbox')).toBeHidden()
        let end = 0
        const controls = await panel.locator(':is([data-part="controls"], [data-part="head"]) button').all()
        const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
        expect(boxes).toHaveLength(4)
        for (const box of boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))) {
          expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(end)
          expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44)
          end = (box?.x ?? 0) + (box?.width ?? 0)
        }
        expect(end, `${width} px`).toBeLessThanOrEqual(width)
      }
      await page.locator('main h1').focus()
      await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    })
    const handle = panel.getByRole('button', { name: 'Ampliar' })
    await handle.focus()
    await page.keyboard.press('Enter')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    await page.reload()
    await expect.poll(share).toBeGreaterThan(0.5)
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
  })
  test('on the smallest phone his button and his hints have room on his own page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openBlocked(page, '/interaction')
    const listen = panelOf(page).getByRole('button', { name: 'Escuchar' })
    await expect(listen).toBeVisible()
    const [button, panel] = [await listen.boundingBox(), await panelOf(page).boundingBox()]
    if (!button || !panel) throw new Error('It is not shown.')
    expect(button.x + button.width).toBeLessThanOrEqual(panel.x + panel.width - 6)
    const field = panelOf(page).getByRole('textbox')
    for (const hint of ['Zed habla: toca para preguntar', 'Zed’s talking. Tap to ask']) {
      await field.evaluate((area: HTMLTextAreaElement, text) => (area.placeholder = text), hint)
      expect(await page.evaluate(wordFaults)).toEqual([])
    }
  })
})
