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

test('a text is said by the site’s voice, and each of its words is lit in turn', async ({ page }) => {
  await mounted(page, 'still')
  const lit = await page.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.ariaCurrent === 'true') words.push(target.textContent ?? '')
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-current'] })
    return words
  })
  // A busy machine takes its time to start the voice.
  const ready = async () => (await page.request.get(`${site.url}/api/ready`)).status()
  await expect.poll(ready, { timeout: 300_000 }).toBe(200)
  await page.getByLabel('Text').fill('Una bombilla pequeña ilumina mi mano.')
  await press(page, 'Speak')
  await expect(events(page)).toContainText('speech.ended', { timeout: 180_000 })
  // A word may be over before a busy machine has drawn it.
  expect((await lit.jsonValue()).length).toBeGreaterThan(0)
  expect('Una bombilla pequeña ilumina mi mano').toContain((await lit.jsonValue()).at(-1))
})

test('a sound is paused, goes on, breaks and is blocked by hand, all by keyboard', async ({ page }) => {
  await mounted(page, 'drawn')
  await expect(stage(page)).toHaveAttribute('data-stage', 'drawn')
  const told = (type: string, times: number) => expect(events(page).getByText(type)).toHaveCount(times)
  await press(page, 'aa')
  await told('speech.started', 1)
  await press(page, 'Pause')
  await told('speech.paused', 1)
  await press(page, 'Resume')
  await told('speech.resumed', 1)
  await press(page, 'The browser pauses')
  await told('speech.paused', 2)
  await press(page, 'Resume')
  await told('speech.resumed', 2)
  await press(page, 'The sound breaks')
  await told('audio:', 1)
  await press(page, 'The next sound is blocked')
  await press(page, 'Play this reply')
  await told('blocked:', 1)
  await press(page, 'Play this reply')
  await told('speech.started', 2)
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
  await expect(stage(page)).toHaveAttribute('data-stage', 'still')
  await press(page, 'The picture comes back')
  await expect(stage(page)).toHaveAttribute('data-stage', 'three')
  await expect(page.getByLabel('Position')).not.toHaveText('silent')
  await expect(events(page).getByText(/speech\.(paused|started|ended)/)).toHaveCount(1)
})

test('what must not be in an ordinary build is known by words that stand in the pages for testers', () => {
  const lab = globSync('**/*.{js,html}', { cwd: labDirectory }).map((file) =>
    readFileSync(path.join(labDirectory, file), 'utf8'),
  )
  for (const word of [...testersWords['the page of the machines'], ...testersWords['the page of the engines']])
    expect(
      lab.some((text) => text.includes(word)),
      word,
    ).toBe(true)
})
