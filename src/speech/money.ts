import { isOne, isScale } from './counting.ts'
import { lexicons } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import type { Place } from './place.ts'
import { genderOfCounted } from './spanish-numbers.ts'
import { unitNames } from './units.ts'
import type { UnitNames } from './units.ts'

const sign = /^(?:US|USD|CA|C|AU|A|NZ)?([$€£¥₡])$/
/** Currencies of their own: `MX$`, `R$`, `EUR`. */
const code = /^(?:USD|EUR|GBP|JPY|MXN|CRC|MX\$|AR\$|CL\$|R\$)$/
const amountAfter = /^([^\d\s]{1,4})(\d[\d.,]{0,40})(?:[–-](?:[^\d\s]{1,4})?(\d[\d.,]{0,40}))?(k|K|m|M|mn|B|bn|tn)?$/
const scaleOf: Record<string, number> = { k: 0, K: 0, m: 1, M: 1, mn: 1, B: 2, bn: 2, tn: 3 }
/** A scale apart from its amount: `$1.2 m`. */
const apart = /^(?:m|M|mn|bn|tn)$/

/** `$5`, `$5–10`, `US$ 3.5 million`, `$2B`: the currency is said last; otherwise undefined. */
export function moneyForm(written: string, place: Place): string | undefined {
  const { previous, next } = place
  if (currencyOf(written, place) !== undefined && /^\d/.test(next[0] ?? '') && !/\d/.test(previous[0] ?? '')) return ''
  const glued = amountIn(written, place)
  if (glued) return sayAmount(glued, place)
  const before = currencyOf(previous[0] ?? '', place)
  if (before && /^\d[\d.,]{0,40}$/.test(written)) return sayAmount({ names: before, amounts: [written] }, place)
  if (code.test(written) && !/\d$/.test(previous[0] ?? '')) return currencyOf(written, place)?.[1]
  if (apart.test(written) && amountIn(previous[0] ?? '', place)) return scaleForm(nameOfScale(written, place), place)
  return isScale(written) ? scaleForm(written, place) : undefined
}

const nameOfScale = (suffix: string, { language }: Place) => lexicons[language].scales[scaleOf[suffix] ?? 0] ?? ''

/** `millones` behind `$2,5` or `$2,5 mil`: the currency stands behind the last scale. */
function scaleForm(written: string, place: Place): string | undefined {
  const { language, previous, next } = place
  if (isScale(next[0])) return undefined
  const [before = '', beforeThat = ''] = previous.slice(isScale(previous[0]) ? 1 : 0)
  const glued = amountIn(before, place)?.names
  const names = glued ?? (/^\d/.test(before) ? currencyOf(beforeThat, place) : undefined)
  if (names === undefined || next[0] === 'de' || next[0] === names[1]) return undefined
  const article = previous[(isScale(previous[0]) ? 1 : 0) + (glued ? 1 : 2)]
  const name = names[isAttributive(article, place) ? 0 : 1]
  return `${written} ${language === 'es' && written !== 'mil' ? 'de ' : ''}${name}`
}

/** Of what kind a noun is, English says in the singular: `a $5 note`. */
function isAttributive(article: string | undefined, { language, next: [noun = ''] }: Place): boolean {
  return language === 'en' && /^(?:an?|another|each|every)$/i.test(article ?? '') && isNoun.test(noun)
}

const isNoun =
  /^(?!(?:a|an|and|as|at|but|by|each|for|from|had|has|in|is|less|more|of|off|on|or|per|so|than|that|the|then|to|was|will|with|would)$)[a-z-]{2,30}$/

interface Amount {
  names: UnitNames
  amounts: string[]
  suffix?: string | undefined
}

function currencyOf(written: string, { language }: Place): UnitNames | undefined {
  const symbol = code.exec(written)?.[0] ?? sign.exec(written)?.[1]
  return symbol === undefined ? undefined : unitNames(symbol, language)
}

function amountIn(written: string, place: Place): Amount | undefined {
  const [, symbol = '', first, second, suffix] = amountAfter.exec(written) ?? []
  const names = currencyOf(symbol, place)
  if (names === undefined || first === undefined) return undefined
  return { names, amounts: second === undefined ? [first] : [first, second], suffix }
}

function sayAmount({ names, amounts, suffix }: Amount, place: Place): string {
  const { language, next } = place
  const { grammar } = lexicons[language]
  const last = amounts.at(-1) ?? ''
  const isScaled = suffix !== undefined || isScale(next[0]) || apart.test(next[0] ?? '')
  const [one] = names
  const many = names[isAttributive(place.previous[0], place) ? 0 : 1]
  const gender =
    language === 'es' && !isScaled ? (genderOfCounted(one, true) ?? 'masculine') : isScaled ? 'masculine' : 'plain'
  const words = amounts.map((amount, at) =>
    numberWords(amount, language, at < amounts.length - 1 && gender === 'masculine' ? 'plain' : gender),
  )
  const said = words.join(` ${grammar.to} `)
  if (suffix !== undefined)
    return `${said} ${nameOfScale(suffix, place)} ${language === 'es' && !/k/i.test(suffix) ? 'de ' : ''}${many}`
  if (isScaled) return said
  const cents = amounts.length === 1 ? /^(\d[\d.,]{0,38}\d|\d)[.,](\d\d)$/.exec(last) : null
  if (!cents) return `${said} ${isOne(last) ? one : many}`
  const whole = cents[1] ?? ''
  const part = numberWords(String(Number(cents[2])), language)
  const name = `${numberWords(whole, language, gender)} ${isOne(whole) ? one : many}`
  if (part === numberWords('0', language)) return name
  return `${name} ${language === 'es' ? 'con ' : ''}${part}`
}
