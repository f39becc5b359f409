import type { DatedReference } from '../../src/content/article-changes.ts'
import { languages } from '../../src/i18n/language.ts'
import {
  ContentError,
  listArticleFiles,
  readFrontMatter,
  type ContentFault,
} from '../../content-pipeline/content-reader.ts'

/** Age in months from which the newest source counts as old. */
export const oldAfterMonths = 18

export function checkAge(content: string, today: string): ContentFault[] {
  const warned = new Set<string>()
  return languages.flatMap((language) =>
    listArticleFiles(content, language).flatMap((file) => {
      const { id, sources, recheck } = frontMatterOf(file)
      const due = recheck
        .filter(({ date }) => date <= today)
        .map(({ date, claim }) => ({ file, field: 'recheck', remedy: `look again since ${date}: ${claim}` }))
      // Translations share sources: one warning for both.
      const pair = id.replace(/^es-/, '')
      if (warned.has(pair) || !isOld(sources, today)) return due
      warned.add(pair)
      const year = Math.max(...sources.map((source) => source.year))
      const remedy = `look for newer work: its newest source (${year}) is older than ${oldAfterMonths} months`
      return [...due, { file, field: 'sources', remedy }]
    }),
  )
}

function frontMatterOf(file: string): Pick<ReturnType<typeof readFrontMatter>, 'id' | 'sources' | 'recheck'> {
  try {
    return readFrontMatter(file)
  } catch (error) {
    if (error instanceof ContentError) return { id: file, sources: [], recheck: [] }
    throw error
  }
}

function isOld(sources: readonly DatedReference[], today: string): boolean {
  const now = monthsOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)))
  return sources.length > 0 && sources.every(({ year, month = 12 }) => now - monthsOf(year, month) > oldAfterMonths)
}

function monthsOf(year: number, month: number): number {
  return year * 12 + month
}
