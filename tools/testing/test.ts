import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { makeNarrations, sitePlaces } from '../../content-pipeline/narration/make-narrations.ts'
import { attackReports, attackShortly } from './attack.ts'
import { testPages } from './e2e.ts'
import { buildQaWhenNeeded } from './qa/qa-build.ts'
import { run } from '../run.ts'
import { provideVoices } from '../voices.ts'
import { readPagesReport, readUnitReport, type TestReport } from './test-report.ts'
import { unitReportFile } from './unit-report.ts'

// `npm test`: runs all tests, and prints failures and counts.
const pagesReportFile = '.cache/e2e-report.json'
for (const report of [unitReportFile, ...Object.values(attackReports), pagesReportFile]) rmSync(report, { force: true })

provideVoices()
// Shared by build and unit tests.
await succeeds(() => makeNarrations(sitePlaces))
// The build uses one core: give Vitest both of two. Page tests run afterward.
const workers = `--maxWorkers=${availableParallelism()}`
const unit = run('vitest', ['run', workers, '--reporter=default', '--reporter=./tools/testing/unit-report.ts'])
const arePagesThere = await succeeds(buildWhenNeeded)
// Attacks run beside the other tests, one suite at a time, because they mostly wait.
const attacks = arePagesThere ? attackInTurn() : { faults: 1, floods: 1 }
// Builds for testers before page tests start.
if (arePagesThere) await succeeds(buildQaWhenNeeded)
const unitCode = await unit
const pagesCode = (await succeeds(() => pages(arePagesThere))) ? 0 : 1
const { faults: faultsCode, floods: floodsCode } = await attacks
const reports = [
  reported('unit tests', unitCode, () => readUnitReport(unitReportFile)),
  reported('attacks by faults', faultsCode, () => readUnitReport(attackReports.faults)),
  reported('attacks by floods', floodsCode, () => readUnitReport(attackReports.floods)),
  reported('page tests', pagesCode, () => readPagesReport(pagesReportFile)),
]
const failures = reports.flatMap((report) => report.failures)
for (const failure of failures.filter(Boolean)) console.log(`FAILED ${failure}\n`)
const passed = reports.reduce((sum, report) => sum + report.passed, 0)
const skipped = reports.reduce((sum, report) => sum + report.skipped, 0)
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failures.length === 0 ? 0 : 1

async function attackInTurn(): Promise<{ faults: number; floods: number }> {
  const faults = await attackShortly('faults')
  return { faults, floods: await attackShortly('floods') }
}

async function pages(areThere: boolean): Promise<void> {
  if (!areThere) throw new Error('There are no pages to test.')
  const code = await testPages()
  if (code !== 0) throw new Error('Page tests have failed.')
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** A crashed run, or a failure without details, counts as one failed test. */
function reported(name: string, code: number, read: () => TestReport): TestReport {
  try {
    const report = read()
    if (code === 0 || report.failures.length > 0) return report
    return { ...report, failures: [`The ${name} ended with code ${code} though none of them failed.`] }
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [`The ${name} left no report: ${String(error)}`] }
  }
}
