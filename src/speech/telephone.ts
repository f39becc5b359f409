import { isScale, countOf } from './counting.ts'
import { isPlural } from './calendar.ts'
import { lexicons } from './lexicon.ts'
import { digitByDigit } from './number-words.ts'
import type { Place } from './place.ts'
import { unitNames } from './units.ts'

const groups = /^\+?\d{1,4}(?:[ -]\d{2,4}){1,5}$/
const short = /^\*?\d{3,6}$|^\d{3}[ -]\d{3}$/
/** Emergency numbers that are seldom an amount. */
const emergency = /^(?:911|988|999|112|111|000)$/
const surest = /^(?:911|988|999|000)$/
const beforeCall = /^(?:al|marca|llama|número|call|text|tell|with|trying|still|to|on|or|nhs|dial|ring|phone)$/i
const beforeYear = /^(?:en|in|since|desde|hacia|around|by|of|de|from|del|hasta|until|año)$/i
const between = /^(?:a|al|y|to|and)$/i

/** `900 20 20 10`, `1-800-222-1222`, and `112` or `116 123` where calls are spoken of: digit by digit. */
export function telephoneForm(written: string, place: Place): string | undefined {
  const { language } = place
  if (!isGrouped(written) && !(short.test(written) && isShort(written, place))) return undefined
  const parts = written.replace(/^[+*]/, '').split(/[ -]/)
  const digits = parts.map((part) => digitByDigit(part, language)).join(', ')
  return written.startsWith('*') ? `${lexicons[language].grammar.star} ${digits}` : digits
}

/** Groups that are neither thousands nor a range: three of them, or a zero or a plus in front, or twice four. */
function isGrouped(written: string): boolean {
  if (!groups.test(written) || /^\d{4}-\d\d-\d\d$/.test(written)) return false
  const parts = written.split(/[ -]/)
  if (/^\d{1,3}(?: \d{3}){1,5}$/.test(written) && !written.startsWith('0')) return false
  if (parts.length > 2 || /^(?:\+|0\d)/.test(written)) return true
  return parts.every((part) => part.length === 4 && !/^(?:1[5-9]|20)/.test(part))
}

function isShort(written: string, place: Place): boolean {
  const { language, previous, next } = place
  if (isCounting(written, place) || beforeYear.test(previous[0] ?? '')) return false
  if (between.test(previous[0] ?? '') && /\d/.test(previous[1] ?? '')) return false
  if (isScale(next[0]) || unitNames(next[0] ?? '', language) !== undefined) return false
  if (place.isAboutCalls)
    return previous[0] === undefined || beforeCall.test(previous[0]) || previous[0].toLowerCase() === 'el'
  return emergency.test(written) && (previous[0] === undefined ? surest.test(written) : beforeCall.test(previous[0]))
}

function isCounting(written: string, place: Place): boolean {
  return place.language === 'es' ? countOf(written, place) !== 'plain' : isPlural(place.next[0])
}
