import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { buildQaWhenNeeded } from '../../tools/testing/qa/qa-build.ts'
import { serveQa, type QaServer } from '../../tools/testing/qa/qa-server.ts'
import { hydrated, test } from './site.ts'

let site: QaServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await buildQaWhenNeeded()
  site = await serveQa()
})

test.afterAll(() => site.stop())

test('the machines are drawn, an event of a button is seen in the page, and a recording is played to the same states', async ({
  page,
}, info) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`${site.url}/lab/machines?page=/`)
  for (const name of ['panel', 'bridge', 'language', 'sidePanel'])
    await expect(page.locator(`[data-machine="${name}"] svg`)).toBeVisible()
  const machine = page.locator('[data-machine="panel"]')
  await expect(machine.locator('[data-state="panel.hidden"]')).toHaveClass(/active/)

  await machine.locator('[data-event="open"]').click()
  const panel = page.frameLocator('iframe').locator('[data-zed-panel]')
  await expect(panel).toBeVisible()
  await expect(machine.locator('[data-state="panel.open"]')).toHaveClass(/active/)
  await expect(panel).toHaveAttribute('data-state', 'chatting')
  await machine.locator('[data-event="close"]').click()
  await expect(panel).toBeHidden()

  const events = page.getByRole('table', { name: 'Events' })
  await events.getByRole('button', { name: 'open', exact: true }).click()
  await expect(machine.locator('[data-state="panel.open"]')).toHaveClass(/active/)
  await page.getByRole('button', { name: 'Live' }).click()
  await expect(machine.locator('[data-state="panel.hidden"]')).toHaveClass(/active/)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  const file = info.outputPath('recording.json')
  await (await saving).saveAs(file)
  expect(readFileSync(file, 'utf8')).toContain('"zed recording"')
  await page.getByLabel('Play a recording or a script').setInputFiles(file)
  await expect(page.getByText('Played: the same states.')).toBeVisible({ timeout: 120_000 })
  expect(foreign).toEqual([])
})

test('?inspect opens the machines by a click, and says so where the browser blocks the window', async ({ page }) => {
  await page.goto(`${site.url}/?inspect`)
  await hydrated(page)
  const choice = page.getByRole('group', { name: 'Inspect the machines' })
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    choice.getByRole('button', { name: 'Machines of this page' }).click(),
  ])
  await expect(opened.getByText('The site has its own window.')).toBeVisible()
  await expect(opened.locator('[data-machine="panel"] svg')).toBeVisible()
  await opened.close()

  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await choice.getByRole('button', { name: 'Machines of this page' }).click()
  await expect(choice.getByRole('status')).toContainText('The browser has blocked the window')
  await page.context().setOffline(true)
  await choice.getByRole('button', { name: "Stately's inspector" }).click()
  await expect(choice.getByRole('status')).toContainText('needs the internet')
})
