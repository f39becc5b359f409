import { rmSync } from 'node:fs'
import { testPages } from './e2e.ts'
import { run } from './run.ts'
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts'

// `npm test`: all tests. The last line counts them.
const unitReport = '.cache/unit-report.json'
const pagesReport = '.cache/e2e-report.json'
for (const report of [unitReport, pagesReport]) rmSync(report, { force: true })

const codes = [
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`]),
  await pages(),
]
const counts = [counted(() => readVitestCounts(unitReport)), counted(() => readPlaywrightCounts(pagesReport))]
const sum = (kind: keyof TestCounts) => counts.reduce((total, count) => total + count[kind], 0)
const failed = Math.max(sum('failed'), codes.some((code) => code !== 0) ? 1 : 0)
console.log(`${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

async function pages(): Promise<number> {
  try {
    return await testPages()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** A run that broke off before it could report counts as one failed test. */
function counted(read: () => TestCounts): TestCounts {
  try {
    return read()
  } catch (error) {
    console.error('A test run left no report', error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
