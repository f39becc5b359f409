import { pageKinds, shownByTouch } from './page-kinds.ts'
import { arrive, Findings, placeOf, sweep } from './looking.ts'
import { narrowPhone, phone, sidewaysPhone, sizeOf, tablet, test } from './visit.ts'

const widths = [phone, narrowPhone, sidewaysPhone, tablet]

for (const kind of pageKinds) {
  test(`phone: ${kind.name}: everything that one can press is whole, uncovered, large enough and named`, async ({
    visit,
  }, { annotations }) => {
    const showing = shownByTouch(kind)
    const findings = new Findings()
    const page = await visit(phone, showing)
    await arrive(page, kind, showing.language)
    for (const device of widths) {
      await page.setViewportSize(device)
      const where = placeOf('phone', kind, sizeOf(device), showing)
      const { faults, small } = await sweep(page, showing.language)
      findings.add(where, faults)
      for (const { control, fault } of small)
        annotations.push({ type: 'under 44 px', description: `${where} | ${control} | ${fault}` })
    }
    findings.expectNone()
  })
}
