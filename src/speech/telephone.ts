import { isScale, countOf } from './counting.ts'
import { isPlural } from './calendar.ts'
import { lexicons } from './lexicon.ts'
import { digitByDigit } from './number-words.ts'
import type { Place } from './place.ts'
import { unitNames } from './units.ts'

const groups = /^\+?\d{1,4}(?:[ -]\d{2,4}){1,5}$/
const short = /^\*?\d{3,6}$|^\d{3}[ -]\d{3}$/
/** Said in one go: `9-8-8`. */
const singly = /^\d(?:-\d){2,6}$/
/** `555-1234` may be an amount to another, `100-1000` and the years `476-1453` are. */
const local = /^\d{3}-\d{4}$/
const localAmounts = /^\d{3}-(?:1\d{3}|20\d\d|\d{3}0)$/
/** Emergency numbers that are seldom an amount. */
const emergency = /^(?:911|988|999|112|111|000)$/
/** With those of Colombia, Chile and Peru: `Call now: 123`. */
const callable = /^(?:911|988|999|112|111|000|106|123|131)$/
const surest = /^(?:911|988|999|000)$/
const beforeCall =
  /^(?:al|marca|llama|número|teléfono|tel|telephone|línea|linea|fono|ecu|call|text|tell|with|trying|on|or|nhs|dial|ring|phone)$/i
const beforeSurest = /^(?:still|to|give|get)$/i
/** `text HOME to 741741`. */
const callTo = /^(?:text|tell|talk|speak)$/i
const mayBeYear = /^(?:1[5-9]|20)\d\d$/
const joining = /^(?:or|with|trying)$/i
const beforeYear = /^(?:en|in|since|desde|hacia|around|by|of|de|from|del|hasta|until|año)$/i
const between = /^(?:a|al|y|to|and)$/i

/** `900 20 20 10`, `1-800-222-1222`, and `112` or `116 123` where calls are spoken of: digit by digit. */
export function telephoneForm(written: string, place: Place): string | undefined {
  const { language } = place
  const isTelephone =
    singly.test(written) ||
    isGrouped(written) ||
    (short.test(written) && isShort(written, place)) ||
    (local.test(written) && isLocal(written, place))
  if (!isTelephone) return undefined
  const parts = written.replace(/^[+*]/, '').split(/[ -]/)
  const digits = parts.map((part) => digitByDigit(part, language)).join(singly.test(written) ? ' ' : ', ')
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

function isLocal(written: string, place: Place): boolean {
  const [before = ''] = place.previous
  if (isMeasured(written, place) || /^(?:entre|between)$/i.test(before)) return false
  return place.calls !== undefined || !localAmounts.test(written)
}

function isShort(written: string, place: Place): boolean {
  const { previous, calls } = place
  const [before, ...beforeThat] = previous
  if (isMeasured(written, place) || beforeYear.test(before ?? '')) return false
  if (between.test(before ?? '') && /\d/.test(beforeThat[0] ?? '')) return false
  if (before === undefined && calls === 'spoken-of') return callable.test(written)
  if (before === undefined) return surest.test(written) || (calls === 'helpline' && !mayBeYear.test(written))
  const isCalled =
    beforeCall.test(before) || (before.toLowerCase() === 'to' && beforeThat.some((word) => callTo.test(word)))
  if (written.startsWith('*') && isCalled) return true
  if (calls === undefined)
    return (emergency.test(written) && beforeCall.test(before)) || (surest.test(written) && beforeSurest.test(before))
  if (mayBeYear.test(written) && (joining.test(before) || calls !== 'helpline'))
    return isCalled && !joining.test(before)
  return isCalled || before.toLowerCase() === 'el'
}

/** Whether a number tells how much or how many. */
function isMeasured(written: string, place: Place): boolean {
  const [noun] = place.next
  return isCounting(written, place) || isScale(noun) || unitNames(noun ?? '', place.language) !== undefined
}

function isCounting(written: string, place: Place): boolean {
  return place.language === 'es' ? countOf(written, place) !== 'plain' : isPlural(place.next[0])
}
