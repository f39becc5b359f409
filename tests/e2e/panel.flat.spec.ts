import { expect, type Page } from '@playwright/test'
import { silence } from '../../tools/testing/lab/zed-replies.ts'
import {
  consoleErrors,
  drawnInTenthOfSecond,
  drawnUntilSilent,
  firstSound,
  hydrated,
  panelOf,
  soundsNow,
  watchSounds,
  test,
} from './site.ts'
import { expectUsableAfterFailure, field, keepShort, listenToTalk } from './talk-requests.ts'

// With the canvas drawing of Zed, which is fast.
test.beforeEach(({ page }) => watchSounds(page))

test('without WebGL the drawn Zed speaks, with moving lips; a toggle in mid-summary restarts it in the other language', async ({
  page,
}) => {
  const heard = listenToTalk(page)
  await page.goto('/news-single/es-1')
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull()
  const spanish = await firstSound(page)
  await test.step('the toggle', async () => {
    await page.getByRole('button', { name: /english/i }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.poll(async () => (await soundsNow(page))[0]?.url ?? spanish.url).not.toBe(spanish.url)
    await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['summary', 'summary'])
  })
  await test.step('the lips', async () => {
    await firstSound(page)
    const zed = panelOf(page).locator('[data-stage="drawn"]')
    await expect(zed).toBeVisible()
    const first = await zed.screenshot()
    await expect.poll(async () => (await zed.screenshot()).equals(first)).toBe(false)
  })
})

test('a message in mid-summary interrupts it, and no invitation follows', async ({ page }) => {
  const heard = listenToTalk(page)
  await keepShort(page, { chat: 'It is called Alcanivorax, and it eats the oil that people spill into the sea.' })
  await page.goto('/en/news-single/3')
  const summary = await firstSound(page)
  await field(page).fill('What is this bacterium called?')
  await field(page).press('Enter')
  await expect.poll(async () => (await soundsNow(page)).map(({ url }) => url)).not.toContain(summary.url)
  const answer = await firstSound(page)
  expect(answer.url).not.toBe(summary.url)
  await expect(field(page)).toBeEnabled()
  expect(heard.map(({ kind }) => kind)).toEqual(['summary', 'chat'])
})

test('Zed speaks faster on request, pauses, goes on from there by the same button, and stops', async ({ page }) => {
  const rates = async () => (await soundsNow(page)).map(({ rate }) => rate)
  await page.goto('/news-single/es-2')
  const summary = await firstSound(page)
  await test.step('faster', async () => {
    await panelOf(page).getByRole('button', { name: 'Velocidad de la voz: 1 ×' }).click()
    await expect(panelOf(page).getByRole('button', { name: 'Velocidad de la voz: 1,25 ×' })).toBeFocused()
    await expect.poll(rates).toEqual([1.25])
  })
  await test.step('a pause keeps the place', async () => {
    await panelOf(page).getByRole('button', { name: 'Pausar' }).click()
    await expect.poll(() => soundsNow(page)).toEqual([])
    const goOn = panelOf(page).getByRole('button', { name: 'Seguir' })
    await expect(goOn).toBeFocused()
    await expect(field(page)).toBeEnabled()
    await goOn.click()
    const on = await firstSound(page)
    expect(on.url).toBe(summary.url)
    expect(on.time).toBeGreaterThanOrEqual(summary.time)
    await expect(panelOf(page).getByRole('button', { name: 'Pausar' })).toBeFocused()
  })
  await test.step('the stop button silences Zed and leaves the panel usable', async () => {
    expect(await drawnUntilSilent(page, /parar|callar|detener/i)).toBeLessThanOrEqual(drawnInTenthOfSecond)
    await expect(field(page)).toBeEnabled()
  })
  await test.step('as fast on the next page', async () => {
    await page.goto('/news-single/es-1')
    await firstSound(page)
    await expect.poll(rates).toEqual([1.25])
  })
})

test('the reader goes on and back by a sentence, and silences Zed for the visit', async ({ page }) => {
  const text = 'Lo primero. Lo segundo. Lo tercero. Lo cuarto.'
  const visemes = [{ time: 0, viseme: 'sil', weight: 0 }]
  // Two minutes, which no machine is too slow for.
  const reply = { text, audio: silence(120), emotionEvents: [], duration: 120, visemes }
  await page.route('**/api/talk', (route) => route.fulfill({ json: reply }))
  await page.goto('/news-single/es-1')
  await firstSound(page)
  const button = (name: string) => panelOf(page).getByRole('button', { name, exact: true })
  await button('Pausar').click()
  for (let step = 0; step < 3; step += 1) await button('Frase siguiente').click()
  await button('Seguir').click()
  const ahead = (await firstSound(page)).time
  expect(ahead).toBeGreaterThan(90)
  await button('Pausar').click()
  for (let step = 0; step < 2; step += 1) await button('Frase anterior').click()
  await button('Seguir').click()
  expect((await firstSound(page)).time).toBeLessThan(ahead)
  await button('Silenciar a Zed').click()
  await expect(button('Silenciar a Zed')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => soundsNow(page)).toEqual([])
  await page.goto('/news-single/es-3')
  await expect(button('Silenciar a Zed')).toHaveAttribute('aria-pressed', 'true')
  expect(await soundsNow(page)).toEqual([])
})

test.describe('when the talk service fails, the panel stays usable and the console holds the error', () => {
  const failures: [string, (page: Page) => Promise<unknown>, RegExp][] = [
    ['on the network', (page) => page.route('**/api/talk', (route) => route.abort()), /Failed/],
    [
      'by a reply without audio',
      (page) =>
        page.route('**/api/talk', (route) =>
          route.fulfill({ json: { text: 'Hola desde otro servidor', emotionEvents: [], duration: 3 } }),
        ),
      /audio, emotionEvents or duration/,
    ],
    [
      'by a sound that cannot be played',
      (page) =>
        page.route('**/api/talk', (route) =>
          route.fulfill({ json: { text: 'Hola', audio: '/favicon.svg', emotionEvents: [], duration: 3 } }),
        ),
      /./,
    ],
  ]
  for (const [name, fail, message] of failures) {
    test(name, async ({ page }) => {
      const errors = consoleErrors(page)
      await fail(page)
      await expectUsableAfterFailure(page, errors, message)
    })
  }
})

test('two pages of one visitor have one voice: where Zed begins later he speaks, and the other page offers to go on', async ({
  page,
  context,
}) => {
  await page.goto('/news-single/es-1')
  await hydrated(page)
  await firstSound(page)

  const other = await context.newPage()
  await watchSounds(other)
  await other.goto('/news-single/es-2')
  await firstSound(other)
  await expect.poll(() => soundsNow(page)).toEqual([])
  const goOn = panelOf(page).getByRole('button', { name: 'Seguir', exact: true })
  await expect(goOn).toBeVisible()
  expect(await soundsNow(other)).toHaveLength(1)

  await goOn.click()
  await firstSound(page)
  await expect.poll(() => soundsNow(other)).toEqual([])
})
