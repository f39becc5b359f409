import type { Language } from '../i18n/language.ts'
import kin from './kin.json' with { type: 'json' }
import { termsOf } from './terms.ts'

function read(language: Language): ReadonlyMap<string, readonly string[]> {
  const entries = Object.entries<string>(kin[language])
  return new Map(
    entries.flatMap(([word, others]) => termsOf(word, language).map((term) => [term, termsOf(others, language)])),
  )
}

const related: Record<Language, ReadonlyMap<string, readonly string[]>> = { es: read('es'), en: read('en') }

/** Stems that an article may use where a question uses this one, though they do not mean the same. */
export function relatedTerms(term: string, language: Language): readonly string[] {
  return related[language].get(term) ?? []
}
