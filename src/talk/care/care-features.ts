import type { Language } from '../../i18n/language.ts'
import { placeOf } from '../feature-hash.ts'
import { comparableWords, gramsOf, stemsOf } from '../finding/features.ts'
import wordClasses from './word-classes.json' with { type: 'json' }

/** Characters used in place of letters to evade filters: `su1cide`, `k!ll`. */
const lettersBehind: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Hash buckets of the features of each model. With a quarter of those of `kinds`, collisions cost 4 % of recall. */
export const places = { kinds: 131_072, sufferers: 32_768, followUps: 8192 } as const
/** Maximum distance in words of paired words, so that the cost is linear in the length. */
const pairReach = 10
const nearReach = 3
/** Messages up to this many words also get a feature for the whole. */
const wholeWords = 5
const skipReach = 3
/** Number of first words that can mark a question: `and why`, `zed what`. */
const askedBy = 2

interface Classes {
  words: ReadonlyMap<string, readonly string[]>
  beginnings: ReadonlyMap<string, readonly string[]>
}

const classes: Record<Language, Classes> = { es: prepare(wordClasses.es), en: prepare(wordClasses.en) }

function prepare(lists: Readonly<Record<string, string>>): Classes {
  const words = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  for (const [name, list] of Object.entries(lists))
    for (const word of list.split(' ')) {
      const [table, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [words, word]
      table.set(key, [...(table.get(key) ?? []), name])
    }
  return { words, beginnings }
}

/** Returns the word classes of a word in word-classes.json: `dad` is family, `cuchilla` is cutting and means. */
function classesOf(word: string, language: Language): string[] {
  const { words, beginnings } = classes[language]
  const names = new Set(words.get(word))
  for (let length = 2; length <= word.length; length += 1)
    for (const name of beginnings.get(word.slice(0, length)) ?? []) names.add(name)
  return [...names]
}

/** Whether a message is a question: starts like one or has a question mark. */
export function isAsked(message: string, language: Language): boolean {
  const begins = wordsForCare(message, language).slice(0, askedBy)
  return /[?¿]/.test(message) || begins.some((word) => classesOf(word, language).includes('ask'))
}

/** Normalizes a message for the care rules, and undoes replaced letters. */
export function wordsForCare(message: string, language: Language): string[] {
  // Only signs between letters replace a letter.
  const written = message.replace(/[\p{L}013457@$!*]+/gu, (run) => {
    const first = run.search(/\p{L}/u)
    if (first < 0) return run
    const last = run.length - [...run].toReversed().join('').search(/\p{L}/u)
    const word = run.slice(first, last).replace(/[013457@$!*]/g, (sign) => lettersBehind[sign] ?? '')
    return run.slice(0, first) + word + run.slice(last)
  })
  return comparableWords(written, language)
}

/**
 * Returns the model's features: letter runs, stems, pairs of nearby stems and word classes, the beginning, and the
 * length.
 */
function featuresOf(message: string, language: Language): string[] {
  const words = wordsForCare(message, language)
  const stems = stemsOf(words, language)
  return [
    ...gramsOf(words),
    ...stems,
    ...skippingPairs(stems.slice(0, words.length)),
    ...classPairs(words.map((word) => classesOf(word, language))),
    ...(words.length <= wholeWords ? [`whole ${words.join(' ')}`] : []),
    `length ${Math.min(8, Math.ceil(words.length / 3))}`,
    `first ${words[0] ?? ''}`,
    `first two ${words.slice(0, 2).join(' ')}`,
    `asks ${/[?¿]/.test(message)}`,
  ]
}

function skippingPairs(stems: readonly string[]): string[] {
  return stems.flatMap((stem, at) => stems.slice(at + 2, at + 1 + skipReach).map((other) => `${stem} … ${other}`))
}

function classPairs(found: readonly (readonly string[])[]): string[] {
  const pairs = new Set<string>()
  found.forEach((names, at) => {
    for (const name of names) {
      pairs.add(`class ${name}`)
      for (let other = at + 1; other <= Math.min(at + pairReach, found.length - 1); other += 1)
        for (const later of found[other] ?? []) {
          pairs.add(`${name} > ${later}`)
          if (other - at <= nearReach) pairs.add(`${name} >> ${later}`)
        }
    }
  })
  return [...pairs]
}

/** Returns the indexes of a message's features. */
export function placesOf(message: string, language: Language, size: number = places.kinds): number[] {
  return [...new Set(featuresOf(message, language).map((feature) => placeOf(feature, size)))]
}
