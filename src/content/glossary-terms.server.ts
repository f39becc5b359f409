import glossary from 'virtual:content/glossary'
import type { Language } from '../i18n/language.ts'
import type { GlossaryTerm } from './glossary-schema.ts'

export function listTerms(language: Language): readonly GlossaryTerm[] {
  return glossary[language]
}

export function findTerm(language: Language, id: string): GlossaryTerm | undefined {
  return glossary[language].find((term) => term.id === id)
}
