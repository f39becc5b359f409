import { expect, type CDPSession, type Page } from '@playwright/test'
import { hydrated, panelOf, shiftOf, watchShifts } from '../e2e/site.ts'
import { addressOf, kindNamed } from './page-kinds.ts'
import { drawn, glance, phone, swipe, test } from './visit.ts'

// Mobile network on a train: latency in ms, throughput in bytes/s.
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const kinds = ['article with a figure', 'home', 'shorts'].map(kindNamed)

async function onSlowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  return session
}

const placeOf = (session: CDPSession) => glance<number>(session, 'Math.round(scrollY)')

for (const [at, kind] of kinds.entries()) {
  const language = at % 2 === 0 ? 'es' : 'en'
  const theme = at % 2 === 0 ? 'dark' : 'light'

  test(`slow line: ${kind.name}, ${language}, ${theme}: read, scrolled and pressed before it wakes`, async ({
    visit,
  }) => {
    const page = await visit(phone, { language, theme })
    await watchShifts(page)
    const session = await onSlowLine(page)
    await page.goto(addressOf(kind, language), { waitUntil: 'domcontentloaded' })
    await glance(session, drawn)
    const text = await glance<string>(session, 'document.querySelector("main").innerText.trim()')
    expect(text.length, 'the text is there before any script').toBeGreaterThan(60)
    const heading = await glance<number>(session, 'document.querySelector("main h1").getBoundingClientRect().height')
    expect(heading, 'the heading is shown').toBeGreaterThan(0)
    await swipe(session, 400)
    const there = await placeOf(session)
    expect(there, 'the page scrolls before it wakes').toBeGreaterThan(200)
    await swipe(session, -there)
    const menu = page.locator('header [aria-haspopup=dialog]')
    const box = await glance<{ x: number; y: number }>(
      session,
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector('header [aria-haspopup=dialog]').getBoundingClientRect())`,
    )
    await page.touchscreen.tap(box.x, box.y)
    await expect(page.getByRole('dialog'), 'a tap before it woke is answered when it has').toBeVisible({
      timeout: 60_000,
    })
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(await shiftOf(page), 'what is shown moves by itself').toBeLessThan(0.02)
  })

  test(`slow line: ${kind.name}, ${language}, ${theme}: what was scrolled stays when it wakes`, async ({ visit }) => {
    const page = await visit(phone, { language, theme })
    const session = await onSlowLine(page)
    await page.addInitScript(() => addEventListener('zed:hydrated', () => console.debug('it is awake')))
    const awake = page.waitForEvent('console', { predicate: (line) => line.text() === 'it is awake', timeout: 0 })
    await page.goto(addressOf(kind, language), { waitUntil: 'domcontentloaded' })
    await glance(session, drawn)
    await swipe(session, 700)
    const there = await placeOf(session)
    expect(there).toBeGreaterThan(400)
    await awake
    await glance(session, drawn)
    expect(Math.abs((await placeOf(session)) - there), 'the page has moved by itself').toBeLessThan(60)
  })
}

test('slow line: interaction: a question without a line is not lost', async ({ visit }) => {
  const page = await visit(phone, { language: 'es', theme: 'dark' })
  await page.goto('/es/interaction')
  await hydrated(page)
  const field = panelOf(page).getByRole('textbox')
  await expect(field).toBeEditable()
  await page.context().setOffline(true)
  await field.fill('¿Qué es un átomo?')
  await field.press('Enter')
  await expect(panelOf(page)).toContainText('¿Qué es un átomo?')
  await page.context().setOffline(false)
  await expect(field).toBeEditable()
  if ((await field.inputValue()) === '') await field.fill('¿Qué es un átomo?')
  await field.press('Enter')
  await expect(panelOf(page).getByRole('log')).toContainText(/átomo[^?]*\./)
})
