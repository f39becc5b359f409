import glossary from 'virtual:content/glossary'
import type { Language } from '../i18n/language.ts'
import type { GlossaryTerm } from './glossary-schema.ts'

/** All terms of a language, from A to Z as the language sorts. */
export function listTerms(language: Language): readonly GlossaryTerm[] {
  return glossary[language]
}

/** The term of that id in a language, or none. */
export function findTerm(language: Language, id: string): GlossaryTerm | undefined {
  return glossary[language].find((term) => term.id === id)
}
