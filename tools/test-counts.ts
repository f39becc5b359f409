import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** How many tests of a run passed, failed and were skipped. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

const Count = v.pipe(v.number(), v.integer())
const VitestReport = v.object({
  numPassedTests: Count,
  numFailedTests: Count,
  numPendingTests: Count,
  numFailedTestSuites: Count,
})
const PlaywrightReport = v.object({
  stats: v.object({ expected: Count, unexpected: Count, flaky: Count, skipped: Count }),
  errors: v.array(v.unknown()),
})

/** Counts the tests of Vitest's JSON report. A file that could not run counts as a failed test. */
export function readVitestCounts(file: string): TestCounts {
  const report = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')))
  const failed = report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** Counts the tests of Playwright's JSON report. A test that passed at its second try counts as passed. */
export function readPlaywrightCounts(file: string): TestCounts {
  const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
