import { readFileSync } from 'node:fs'
import type { Language } from './page-kinds.ts'

const read = (language: Language) =>
  JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Record<string, string>
const catalogues = { es: read('es'), en: read('en') }

export interface WrongWords {
  ids: string[]
  foreign: string[]
}

export function wrongWordsOf(language: Language): WrongWords {
  const own = new Set(Object.values(catalogues[language]))
  const other = catalogues[language === 'es' ? 'en' : 'es']
  const foreign = Object.values(other).filter((text) => !own.has(text) && !text.includes('{') && text.includes(' '))
  const ids = Object.keys(catalogues[language]).filter((id) => id.includes('_'))
  return { ids, foreign }
}

export function message(language: Language, id: string): string {
  const found = catalogues[language][id]
  if (found === undefined) throw new Error(`No message has the id ${id}.`)
  return found
}
