import { globSync, readFileSync } from 'node:fs'

export interface Document {
  file: string
  text: string
}

export function readDocuments(...patterns: string[]): Document[] {
  const files = globSync(patterns).sort()
  if (files.length === 0) throw new Error(`No document matches ${patterns.join(', ')}`)
  return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Documents about the current state: not decisions, changelog, or reviews. */
export function readCurrentDocuments(): Document[] {
  return readDocuments('README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/decisions/README.md').filter(
    ({ file }) => file !== 'docs/content-review-answers.md',
  )
}

export function sectionOf(text: string, heading: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`There is no heading '${heading}'`)
  const end = lines.findIndex((line, at) => at > start && /^#+ /.test(line))
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}

export function tableRows(text: string): string[][] {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const isHead = /^\|[\s:|-]+\|$/.test(lines[at + 1] ?? '')
    return line.startsWith('|') && !isHead && !/^\|[\s:|-]+\|$/.test(line) ? [cellsOf(line)] : []
  })
}

export const codeOf = (cell = '') => /^`([^`]+)`$/.exec(cell)?.[1]
