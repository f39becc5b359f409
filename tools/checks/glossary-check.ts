import { readFileSync } from 'node:fs'
import { formsOf, type GlossaryTerm } from '../../src/content/glossary-schema.ts'
import { languages, otherLanguage, type Language } from '../../src/i18n/language.ts'
import { splitSentences } from '../../src/content/sentences.ts'
import { ContentError, listArticleFiles, type ContentFault } from '../../content-pipeline/content-reader.ts'
import { findTerms } from '../../content-pipeline/glossary-marks.ts'
import { glossaryFile, readGlossary } from '../../content-pipeline/glossary-reader.ts'

export const definitionSentences = { min: 2, max: 3 } as const

/** Checks a glossary by itself, against its translation, and against articles. A missing glossary is fine. */
export function checkGlossary(directory: string): ContentFault[] {
  const faults: ContentFault[] = []
  const glossaries = Object.fromEntries(
    languages.map((language) => [language, readOrReport(directory, language, faults)]),
  ) as Record<Language, GlossaryTerm[] | undefined>
  for (const language of languages) {
    const terms = glossaries[language]
    if (!terms) continue
    const file = glossaryFile(directory, language)
    const report = (field: string, remedy: string) => faults.push({ file, field, remedy })
    const translation = glossaries[otherLanguage(language)]
    checkTerms(terms, report, language)
    checkTexts(terms, articleTexts(directory, language), report, language)
    if (!translation) continue
    const ids = new Set(terms.map(({ id }) => id))
    for (const { id } of translation)
      if (!ids.has(id)) report(id, `write the term: ${otherLanguage(language)}.yaml has it`)
  }
  return faults
}

type Report = (field: string, remedy: string) => void

function readOrReport(directory: string, language: Language, faults: ContentFault[]): GlossaryTerm[] | undefined {
  try {
    return readGlossary(directory, language)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}

function articleTexts(directory: string, language: Language): Map<string, string> {
  return new Map(
    listArticleFiles(directory, language).map((file) => {
      const text = readFileSync(file, 'utf8')
      return [/^id: ['"]?([a-z0-9-]+)/m.exec(text)?.[1] ?? file, text]
    }),
  )
}

function checkTerms(terms: readonly GlossaryTerm[], report: Report, language: Language): void {
  const ids = new Set<string>()
  const owners = new Map<string, string>()
  for (const term of terms) {
    if (ids.has(term.id)) report(term.id, 'name it once: another term has this id')
    ids.add(term.id)
    const count = splitSentences(term.definition, language).length
    if (count < definitionSentences.min || count > definitionSentences.max) {
      report(`${term.id}.definition`, `write two or three sentences (there are ${count})`)
    }
    for (const form of formsOf(term)) {
      const key = form.toLowerCase()
      const owner = owners.get(key)
      if (owner !== undefined) report(`${term.id}.forms`, `take '${form}' out: '${owner}' has it already`)
      else owners.set(key, term.id)
    }
  }
  for (const { id, related } of terms) {
    for (const other of related) {
      if (other === id) report(`${id}.related`, 'name other terms, not itself')
      else if (!ids.has(other)) report(`${id}.related`, `name a term of the glossary, not '${other}'`)
    }
    if (new Set(related).size < related.length) report(`${id}.related`, 'name each term once')
  }
}

function checkTexts(
  terms: readonly GlossaryTerm[],
  texts: ReadonlyMap<string, string>,
  report: Report,
  language: Language,
): void {
  const { find } = findTerms(terms, language)
  const used = new Set([...texts.values()].flatMap((text) => find(text).map(({ id }) => id)))
  for (const term of terms) {
    if (!used.has(term.id)) report(`${term.id}.forms`, 'add the form that the texts use: none of its forms is in one')
    if (term.article !== undefined && !texts.has(term.article)) {
      report(`${term.id}.article`, `name an article of this language, not '${term.article}'`)
    }
  }
}
