import { expect } from '@playwright/test'
import { panelOf, settled } from '../e2e/site.ts'
import { message } from './catalogues.ts'
import { arrive, Findings, placeOf, still } from './looking.ts'
import { kindNamed, pageKinds, shownAtDesk, shownByTouch } from './page-kinds.ts'
import { smallTextsOf } from './page-text.ts'
import { desk, narrowPhone, phone, sizeOf, test } from './visit.ts'

// The display face is for titles: below 17 px it is hard to read.

for (const kind of pageKinds) {
  test(`small text: ${kind.name}: no text is too small, and small text is set in a text face`, async ({ visit }) => {
    const findings = new Findings()
    for (const device of [phone, desk]) {
      const showing = device.touch ? shownByTouch(kind) : shownAtDesk(kind)
      const page = await visit(device, showing)
      await arrive(page, kind, showing.language)
      await settled(page)
      findings.add(placeOf('reader', kind, sizeOf(device), showing), await smallTextsOf(page))
    }
    findings.expectNone()
  })
}

test('small text: the menu, in both sizes of the page', async ({ visit }) => {
  const findings = new Findings()
  const kind = kindNamed('home')
  for (const device of [narrowPhone, desk]) {
    const showing = device.touch ? shownByTouch(kind) : shownAtDesk(kind)
    const page = await visit(device, showing)
    await arrive(page, kind, showing.language)
    await page.getByRole('button', { name: message(showing.language, 'menu_open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await still(page)
    findings.add(placeOf('menu', kind, sizeOf(device), showing), await smallTextsOf(page))
  }
  findings.expectNone()
})

test('small text: Zed’s panel with an answer', async ({ visit }) => {
  const findings = new Findings()
  const kind = kindNamed('article with a figure')
  for (const device of [phone, desk]) {
    const showing = device.touch ? shownByTouch(kind) : shownAtDesk(kind)
    const page = await visit(device, showing)
    await arrive(page, kind, showing.language)
    const panel = panelOf(page)
    const field = panel.getByRole('textbox')
    await field.fill(showing.language === 'es' ? '¿Qué es un endosoma?' : 'What is an endosome?')
    await field.press('Enter')
    await expect(panel.getByRole('list').first()).toBeVisible()
    await still(page)
    findings.add(placeOf('panel', kind, sizeOf(device), showing), await smallTextsOf(page))
  }
  findings.expectNone()
})
