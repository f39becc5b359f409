import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Count = v.pipe(v.number(), v.integer())
const TestReportSchema = v.object({ passed: Count, skipped: Count, failures: v.array(v.string()) })

export type TestReport = v.InferOutput<typeof TestReportSchema>

const PlaywrightReport = v.object({
  stats: v.object({ expected: Count, unexpected: Count, flaky: Count, skipped: Count }),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error without a message') })),
})

export function readUnitReport(file: string): TestReport {
  return v.parse(TestReportSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** Flaky tests count as passed. */
export function readPagesReport(file: string): TestReport {
  const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  const failures = [...Array<string>(stats.unexpected).fill(''), ...errors.map(({ message }) => message)]
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures }
}
