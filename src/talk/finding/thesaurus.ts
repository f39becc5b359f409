import type { Language } from '../../i18n/language.ts'
import { stem } from '../terms.ts'
import { comparableWords } from './features.ts'
import groups from './thesaurus.json' with { type: 'json' }

/** Synonyms by stems, of one or two words. */
const others: Record<Language, ReadonlyMap<string, string[]>> = { es: read('es'), en: read('en') }

function read(language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const group of groups[language]) {
    const members = group.split(',').map((member) => comparableWords(member, language))
    for (const member of members) {
      const key = keyOf(member, language)
      found.set(key, [...(found.get(key) ?? []), ...members.filter((other) => other !== member).flat()])
    }
  }
  return found
}

function keyOf(words: readonly string[], language: Language): string {
  return words.map((word) => stem(word, language)).join(' ')
}

/** Returns synonyms for words of a question. */
export function otherWordsFor(words: readonly string[], language: Language): string[] {
  const meant = words.flatMap((word, at) => [
    ...(others[language].get(keyOf([word], language)) ?? []),
    ...(others[language].get(keyOf([word, words[at + 1] ?? ''], language)) ?? []),
  ])
  return [...new Set(meant)].filter((word) => !words.includes(word))
}
