import { countWords } from '../../src/content/schema.ts'
import type { Language } from '../../src/i18n/language.ts'

/** How easily a text is read: 0 is hard, 100 easy. */
export interface Readability {
  score: number
  /** The formula, by its author. */
  measure: string
}

/**
 * The range for readers of 13 to 25. Spanish: the INFLESZ scale calls 55 to 65 "normal" (Barrio-Cantalejo and others,
 * Anales del Sistema Sanitario de Navarra 31, 2008, doi:10.4321/S1137-66272008000300004), as Fernández Huerta's own table
 * does 60 to 70; his values lie some points higher. English: Flesch calls 60 to 70 "standard", read at 13 to 15, and 50 to
 * 60 "fairly difficult", read at 16 to 18 (J. Appl. Psychol. 32, 1948, doi:10.1037/h0057532). A science text has words
 * that cannot be made shorter, so the floor lies below the middle of the range.
 */
export const leastReadability: Record<Language, number> = { es: 60, en: 55 }

const vowels = 'aeiouáéíóúü'
const strong = 'aeoáéóíú'

/**
 * Syllables of a Spanish word, by spelling: two strong vowels, or a weak one with an accent beside a strong one, part; any
 * other vowels that meet stay together (Ortografía de la lengua española, RAE, 2010, on diphthongs and hiatuses).
 */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    // Silent u, and y at the end of a word, which is a vowel there.
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  let count = 0
  let last = ''
  for (const letter of letters) {
    const isVowel = vowels.includes(letter)
    // An h between vowels does not part them.
    if (letter === 'h') continue
    if (isVowel && (!vowels.includes(last) || last === '' || (strong.includes(last) && strong.includes(letter))))
      count += 1
    last = letter
  }
  return Math.max(1, count)
}

/** Vowels that meet and are said one by one: create, science, fluid, museum, serious, being, idea. */
const partedVowels = new RegExp(
  [
    'i(?:a(?!l$|n$)|um|us|o(?!n|u|r))|(?<=[rv])iou|(?<![tc])ia(?=l$)|(?<![tcl])ia(?=n$)',
    '(?<![qg])u(?:a|ous|um|i(?=[dn]))|eu(?=s$|m$)|eo(?!u|pl|n$)',
    '(?<=cr)ea(?!tur)|(?<=^r)ea(?=ct)|(?<!cr)ea(?=t(?:i|or))|(?<=[rd])ea(?=s?$)|[aeiouy]ing$|(?<!t|(?<!s)c)ie(?=t|n(?!d))',
  ].join('|'),
  'g',
)

/**
 * Syllables of an English word, estimated from its spelling: groups of vowels, without the silent e of an ending, with the
 * endings that make a syllable of their own. Right for some nine words in ten, and as often too high as too low.
 */
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

/** Sentences of a text, each line or paragraph at least one. */
function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment))
    .filter((sentence) => countWords(sentence) > 0)
}

/** Words that are letters; a number counts as one word of two syllables, as most are said with two or more. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d[\d.,]*/gu) ?? []
}

/**
 * The readability of a text, each paragraph a line: Fernández Huerta for Spanish (206.84 - 60 P - 1.02 F, P syllables a
 * word, F words a sentence, as corrected by G. Law, 2011), Flesch's reading ease for English (206.835 - 84.6 P - 1.015 F).
 */
export function readability(text: string, language: Language): Readability {
  const sentences = sentencesOf(text, language).length
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 2 : counters[language](word)), 0)
  const [perWord, perSentence] = [syllables / words.length, words.length / sentences]
  return language === 'es'
    ? { score: 206.84 - 60 * perWord - 1.02 * perSentence, measure: 'Fernández Huerta' }
    : { score: 206.835 - 84.6 * perWord - 1.015 * perSentence, measure: 'Flesch' }
}
