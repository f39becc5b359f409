import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Count = v.pipe(v.number(), v.integer())
const TestReportSchema = v.object({ passed: Count, skipped: Count, failures: v.array(v.string()) })

/** How many tests of a run passed and were skipped, and what each of the others says. */
export type TestReport = v.InferOutput<typeof TestReportSchema>

const PlaywrightReport = v.object({
  stats: v.object({ expected: Count, unexpected: Count, flaky: Count, skipped: Count }),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error without a message') })),
})

/** Reads a test report as `unit-report.ts` writes it. */
export function readUnitReport(file: string): TestReport {
  return v.parse(TestReportSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** Reads Playwright's JSON report. A test that passed at its second try has passed. Its own list names what failed. */
export function readPagesReport(file: string): TestReport {
  const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  const failures = [...Array<string>(stats.unexpected).fill(''), ...errors.map(({ message }) => message)]
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures }
}
