import type { Page } from '@playwright/test'
import { panelOf, settled } from '../e2e/site.ts'
import { message } from './catalogues.ts'
import { arrive, Findings, placeOf, still, sweep } from './looking.ts'
import type { Fault } from './walker.ts'
import { inTurns, pageKinds, shownAtDesk, shownByTouch, type PageKind, type Showing } from './page-kinds.ts'
import { smallTextsOf } from './page-text.ts'
import { wordFaults } from './page-words.ts'
import { desk, laptop, narrowPhone, phone, sidewaysPhone, sizeOf, tablet, test, type Device } from './visit.ts'

const everySize = [narrowPhone, phone, sidewaysPhone, tablet, laptop, desk]

/** Runs in the page. */
function sidewaysFaults(): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
    ? [{ control: 'page', fault: `can be moved sideways by ${scrollWidth - clientWidth} px` }]
    : []
}

interface Look {
  role: string
  /** Size in which the page is opened. */
  opened: Device
  /** Sizes in which controls are checked; words are checked in every size. */
  sizes: readonly Device[]
  showing: Showing
}

/** Returns faults, and controls under 44 px. */
async function lookInSizes(page: Page, kind: PageKind, { role, opened, sizes, showing }: Look) {
  const findings = new Findings()
  const tooSmall: string[] = []
  const placeIn = (device: Device) => placeOf(role, kind, sizeOf(device), showing)
  await arrive(page, kind, showing.language)
  await settled(page)
  findings.add(placeIn(opened), await smallTextsOf(page))
  for (const device of sizes) {
    await page.setViewportSize(device)
    const { faults, small } = await sweep(page, showing.language)
    const isBehind = ({ control, fault }: Fault) =>
      kind.hasFilm && device.touch && control.startsWith('header:') && fault.startsWith('covered')
    findings.add(
      placeIn(device),
      faults.filter((fault) => !isBehind(fault)),
    )
    tooSmall.push(...small.map(({ control, fault }) => `${placeIn(device)} | ${control} | ${fault}`))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // While Zed talks, his field has another hint, which may end in an ellipsis.
  const own = (id: string) => message(showing.language, id)
  const stop = panelOf(page).getByRole('button', { name: own('stop_speaking') })
  await stop.evaluateAll((shown) => shown.forEach((button) => button instanceof HTMLElement && button.click()))
  for (const device of everySize) {
    await page.setViewportSize(device)
    await still(page)
    const words = await page.evaluate(wordFaults)
    findings.add(
      placeIn(device),
      words.filter(({ control }) => control !== own('zed_talks_tap_to_ask')),
    )
    if (device === narrowPhone) findings.add(placeIn(device), await page.evaluate(sidewaysFaults))
  }
  return { findings, tooSmall }
}

for (const kind of pageKinds) {
  test(`phone: ${kind.name}: text can be read; what one can press is whole, uncovered, large enough and named`, async ({
    visit,
  }, { annotations }) => {
    const showing = shownByTouch(kind)
    const sizes = [phone, ...inTurns(kind, [narrowPhone, sidewaysPhone, tablet])]
    const page = await visit(phone, showing)
    const { findings, tooSmall } = await lookInSizes(page, kind, { role: 'phone', opened: phone, sizes, showing })
    annotations.push(...tooSmall.map((description) => ({ type: 'under 44 px', description })))
    findings.expectNone()
  })

  test(`desk: ${kind.name}: text can be read; what one can press is whole, uncovered and named`, async ({ visit }) => {
    const showing = shownAtDesk(kind)
    const sizes = inTurns(kind, [laptop, desk])
    const page = await visit(desk, showing)
    const { findings } = await lookInSizes(page, kind, { role: 'desk', opened: desk, sizes, showing })
    findings.expectNone()
  })
}
