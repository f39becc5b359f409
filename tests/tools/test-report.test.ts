import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPagesReport, readUnitReport } from '../../tools/testing/test-report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function file(content: unknown): string {
  const name = path.join(folder, 'report.json')
  writeFileSync(name, JSON.stringify(content))
  return name
}

it('counts every page test that failed, and says what failed outside of one', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
  const report = readPagesReport(file({ stats, errors: [{ message: 'the server did not start' }] }))
  expect(report).toMatchObject({ passed: 6, skipped: 3 })
  expect(report.failures).toHaveLength(3)
  expect(report.failures).toContain('the server did not start')
})

it('refuses a report that is not whole', () => {
  expect(() => readPagesReport(file({ stats: { expected: 5 } }))).toThrow()
  expect(() => readUnitReport(file({ passed: 5 }))).toThrow()
})
