import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { TestReport } from './test-report.ts'

/** Vitest's report for `npm test`; TEST_REPORT overrides. */
export const unitReportFile = '.cache/unit-report.json'

export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failures = [
      ...modules.flatMap((module) => module.errors().map((error) => says(module.moduleId, error))),
      ...inState('failed').map((test) =>
        says(`${test.module.moduleId} › ${test.fullName}`, test.result().errors?.[0] ?? { message: 'failed' }),
      ),
      ...unhandled.map((error) => says('outside of every test', error)),
    ]
    const report: TestReport = { passed: inState('passed').length, skipped: inState('skipped').length, failures }
    const file = process.env['TEST_REPORT'] ?? unitReportFile
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

function says(where: string, error: Pick<SerializedError, 'message' | 'stack'>): string {
  return `${path.relative('', where)}\n${error.stack ?? error.message}`
}
