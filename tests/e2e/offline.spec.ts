import { expect } from '@playwright/test'
import { assets, hydrated, panelOf, test } from './site.ts'

test.describe('without a connection', () => {
  for (const [when, ready] of [
    ['before', false],
    ['after', true],
  ] as const) {
    test(`${when} the app is there, links say so and keep the page${ready ? ', and lead on when the line is back' : ''}`, async ({
      page,
      context,
    }) => {
      if (!ready) await page.route(assets, () => {})
      await page.goto('/', { waitUntil: ready ? 'load' : 'commit' })
      if (ready) await hydrated(page)
      else await expect(page.getByRole('contentinfo')).toBeAttached()
      await context.setOffline(true)
      const told = page.getByRole('status').filter({ hasText: 'Sin conexión' })
      for (const link of [
        page.locator('main article a[href*="/news-single/"]').first(),
        page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }),
        page.getByRole('contentinfo').getByRole('link', { name: 'Canal RSS' }).last(),
      ]) {
        await link.click()
        await expect(told).toBeVisible()
        await told.getByRole('button', { name: 'Cerrar' }).click()
      }
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.locator('main h1')).toBeVisible()
      if (!ready) return
      await context.setOffline(false)
      await page.locator('main article a[href*="/news-single/"]').first().click()
      await expect(page).toHaveURL(/\/news-single\//)
      await expect(panelOf(page)).toBeVisible()
    })
  }

  test('a step back to what is not there ends in words, in the frame of the site, and with a way on', async ({
    page,
    context,
    uncaughtErrors,
  }) => {
    // React reports a re-render after the page failed.
    uncaughtErrors.allow(/React error #(422|520)/)
    await page.goto('/category/nanomedicine')
    await hydrated(page)
    await page.locator('header nav a[href="/shorts"]').click()
    await expect(page).toHaveURL(/\/shorts$/)
    await page.reload()
    await hydrated(page)
    await context.setOffline(true)
    await page.goBack()
    await expect(page.locator('main h1')).toHaveText('Algo se ha cruzado en el camino')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(false)
    await page.locator('main').getByRole('button', { name: 'Intentarlo otra vez' }).click()
    await expect(page.locator('main h1')).toHaveText('Nanomedicina')
  })

  test('the language stays as it was, in storage, too, and the toggle works when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about-us')
    await hydrated(page)
    await context.setOffline(true)
    const toggle = page.getByRole('button', { name: /english|español/i })
    await toggle.click()
    await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await page.evaluate(() => [localStorage.getItem('language'), document.cookie])).toEqual([
      null,
      expect.not.stringContaining('language'),
    ])
    await context.setOffline(false)
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
