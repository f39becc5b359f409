import { expect, type Page } from '@playwright/test'
import { watchHoldings } from '../../tools/testing/growth/holdings.ts'
import { beginVisit, openAndClosePanel, roundTrip } from '../../tools/testing/growth/visit.ts'
import { test } from './site.ts'

/** Tolerance for nodes and listeners of ongoing work: a small part of a page. */
const play = { nodes: 150, listeners: 60 }

test.beforeEach(({ page }) => beginVisit(page))

async function expectNoGrowth(page: Page, act: (page: Page) => Promise<void>, first: number, then: number) {
  const holdings = await watchHoldings(page)
  for (let time = 0; time < first; time += 1) await act(page)
  const { nodes, listeners, heap: _, ...sources } = await holdings()
  for (let time = 0; time < then; time += 1) await act(page)
  // A canceled transition or request keeps its page alive for a moment.
  await expect(async () => {
    const { nodes: nodesNow, listeners: listenersNow, ...now } = await holdings()
    for (const [source, count] of Object.entries(sources)) {
      expect(now[source as keyof typeof sources], source).toBeLessThanOrEqual(count)
    }
    expect(nodesNow - nodes, 'nodes more').toBeLessThanOrEqual(play.nodes)
    expect(listenersNow - listeners, 'listeners more').toBeLessThanOrEqual(play.listeners)
  }).toPass({ timeout: 120_000 })
}

test('a panel that is opened, and closed before it has grown, leaves nothing behind', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await expectNoGrowth(page, openAndClosePanel, 10, 20)
})

test('pages that have been left leave nothing behind', async ({ page }) => {
  await expectNoGrowth(page, roundTrip, 1, 3)
})
