import { arrive, Findings, placeOf, still } from './looking.ts'
import { pageKinds } from './page-kinds.ts'
import { wordFaults } from './page-words.ts'
import { desk, laptop, narrowPhone, phone, sidewaysPhone, sizeOf, tablet, test } from './visit.ts'

// Words of headings aren't broken, and placeholders are fully visible.

const sizes = [narrowPhone, phone, sidewaysPhone, tablet, laptop, desk]

for (const language of ['es', 'en'] as const) {
  for (const kind of pageKinds) {
    test(`reader, ${language}, ${kind.name}: no heading's word is torn and no field's hint is cut`, async ({
      visit,
    }) => {
      const showing = { language, theme: 'light' } as const
      const page = await visit(phone, showing)
      const findings = new Findings()
      await arrive(page, kind, language)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await still(page)
        findings.add(placeOf('reader', kind, sizeOf(size), showing), await page.evaluate(wordFaults))
      }
      findings.expectNone()
    })
  }
}
