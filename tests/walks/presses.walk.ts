import { Findings, placeOf } from './looking.ts'
import { addressOf, kindNamed, shownAtDesk, shownByTouch } from './page-kinds.ts'
import { pressAll, type Way } from './pressing.ts'
import { laptop, phone, sizeOf, test, type Device } from './visit.ts'

/** Device, and shared parts of the page, which only one page tests. */
const walked: [name: string, device: Device, shared: readonly string[]][] = [
  ['home', phone, ['header', 'footer', 'notice']],
  ['search with hits', laptop, []],
  ['shorts', phone, []],
  ['glossary', phone, []],
  ['contact', laptop, []],
  ['article with a figure', phone, ['panel']],
  ['short', phone, ['panel']],
  ['interaction', phone, ['panel']],
]

// In sequence: controls that responded on one page aren't pressed again on the next.
test.describe.configure({ mode: 'default' })
const answered = new Set<string>()

for (const [name, device, shared] of walked) {
  test(`presses: ${name}, ${sizeOf(device)}: every control answers`, async ({ visit }) => {
    const kind = kindNamed(name)
    const showing = device.touch ? shownByTouch(kind) : shownAtDesk(kind)
    const way: Way = device.touch ? 'tap' : 'click'
    const findings = new Findings()
    const page = await visit(device, showing)
    const faults = await pressAll(page, {
      address: addressOf(kind, showing.language),
      way,
      language: showing.language,
      scopes: ['page', ...shared],
      answered,
    })
    findings.add(placeOf('presses', kind, sizeOf(device), showing), faults)
    findings.expectNone()
  })
}
