import { expect, type Page } from '@playwright/test'
import { menuButton, panelOf, test } from './site.ts'

test.describe('on a slow line', () => {
  const slow = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }

  for (const [name, press, works] of [
    ['the menu', menuButton, (page: Page) => expect(page.getByRole('dialog')).toBeVisible()],
    [
      'the theme',
      (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Modo oscuro / claro' }),
      (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    ],
    [
      'the language',
      (page: Page) => page.getByRole('button', { name: /english/i }),
      (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
    ],
    [
      "Zed's button",
      (page: Page) => page.locator('main button[data-opens-zed]'),
      (page: Page) => expect(panelOf(page)).toBeVisible(),
    ],
  ] as const) {
    test(`${name} hears a press from the first paint on`, async ({ page, uncaughtErrors }) => {
      // React reports that it re-rendered a part hydrated during the change of language.
      if (name === 'the language') uncaughtErrors.allow(/React error #418/)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow)
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const button = press(page)
      await button.click({ noWaitAfter: true })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await session.send('Network.emulateNetworkConditions', { ...slow, latency: 0, downloadThroughput: -1 })
      await works(page)
    })
  }
})
