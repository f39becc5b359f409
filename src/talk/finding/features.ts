import type { Language } from '../../i18n/language.ts'
import { plain, stem } from '../terms.ts'
import shortForms from './short-forms.json' with { type: 'json' }

const written: Record<Language, ReadonlyMap<string, string>> = {
  es: new Map(Object.entries(shortForms.es)),
  en: new Map(Object.entries(shortForms.en)),
}

/** Normalizes words: lowercase, no accents, expanded chat abbreviations, no letter repeats. */
export function comparableWords(text: string, language: Language): string[] {
  return plain(text)
    .replaceAll('ñ', 'n')
    .replaceAll("'", '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(' ')
    .flatMap((word) => (written[language].get(word) ?? word).split(' '))
    .filter((word) => word !== '')
}

/** Character 3- to 5-grams with word boundaries. */
export function gramsOf(words: readonly string[]): string[] {
  const grams: string[] = []
  for (const word of words) {
    const marked = `_${word}_`
    for (let length = 3; length <= 5; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1) grams.push(marked.slice(at, at + length))
  }
  return grams
}

/** Stems and stem pairs. */
export function stemsOf(words: readonly string[], language: Language): string[] {
  const stems = words.map((word) => stem(word, language))
  return [...stems, ...stems.slice(1).map((next, at) => `${stems[at]} ${next}`)]
}

export function countsOf(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}
