import { expect } from '@playwright/test'
import { panelOf } from '../e2e/site.ts'
import { message } from './catalogues.ts'
import { arrive, Findings, placeOf, still } from './looking.ts'
import { kindNamed, shownAtDesk, shownByTouch } from './page-kinds.ts'
import { smallTextsOf } from './page-text.ts'
import { desk, narrowPhone, sizeOf, test } from './visit.ts'

// Pages: phone.walk.ts. An answer on a phone: first-visit.walk.ts.

test('small text: the menu, in both sizes of the page', async ({ visit }) => {
  const findings = new Findings()
  const kind = kindNamed('home')
  const showing = shownByTouch(kind)
  const page = await visit(narrowPhone, showing)
  await arrive(page, kind, showing.language)
  await page.getByRole('button', { name: message(showing.language, 'menu_open') }).click()
  for (const device of [narrowPhone, desk]) {
    await page.setViewportSize(device)
    await expect(page.getByRole('dialog')).toBeVisible()
    await still(page)
    findings.add(placeOf('menu', kind, sizeOf(device), showing), await smallTextsOf(page))
  }
  findings.expectNone()
})

test('small text: Zed’s panel with an answer', async ({ visit }) => {
  const findings = new Findings()
  const kind = kindNamed('article with a figure')
  const showing = shownAtDesk(kind)
  const page = await visit(desk, showing)
  await arrive(page, kind, showing.language)
  const panel = panelOf(page)
  const field = panel.getByRole('textbox')
  await field.fill(showing.language === 'es' ? '¿Qué es un endosoma?' : 'What is an endosome?')
  await field.press('Enter')
  await expect(panel.getByRole('list').first()).toBeVisible()
  await still(page)
  findings.add(placeOf('panel', kind, sizeOf(desk), showing), await smallTextsOf(page))
  findings.expectNone()
})
