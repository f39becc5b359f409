import type { Language } from '../../i18n/language.ts'
import { placeOf } from '../feature-hash.ts'
import { comparableWords, stemsOf } from '../finding/features.ts'

/** Maximum distance of paired words. */
const pairReach = 3

/**
 * Returns the act model's features: letter runs, stems, pairs, beginning, and length; and the same with a placeholder
 * for the subject, which is every word not in `carriers`.
 */
export function actFeatures(message: string, language: Language, carriers: ReadonlySet<string>): string[] {
  const said = withoutFillers(comparableWords(message, language), language)
  const stems = stemsOf(said, language).slice(0, said.length)
  const pairs = stems.flatMap((stem, at) => stems.slice(at + 1, at + 1 + pairReach).map((other) => `${stem} ${other}`))
  return [
    ...said.flatMap((word) => gramsOfFour(word)),
    ...said.map((word) => `word ${word}`),
    ...stems,
    ...pairs,
    `first ${said[0] ?? ''}`,
    `first two ${said.slice(0, 2).join(' ')}`,
    `last ${said.at(-1) ?? ''}`,
    `length ${Math.min(8, said.length)}`,
    `asks ${/[?¿]/.test(message)}`,
    `whole ${said.join(' ')}`,
    ...masked(said, carriers),
  ]
}

/** Filler words of chat messages. */
const fillers: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'porfa porfi porfavor porfis plis please pls bro wey guey we tio tia parce men man che po pue pos cachai weon wn ctm causa pana bo oye oie hey anda dale crack amigo amiga hermano'.split(
      ' ',
    ),
  ),
  en: new Set('please pls plz bro bruh mate man dude buddy hey tho though then lol'.split(' ')),
}

/** Removes fillers at both ends, unless nothing remains. */
export function withoutFillers(words: string[], language: Language): string[] {
  const isFiller = (word: string) => fillers[language].has(word)
  const start = words.findIndex((word) => !isFiller(word))
  const end = words.findLastIndex((word) => !isFiller(word))
  return start < 0 ? words : words.slice(start, end + 1)
}

function gramsOfFour(word: string): string[] {
  const marked = `_${word}_`
  return Array.from({ length: Math.max(1, marked.length - 3) }, (_, at) => marked.slice(at, at + 4))
}

/** Placeholder for the subject. */
const subject = '*'

function masked(said: readonly string[], carriers: ReadonlySet<string>): string[] {
  const words = said
    .map((word) => (carriers.has(word) ? word : subject))
    .filter((word, at, all) => word !== subject || all[at - 1] !== subject)
  return [
    `masked ${words.join(' ')}`,
    ...words.slice(1).map((word, at) => `masked ${words[at]} ${word}`),
    ...words.slice(2).map((word, at) => `masked ${words[at]} ${words[at + 1]} ${word}`),
    `masked first ${words.slice(0, 3).join(' ')}`,
    `masked last ${words.slice(-2).join(' ')}`,
  ]
}

/** Returns the indexes of features, each once. */
export function placesOf(features: readonly string[], places: number): number[] {
  return [...new Set(features.map((feature) => placeOf(feature, places)))]
}
