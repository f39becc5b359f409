import { lexicons } from './lexicon.ts'
import { wholeAmount } from './number-words.ts'
import type { Place } from './place.ts'
import { genderOfCounted } from './spanish-numbers.ts'
import type { Count } from './spanish-numbers.ts'
import { unitNames } from './units.ts'

/** Four digits after one of these are a year. */
const beforeYear = /^(?:en|año|años|del|desde)$/i
const mayBeYear = /^(?:1[5-9]|20)\d\d$/
const joining = /^(?:[yaou]|de|–|—|-)$/
const fraction = /^[½¼¾⅓⅔⅛]$/
const feminineBefore = /^(?:las|unas|estas|esas|aquellas|otras|ambas|primeras|últimas)$/i
/** Adjectives of either gender: the noun behind them tells. */
const ofEitherGender = /^(?:grandes|posibles|diferentes|simples|enormes|breves|iguales|jóvenes|nobles)$/i

/** What a number counts where it stands: `302 neuronas`, `200 mil personas`, `1 h`, `20 a 30 células`. */
export function countOf(digits: string, { language, previous: [previous = '', beforeThat = ''], next }: Place): Count {
  if (language !== 'es') return 'plain'
  const amount = wholeAmount(digits, language)
  if (amount === undefined) return 'plain'
  const isSingle = amount === '1'
  if (/^las?$/i.test(previous) && /^[ap]\.?m\.?$/i.test(next[0] ?? '')) return 'feminine'
  if (mayBeYear.test(digits) && beforeYear.test(previous)) return 'plain'
  // The digits of a bit: `0 o 1 según el caso`.
  if (isSingle && /^[you]$/i.test(previous) && /^\d/.test(beforeThat)) return 'plain'
  const isFirstOfTwo = joining.test(next[0] ?? '') && /^\d/.test(next[1] ?? '')
  const isBeforeFraction = fraction.test(next[0] ?? '')
  const isFirst = isFirstOfTwo || isBeforeFraction
  const behind = next.slice(isFirstOfTwo ? 2 : isBeforeFraction ? 1 : 0)
  const gender = genderBehind(behind, isSingle && !isFirst)
  if (gender === 'feminine' || (gender !== undefined && !isFirst)) return gender
  if (gender !== undefined || isPercent(behind[0])) return 'plain'
  return feminineBefore.test(previous) || (isSingle && /^la$/i.test(previous)) ? 'feminine' : 'plain'
}

const isPercent = (word: string | undefined) => word === '%' || word === '‰' || word === 'por'

function genderBehind(behind: readonly string[], isOne: boolean): Count | undefined {
  const [noun, after] = behind
  if (noun === undefined || isPercent(noun)) return undefined
  if ((noun === 'mil' || ofEitherGender.test(noun)) && after !== undefined)
    return genderBehind(behind.slice(1), isOne) ?? 'masculine'
  // `1 vez/semana`.
  if (noun.includes('/') && unitNames(noun, 'es') === undefined) return genderBehind([noun.split('/')[0] ?? ''], isOne)
  const unit = unitNames(noun, 'es')
  if (unit) return genderOfCounted(unit[0].split(' ')[0], true)
  return genderOfCounted(noun, isOne)
}

/** `1` or `-1`, but not `1,5` or `21`. */
export const isOne = (amount: string) => /^[^\d]?1$/.test(amount)

/** Whether a word is a scale, which the currency stands behind: `$2 millones`. */
export const isScale = (word: string | undefined): word is string =>
  word !== undefined && (lexicons.es.scales.includes(word) || lexicons.en.scales.includes(word))
