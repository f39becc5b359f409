import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { testersWords } from '../../tools/testing/machines/testers-traces.ts'
import { buildQaWhenNeeded, labDirectory } from '../../tools/testing/qa/qa-build.ts'
import { serveQa, type QaServer } from '../../tools/testing/qa/qa-server.ts'
import { test } from './site.ts'
import { violationsOf } from './violations.ts'

let site: QaServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await buildQaWhenNeeded()
  site = await serveQa()
})

test.afterAll(() => site.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const stage = (page: Page) => page.locator('.stage')
const events = (page: Page) => page.getByRole('table', { name: 'Events of the engine' }).locator('tbody')

/** Two cores draw three dimensions slowly: only one test has them. */
async function mounted(page: Page, picture: string): Promise<void> {
  await page.goto(`${site.url}/lab/zed`)
  await page.getByLabel('Picture').selectOption(picture)
  await press(page, 'Mount')
  await expect(events(page)).toContainText('engine.ready')
}

test('a text is said by the site’s voice, with its words lit, and harmed by hand, all by keyboard', async ({ page }) => {
  await mounted(page, 'drawn')
  await expect(stage(page)).toHaveAttribute('data-stage', 'drawn')
  await page.getByLabel('Text').fill('Una bombilla pequeña ilumina mi mano. La luz vuelve poco a poco.')
  await press(page, 'Speak')
  await expect(events(page)).toContainText('speech.started')
  const lit = page.locator('.caption [aria-current]')
  await expect(lit).toHaveText('pequeña')
  await press(page, 'Pause')
  await expect(events(page)).toContainText('speech.paused')
  await press(page, 'Resume')
  await expect(events(page)).toContainText('speech.resumed')
  await press(page, 'The browser pauses')
  await expect(events(page).getByText('speech.paused')).toHaveCount(2)
  await press(page, 'Resume')
  await press(page, 'The sound breaks')
  await expect(events(page)).toContainText('audio:')
  await press(page, 'The next sound is blocked')
  await press(page, 'Play this reply')
  await expect(events(page)).toContainText('blocked:')
  await press(page, 'Play this reply')
  await expect(events(page).getByText('speech.started')).toHaveCount(2)
  await press(page, 'Stop')
  await expect(page.getByLabel('Position')).toHaveText('silent')
})

test('each mouth, emotion and gesture is held without a voice; what cannot be done is told', async ({ page }) => {
  await page.goto(`${site.url}/lab/zed`)
  await press(page, 'Pause')
  await expect(page.getByRole('status').first()).toHaveText('No engine is mounted.')
  await mounted(page, 'still')
  for (const [index, name] of ['aa', 'happy', 'count'].entries()) {
    await press(page, name)
    await expect(events(page).getByText('speech.started')).toHaveCount(index + 1)
  }
  await expect(page.locator('.caption')).toContainText('Son tres')
  await press(page, 'The picture is lost')
  await expect(page.getByRole('status').first()).toContainText('no graphics context')
})

test('the page is accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await mounted(page, 'still')
    await press(page, 'aa')
    await expect(page.locator('.caption')).toContainText('A silent reply')
    expect(await violationsOf(page)).toEqual([])
  }
})

test('a picture that is lost in mid-sentence comes back, and the voice has not stopped', async ({ page }) => {
  await mounted(page, 'three')
  await expect(stage(page)).toHaveAttribute('data-stage', 'three')
  await press(page, 'aa')
  await expect(events(page)).toContainText('speech.started')
  await press(page, 'The picture is lost')
  await expect(events(page)).toContainText('engine.lost')
  await press(page, 'The picture comes back')
  await expect(stage(page)).toHaveAttribute('data-stage', 'three')
  await expect(events(page)).toContainText('speech.ended')
})

test('what must not be in an ordinary build is known by words that stand in the pages for testers', () => {
  const lab = globSync('**/*.{js,html}', { cwd: labDirectory }).map((file) =>
    readFileSync(path.join(labDirectory, file), 'utf8'),
  )
  for (const word of [...testersWords['the page of the machines'], ...testersWords['the page of the engines']])
    expect(lab.some((text) => text.includes(word)), word).toBe(true)
})
