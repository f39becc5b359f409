import { expect } from '@playwright/test'
import { firstSound, panelOf, watchSounds, test } from './site.ts'

test('without WebGL the drawn Zed speaks, with moving lips', async ({ page }) => {
  await watchSounds(page)
  await page.goto('/news-single/es-1')
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull()
  await firstSound(page)
  await expect(panelOf(page).locator('[data-stage="drawn"]')).toBeVisible()
  const zed = panelOf(page).locator('[data-stage="drawn"]')
  const first = await zed.screenshot()
  await expect.poll(async () => (await zed.screenshot()).equals(first)).toBe(false)
})
