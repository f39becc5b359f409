import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments, tableRows } from './documents.ts'

const decisions = readDocuments('docs/decisions/[0-9]*.md').map(({ file, text }) => {
  const [title = '', , line = ''] = text.split('\n')
  const status = line.replace(/\[(\d{3})\]\([^)]*\)/g, '$1')
  const { number = '', name = '' } = /^# (?<number>\d{3}) (?<name>.+)$/.exec(title)?.groups ?? {}
  return { file: path.basename(file), number, name, status, text }
})

/** `Status: accepted (2026-11-22)`, `Status: superseded by 015 and 023, in part (2026-11-25): …`. */
const form =
  /^Status: (accepted|superseded(?: by (\d{3}(?:(?:, | and )\d{3})*))?(, in part)?)(?: \(|, )(\d{4}-\d\d-\d\d)/

describe.each(decisions)('decision $file', ({ file, number, status }) => {
  test('is numbered as its file', () => {
    expect(number).toBe(file.slice(0, 3))
  })

  test('has its status and a day right under its title', () => {
    expect(status).toMatch(form)
  })

  test('is superseded by decisions that are there and came later', () => {
    const by = form.exec(status)?.[2]?.match(/\d{3}/g) ?? []
    for (const other of by) {
      expect(decisions.map((decision) => decision.number)).toContain(other)
      expect(Number(other)).toBeGreaterThan(Number(number))
    }
  })
})

test('no two decisions have the same number', () => {
  const numbers = decisions.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
})

test('docs/decisions/README.md lists every decision with its status', () => {
  const rows = tableRows(readDocuments('docs/decisions/README.md')[0]!.text)
  expect(rows).toEqual(
    decisions.map(({ file, number, name, status }) => {
      const [, kind = '', , , day = ''] = form.exec(status) ?? []
      return [`[${number}](${file})`, name, kind, day]
    }),
  )
})
