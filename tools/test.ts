import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildWhenNeeded } from '../build/build.ts'
import { makeNarrations } from '../build/narration/make-narrations.ts'
import { narrationDirectory } from '../build/narration/narration-files.ts'
import { testPages } from './e2e.ts'
import { run } from './run.ts'
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts'

// `npm test`: all tests. The last line counts them.
const unitReport = '.cache/unit-report.json'
const pagesReport = '.cache/e2e-report.json'
for (const report of [unitReport, pagesReport]) rmSync(report, { force: true })

// Both the build and the unit tests need them, and would make them twice over.
await succeeds(() => makeNarrations({ content: path.resolve('src/content'), narrations: narrationDirectory }))
// The build keeps one core busy: on two, the unit tests cost little more beside it. Page tests have times to keep: they
// come when it is quiet.
const unit = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`])
const arePagesThere = await succeeds(buildWhenNeeded)
const codes = [await unit, (await succeeds(() => pages(arePagesThere))) ? 0 : 1]
const counts = [counted(() => readVitestCounts(unitReport)), counted(() => readPlaywrightCounts(pagesReport))]
const sum = (kind: keyof TestCounts) => counts.reduce((total, count) => total + count[kind], 0)
const failed = Math.max(sum('failed'), codes.some((code) => code !== 0) ? 1 : 0)
console.log(`${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

async function pages(areThere: boolean): Promise<void> {
  if (!areThere) throw new Error('There are no pages to test.')
  const code = await testPages()
  if (code !== 0) throw new Error('Page tests have failed.')
}

/** Whether something ends well; else says what went wrong. */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
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
