import { expect } from '@playwright/test'
import { hydrated, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

const isKept = (page: import('@playwright/test').Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path))
    .toBe(true)

test('a page that was opened is read again without a connection, one that was not says which are there', async ({
  page,
  context,
}) => {
  await page.goto('/es/news-single/es-1')
  await hydrated(page)
  const title = await page.locator('main h1').innerText()
  await page.mouse.wheel(0, 300)
  await isKept(page, '/es/news-single/es-1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click()
  await expect(page).toHaveURL(/about-us/)
  await isKept(page, '/es/about-us')

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await page.goto('/es/news-single/es-1')
  await expect(page.locator('main h1')).toHaveText(title)
  await hydrated(page)

  await page.goto('/es/news-single/es-9')
  await expect(page.locator('main h1')).toHaveText('Sin conexión')
  const picture = page.locator('main img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const kept = page.getByRole('region', { name: 'Guardadas en este dispositivo' })
  await expect(kept.getByRole('link')).toHaveCount(2)
  await kept.getByRole('link', { name: new RegExp(title.slice(0, 12)) }).click()
  await expect(page.locator('main h1')).toHaveText(title)

  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect(page.locator('main h1')).toBeVisible()

  await page.goto('/es/news-single/es-9')
  await expect(page.locator('main h1')).toHaveText('Sin conexión')
  const again = page.getByRole('link', { name: 'Intentarlo otra vez' })
  await expect(again).toHaveAttribute('href', '/es/news-single/es-9')
  await context.setOffline(false)
  await again.click()
  await expect(page).toHaveURL(/es-9$/)
})

test('who reads in English is told in English', async ({ page, context }) => {
  await page.goto('/en/about-us')
  await hydrated(page)
  await page.mouse.wheel(0, 300)
  await isKept(page, '/en/about-us')
  await context.setOffline(true)
  await page.goto('/shorts')
  await expect(page.locator('main h1')).toHaveText('You’re offline')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
