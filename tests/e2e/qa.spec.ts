import { expect } from '@playwright/test'
import { testersTraces } from '../../tools/testing/machines/testers-traces.ts'
import { playScript, readScript } from '../../tools/testing/qa/play-script.ts'
import { buildQaWhenNeeded, qaDirectory } from '../../tools/testing/qa/qa-build.ts'
import { serveQa, type QaServer } from '../../tools/testing/qa/qa-server.ts'
import { test } from './site.ts'

// Uses the testers' build, made on demand. `npm run qa -- --script … --times 50` repeats it.

let site: QaServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await buildQaWhenNeeded()
  site = await serveQa()
})

test.afterAll(() => site.stop())

test('a script gives the same states in a page as without one, again and again', async ({ browser }) => {
  const script = readScript(new URL('../harness/visit.script.json', import.meta.url))
  for (let run = 0; run < 3; run += 1) {
    expect((await playScript(browser, site.url, script)).differences).toEqual([])
  }
})

test('a tester chooses a backend, moves the clock and sees the panel by its state', async ({ page }) => {
  await page.goto(`${site.url}/news-single/es-1?clock=held&backend=noAudio`)
  const panel = page.locator('[data-zed-panel]')
  await expect(panel).toHaveAttribute('data-state', 'summarising')
  await page.waitForFunction(() => window.zed !== undefined)
  await page.evaluate(async () => {
    await window.zed!.waitFor('panel', 'open.summarising')
    await window.zed!.waitFor('utterance', 'speech.requesting')
    await window.zed!.clock.advance(30_000)
    await window.zed!.waitFor('panel', 'open.chatting')
  })
  await expect(panel).toHaveAttribute('data-state', 'chatting')
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-01-01T09:00:30.000Z')
  expect(await page.evaluate(() => window.zed!.snapshots()['panel']?.possible)).toContain('ask')
})

test('the build for testers is found out by what must not be in an ordinary one', () => {
  const found = testersTraces(qaDirectory).join('\n')
  expect(found).toContain('the testing harness')
  expect(found).toContain('the silent engine')
})
