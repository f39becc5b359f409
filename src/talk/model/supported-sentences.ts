import type { Evidence } from '../../content/answers.ts'
import { splitSentences } from '../../content/sentences.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { otherWordsFor } from '../finding/thesaurus.ts'
import stopWords from '../stop-words.json' with { type: 'json' }
import { stem } from '../terms.ts'

/** A sentence of a model's answer and the passages that support it. */
export interface SupportedSentence {
  text: string
  from: Evidence[]
}

/** Minimum share of a sentence's significant words that the cited passages contain. */
const leastShared = 0.5
/** Limits, because answers are spoken. */
const limits = { sentences: 4, characters: 320 } as const

/**
 * Returns the sentences supported by their citations, without the marks `[1]`. Drops those without a valid mark, with
 * numbers or words not in the passages, or with markup.
 */
export function supportedSentences(
  answer: string,
  passages: readonly Evidence[],
  language: Language,
): SupportedSentence[] {
  // Moves a mark before the full stop, so that it stays with its sentence.
  const joined = answer.replace(/([.!?…])((?:\s*\[\d+(?:\s*,\s*\d+)*\])+)/g, '$2$1').replace(/\s+/g, ' ')
  return splitSentences(joined, language)
    .flatMap((sentence): SupportedSentence[] => {
      const cited = [...sentence.matchAll(/\[(\d+(?:\s*,\s*\d+)*)\]/g)].flatMap(([, list = '']) =>
        list.split(',').map(Number),
      )
      const from = [...new Set(cited)].map((number) => passages[number - 1])
      const text = sentence
        .replace(/ ?\[[\d ,]+\]/g, '')
        .replace(/ ([.,;:!?…])/g, '$1')
        .trim()
      const evidence = from.filter((passage) => passage !== undefined)
      if (evidence.length === 0 || evidence.length < from.length) return []
      return isPlain(text) && isCarried(text, evidence, language) ? [{ text, from: evidence }] : []
    })
    .slice(0, limits.sentences)
}

function isPlain(text: string): boolean {
  return (
    text.length <= limits.characters &&
    /\p{L}/u.test(text) &&
    !/https?:|www\.|[<>{}[\]|*_`#\\]|\p{Extended_Pictographic}/u.test(text)
  )
}

function isCarried(text: string, evidence: readonly Evidence[], language: Language): boolean {
  const carrying = evidence.map(({ sentence }) => sentence).join(' ')
  const there = new Set(numbersIn(carrying))
  if (numbersIn(text).some((number) => !there.has(number))) return false
  const common = new Set(comparableWords(stopWords[language], language))
  const said = comparableWords(text, language).filter((word) => !common.has(word))
  const known = new Set(comparableWords(carrying, language).map((word) => stem(word, language)))
  const shared = said.filter((word) =>
    [word, ...otherWordsFor([word], language)].some((other) => known.has(stem(other, language))),
  )
  return said.length > 0 && shared.length / said.length >= leastShared
}

/** Returns the numbers in a text, without separators. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,\u00a0\u202f ]\d+)*/g)].map(([number]) => number.replace(/[^\d]/g, ''))
}
