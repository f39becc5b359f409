import { expect, type CDPSession, type Page } from '@playwright/test'
import { panelOf } from '../e2e/site.ts'
import { violationsOf } from '../e2e/violations.ts'
import { message } from './catalogues.ts'
import { controlsOf, Findings, placeOf, still, sweep } from './looking.ts'
import { addressOf, kindNamed, type Language, type Showing } from './page-kinds.ts'
import { smallTextsOf } from './page-text.ts'
import { drawn, glance, narrowPhone, phone, sizeOf, swipe, test, type Device } from './visit.ts'

// Home, article and shorts: slow-line.walk.ts.
const scrolled = ['glossary', 'about'].map(kindNamed)

async function arriveAsleep(page: Page, address: string): Promise<{ session: CDPSession; awake: Promise<unknown> }> {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(() => addEventListener('zed:hydrated', () => console.debug('it is awake')))
  const awake = page.waitForEvent('console', { predicate: (line) => line.text() === 'it is awake', timeout: 0 })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // Before the first paint there is nothing to swipe.
  await glance(session, drawn)
  return { session, awake }
}

for (const kind of scrolled) {
  const { language, theme } = { language: 'es', theme: 'light' } as const
  test(`phone: ${kind.name}: what a finger has scrolled stays when the page wakes`, async ({ visit }) => {
    const page = await visit(phone, { language, theme })
    const { session, awake } = await arriveAsleep(page, addressOf(kind, language))
    await swipe(session, 900)
    const there = await glance<number>(session, 'scrollY')
    expect(there, 'the page scrolls under a finger').toBeGreaterThan(300)
    await awake
    await glance(session, drawn)
    expect(Math.abs((await glance<number>(session, 'scrollY')) - there), 'the page has moved by itself').toBeLessThan(
      60,
    )
  })
}

const questions: Record<Language, string> = { es: '¿Qué es una nanopartícula?', en: 'What is a nanoparticle?' }

async function ask(page: Page, language: Language): Promise<void> {
  const field = panelOf(page).getByRole('textbox')
  await expect(field, 'the question box').toBeVisible()
  const box = await field.boundingBox()
  expect(
    (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (page.viewportSize()?.width ?? 0),
    'it is whole',
  ).toBe(true)
  await field.tap()
  await field.fill(questions[language])
  await panelOf(page)
    .getByRole('button', { name: message(language, 'send') })
    .tap()
  await expect(panelOf(page).getByRole('log'), 'the question').toContainText(questions[language])
  await expect(panelOf(page).getByRole('log').locator('a[href*="/news-single/"]').first(), 'its source').toBeAttached()
}

const idsInPanel = async (page: Page) =>
  (await controlsOf(page)).filter(({ scope }) => scope === 'panel').map(({ id }) => id)

async function expectSound(page: Page, where: string, language: Language, raised = false): Promise<void> {
  const findings = new Findings()
  await still(page)
  findings.add(where, (await sweep(page, language, raised ? await idsInPanel(page) : [])).faults)
  findings.add(
    where,
    (await violationsOf(page)).map((fault) => ({ control: 'axe', fault: fault.slice(0, 300) })),
  )
  findings.expectNone()
}

const firstVisits: [Device, Showing][] = [
  [phone, { language: 'es', theme: 'light' }],
  [narrowPhone, { language: 'en', theme: 'dark' }],
]
for (const [device, showing] of firstVisits) {
  const { language } = showing

  test(`phone: interaction, ${sizeOf(device)}, ${language}: the question box is there, and Zed answers`, async ({
    visit,
  }) => {
    const page = await visit(device, showing)
    const kind = kindNamed('interaction')
    const { awake } = await arriveAsleep(page, addressOf(kind, language))
    await awake
    await ask(page, language)
    await expectSound(page, placeOf('phone', { name: 'interaction, answered' }, sizeOf(device), showing), language)
  })

  test(`phone: article, ${sizeOf(device)}, ${language}: low sheet, stop and again, raise, a source`, async ({
    visit,
  }) => {
    const page = await visit(device, showing)
    const { awake } = await arriveAsleep(page, addressOf(kindNamed('article with a figure'), language))
    await awake
    const panel = panelOf(page)
    const sheet = await panel.boundingBox()
    const softly = expect.configure({ soft: true })
    softly((sheet?.height ?? 0) / device.height, 'the low sheet’s part of the screen').toBeLessThanOrEqual(0.34)
    softly(await panel.getByRole('textbox').isVisible(), 'a field in the low sheet').toBe(true)
    const stop = panel.getByRole('button', { name: message(language, 'stop_speaking') })
    const listen = panel.getByRole('button', { name: message(language, 'listen') })
    await expect(stop.or(listen).first()).toBeVisible()
    if (await listen.isVisible()) await listen.tap()
    await stop.tap()
    await softly(
      panel
        .getByRole('button')
        .filter({ hasText: /escuchar|otra vez|seguir|listen|again|play|go on/i })
        .first(),
      'after a stop Zed can be heard again',
    ).toBeVisible()
    await expectSound(page, placeOf('phone', { name: 'article, stopped' }, sizeOf(device), showing), language)
    await panel.getByRole('button', { name: message(language, 'panel_whole') }).tap()
    await ask(page, language)
    await expectSound(page, placeOf('phone', { name: 'article, answered' }, sizeOf(device), showing), language, true)
    if (device === phone) softly(await smallTextsOf(page), 'small text').toEqual([])
    const source = panel.getByRole('log').locator('a[href*="/news-single/"]').first()
    await source.tap()
    // The mark is a CSS highlight, not an element.
    const cited = await page.waitForFunction(() => {
      const [range] = CSS.highlights.get('cited') ?? []
      if (!(range instanceof Range)) return null
      const { x, y } = range.getBoundingClientRect()
      return { x, y }
    })
    const place = (await cited.jsonValue()) ?? { x: -1, y: -1 }
    const seen = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x + 5, y + 5)?.closest('[data-zed-panel]') === null,
      place,
    )
    expect(seen, 'the sentence is not under the sheet').toBe(true)
  })
}
