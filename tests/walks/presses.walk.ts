import { Findings, placeOf } from './looking.ts'
import { addressOf, kindNamed, shownAtDesk, shownByTouch } from './page-kinds.ts'
import { pressAll, type Way } from './pressing.ts'
import { laptop, phone, sizeOf, test, type Device } from './visit.ts'

/** Where it is pressed, and the parts of the page besides its own: what stands on every page is pressed on one. */
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

// One after another: what has answered on one page is not pressed again on the next.
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
