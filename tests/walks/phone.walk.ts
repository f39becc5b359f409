import type { Page } from '@playwright/test'
import { arrive, Findings, placeOf, sweep } from './looking.ts'
import type { Fault } from './walker.ts'
import { inTurns, pageKinds, shownAtDesk, shownByTouch, type PageKind, type Showing } from './page-kinds.ts'
import { desk, laptop, narrowPhone, phone, sidewaysPhone, sizeOf, tablet, test, type Device } from './visit.ts'

/** Returns faults, and controls under 44 px. */
async function lookInSizes(page: Page, kind: PageKind, role: string, sizes: readonly Device[], showing: Showing) {
  const findings = new Findings()
  const tooSmall: string[] = []
  await arrive(page, kind, showing.language)
  for (const device of sizes) {
    await page.setViewportSize(device)
    const where = placeOf(role, kind, sizeOf(device), showing)
    const { faults, small } = await sweep(page, showing.language)
    const isBehind = ({ control, fault }: Fault) =>
      kind.hasFilm && device.touch && control.startsWith('header:') && fault.startsWith('covered')
    findings.add(
      where,
      faults.filter((fault) => !isBehind(fault)),
    )
    tooSmall.push(...small.map(({ control, fault }) => `${where} | ${control} | ${fault}`))
  }
  return { findings, tooSmall }
}

for (const kind of pageKinds) {
  test(`phone: ${kind.name}: everything that one can press is whole, uncovered, large enough and named`, async ({
    visit,
  }, { annotations }) => {
    const showing = shownByTouch(kind)
    const sizes = [phone, ...inTurns(kind, [narrowPhone, sidewaysPhone, tablet])]
    const page = await visit(phone, showing)
    const { findings, tooSmall } = await lookInSizes(page, kind, 'phone', sizes, showing)
    annotations.push(...tooSmall.map((description) => ({ type: 'under 44 px', description })))
    findings.expectNone()
  })

  test(`desk: ${kind.name}: everything that one can press is whole, uncovered and named`, async ({ visit }) => {
    const showing = shownAtDesk(kind)
    const sizes = inTurns(kind, [laptop, desk])
    const page = await visit(sizes[0] ?? laptop, showing)
    const { findings } = await lookInSizes(page, kind, 'desk', sizes, showing)
    findings.expectNone()
  })
}
