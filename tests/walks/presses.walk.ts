import { pageKinds, shownByTouch, addressOf } from './page-kinds.ts'
import { Findings, placeOf } from './looking.ts'
import { openAnew, pressAll } from './pressing.ts'
import { phone, sizeOf, test } from './visit.ts'

/** What stands on every page is pressed on one. */
const shared: Record<string, readonly string[]> = {
  home: ['header', 'footer', 'notice'],
  'article with a figure': ['panel'],
  interaction: ['panel'],
}

for (const kind of pageKinds) {
  test(`phone: ${kind.name}: every control answers`, async ({ visit }) => {
    test.setTimeout(300_000)
    const showing = shownByTouch(kind)
    const findings = new Findings()
    const page = await visit(phone, showing)
    const address = addressOf(kind, showing.language)
    const faults = await pressAll(page, {
      open: () => openAnew(page, address),
      way: 'tap',
      language: showing.language,
      scopes: ['page', ...(shared[kind.name] ?? [])],
    })
    findings.add(placeOf('phone', kind, sizeOf(phone), showing), faults)
    findings.expectNone()
  })
}
