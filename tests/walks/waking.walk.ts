import type { Page } from '@playwright/test'
import { hydrated } from '../e2e/site.ts'
import type { Fault } from './walker.ts'
import { Findings, placeOf, still } from './looking.ts'
import { addressOf, pageKinds, shownAtDesk } from './page-kinds.ts'
import { magnified, sizeOf, test } from './visit.ts'

/** `wake` releases the scripts and resolves when every part is hydrated. */
async function openAsleep(page: Page, address: string): Promise<{ wake: () => Promise<void> }> {
  const { promise: awake, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await awake
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return {
    wake: async () => {
      resolve()
      await hydrated(page)
      // Some parts hydrate at the first interaction, others when near the viewport.
      await page.keyboard.press('Shift')
      await page.waitForFunction(() => {
        const asleep = document.querySelector('[data-dehydrated], [data-player]:not([data-awake])')
        if (asleep?.checkVisibility()) asleep.scrollIntoView({ behavior: 'instant' })
        return !asleep?.checkVisibility()
      })
      await still(page)
    },
  }
}

async function lost(page: Page, address: string): Promise<string[]> {
  const { wake } = await openAsleep(page, address)
  const before = await page.evaluateHandle(() => {
    const controls = window.eyes?.controls() ?? []
    const elements = window.eyes?.elements() ?? []
    return controls.map(({ id, group }, at) => ({ id, group, element: elements[at] as HTMLElement }))
  })
  await wake()
  return before.evaluate((all) => {
    const gone = all.filter(({ element }) => !element.isConnected || element.tabIndex < 0)
    return [...new Map(gone.map(({ id, group }) => [group, id])).values()]
  })
}

for (const kind of pageKinds) {
  const showing = shownAtDesk(kind)
  test(`keyboard: ${kind.name}, ${sizeOf(magnified)}: what has the focus when the page wakes keeps it, or passes it on`, async ({
    visit,
  }) => {
    const address = addressOf(kind, showing.language)
    const faults: Fault[] = []
    for (const id of await lost(await visit(magnified, showing), address)) {
      const page = await visit(magnified, showing)
      const { wake } = await openAsleep(page, address)
      const isThere = await page.evaluate((sought) => {
        window.eyes?.controls()
        const element = window.eyes?.elementOf(sought)
        if (element instanceof HTMLElement) element.focus()
        return element !== null && element === document.activeElement
      }, id)
      if (!isThere) continue
      await wake()
      const seen = await page.evaluate(() => {
        document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return window.walker?.focused()
      })
      if (!seen?.somewhere) faults.push({ control: id, fault: 'loses the focus when the page wakes' })
      else if (seen.uncovered === 0) faults.push({ control: id, fault: 'has the focus under something, once awake' })
    }
    const findings = new Findings()
    findings.add(placeOf('keyboard', kind, sizeOf(magnified), showing), faults)
    findings.expectNone()
  })
}
