import type { Page } from '@playwright/test'
import type { Fault, FocusSeen } from './walker.ts'
import { arrive, Findings, placeOf } from './looking.ts'
import { message } from './catalogues.ts'
import { kindNamed, shownAtDesk, type Language } from './page-kinds.ts'
import { laptop, magnified, sizeOf, test } from './visit.ts'

/** Maximum presses of Tab; a glossary has some hundred terms. */
const most = 120

async function tabThrough(page: Page, language: Language): Promise<Fault[]> {
  const faults: Fault[] = []
  const add = (seen: FocusSeen, fault: string) => faults.push({ control: `${seen.scope}: «${seen.name}»`, fault })
  const order: FocusSeen[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(async () => {
      await window.walker?.settled()
      return window.walker?.focused()
    })
    const last = order.at(-1)
    if (seen && last && !seen.hasShownBefore) add(last, 'shows no focus')
    if (!seen?.somewhere) return withOrder(faults, order)
    if (presses === 0 && seen.name !== message(language, 'skip_to_content')) add(seen, 'comes before the skip link')
    if (seen.uncovered === 0) add(seen, `has the focus wholly under ${seen.over}`)
    else if (seen.uncovered < 0.5)
      add(seen, `has the focus, and ${Math.round(seen.uncovered * 100)} % of it is seen: under ${seen.over}`)
    if (last && last.id === seen.id && last.name === seen.name && seen.id)
      add(seen, 'keeps the focus when Tab is pressed')
    order.push(seen)
  }
  return withOrder(faults, order)
}

function withOrder(faults: Fault[], order: readonly FocusSeen[]): Fault[] {
  const inPage = order.filter(({ scope }) => scope === 'page')
  const back = inPage.flatMap((seen, at) => {
    const before = inPage[at - 1]
    return before && seen.top < before.top - 900 && Math.abs(seen.left - before.left) < 40
      ? [{ control: `page: «${seen.name}»`, fault: `comes after «${before.name}», far below it` }]
      : []
  })
  return [...faults, ...back]
}

const walked = [
  'home',
  'article with a figure',
  'interaction',
  'search with hits',
  'shorts',
  'short',
  'glossary',
  'contact',
].map(kindNamed)

for (const kind of walked) {
  for (const device of [laptop, magnified]) {
    test(`keyboard: ${kind.name}, ${sizeOf(device)}: the focus goes through, is seen and is not covered`, async ({
      visit,
    }) => {
      const showing = shownAtDesk(kind)
      const findings = new Findings()
      const page = await visit(device, showing)
      await arrive(page, kind, showing.language)
      // Before that, a film has native controls (waking.walk.ts).
      await page.waitForFunction(() => !document.querySelector('[data-player]:not([data-awake])'))
      findings.add(placeOf('keyboard', kind, sizeOf(device), showing), await tabThrough(page, showing.language))
      findings.expectNone()
    })
  }
}
