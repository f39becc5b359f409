import { lexicons } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import { englishOrdinal } from './ordinals.ts'
import type { Place } from './place.ts'
import { unitNames } from './units.ts'

/** `26/04/2026`, `2026-04-26`, `10:30`, `1990s`, a day before its month, an English year; otherwise undefined. */
export function calendarForm(written: string, place: Place): string | undefined {
  return (
    dateForm(written, place) ??
    timeForm(written, place) ??
    (place.language === 'en' ? englishForm(written, place) : spanishForm(written, place))
  )
}

function dateForm(written: string, { language }: Place): string | undefined {
  const { months } = lexicons[language]
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written)
  const [, first = '', second = '', year = ''] = iso
    ? ['', iso[3], iso[2], iso[1]]
    : (/^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(written) ?? [])
  // The day stands first, unless only the second can be one.
  const [day, month] = Number(second) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)]
  const name = months[month - 1]
  if (name === undefined || day < 1 || day > 31) return undefined
  if (language === 'es') return `${spanishDayName(day)} de ${name} de ${numberWords(String(Number(year)), 'es')}`
  return `the ${englishOrdinal(day)} of ${name} ${yearWords(year)}`
}

const spanishDayName = (day: number) => (day === 1 ? 'primero' : numberWords(String(day), 'es'))

/** `10:30 pm`, `a la 1 pm`, `las 5pm`; `5 pm` alone are picometres. */
function spanishForm(written: string, place: Place): string | undefined {
  const { previous } = place
  const [, glued, half] = spanishHour.exec(written) ?? []
  if (half === undefined) return spanishDay(written, place)
  const hour = glued || previous[0] || ''
  const around = glued ? previous : previous.slice(1)
  const isClock = /^\d{1,2}:\d\d$/.test(hour)
  const isHour = /^(?:\d|1\d|2[0-4])$/.test(hour) && (/^a/i.test(half) || around.some((word) => besideHour.test(word)))
  if (!isClock && !isHour) return undefined
  const said = `${/^a/i.test(half) ? 'a' : 'pe'} eme`
  if (!glued) return said
  return `${timeForm(glued, place) ?? numberWords(glued, 'es', 'feminine')} ${said}`
}

const spanishHour = /^(\d{1,2}(?::\d\d)?)?([ap]\.?m\.?)$/i
/** `de 9 am a 5 pm`. */
const besideHour = /^(?:las?|(?:\d{1,2}(?::\d\d)?)?[ap]\.?m\.?)$/i

function spanishDay(written: string, { next }: Place): string | undefined {
  const isDay = written === '1' && next[0] === 'de' && lexicons.es.months.includes(next[1]?.toLowerCase() ?? '')
  return isDay ? spanishDayName(1) : undefined
}

function timeForm(written: string, { language, previous, next }: Place): string | undefined {
  const { grammar } = lexicons[language]
  const [, first = '', second = '', third] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(written) ?? []
  if (first === '') return undefined
  const plain = (digits: string) => numberWords(String(Number(digits)), language)
  if (third !== undefined) {
    const said = [first, second, third].map((digits, at) => {
      const [one, many] = grammar.clock[at] ?? ['', '']
      const amount = numberWords(String(Number(digits)), language, at === 0 ? 'feminine' : 'masculine')
      return Number(digits) === 0 ? [] : [`${amount} ${Number(digits) === 1 ? one : many}`]
    })
    const parts = said.flat()
    return parts.length < 2 ? parts[0] : `${parts.slice(0, -1).join(' ')} ${grammar.and} ${parts.at(-1) ?? ''}`
  }
  const isHour = /^las?$/i.test(previous[0] ?? '')
  const hour = numberWords(String(Number(first)), language, isHour ? 'feminine' : 'plain')
  if (second === '00') return language === 'es' || /^[ap]\.?m/i.test(next[0] ?? '') ? hour : `${hour} o'clock`
  const minutes = second.startsWith('0') ? `${language === 'es' ? 'cero' : 'oh'} ${plain(second)}` : plain(second)
  return `${hour} ${minutes}`
}

function englishForm(written: string, place: Place): string | undefined {
  const { previous, next } = place
  const { months } = lexicons.en
  const [, glued, half] = /^(\d{1,2}(?::\d\d)?)([ap]m)$/i.exec(written) ?? []
  if (glued !== undefined && half !== undefined && Number.parseInt(glued, 10) <= 12) {
    const hour = timeForm(glued, { ...place, next: [half] }) ?? numberWords(String(Number(glued)), 'en')
    return `${hour} ${halfOfDay(half)}`
  }
  const isClock = /^(?:\d|1[0-2]|\d{1,2}:\d\d)$/.test(previous[0] ?? '') && !besideLength.test(next[0] ?? '')
  if (isClock && /^[ap]m$/i.test(written)) return halfOfDay(written)
  const isMonth = (word: string | undefined) => word !== undefined && months.includes(word)
  const isDay = /^(?:[12]?[1-9]|[123]0|31)$/.test(written)
  if (isDay && isMonth(next[0]))
    return `${previous[0]?.toLowerCase() === 'the' ? '' : 'the '}${englishOrdinal(Number(written))} of`
  if (isDay && isMonth(previous[0]) && !isPlural(next[0])) return englishOrdinal(Number(written))
  const [, decade] = /^['’]?((?:1[1-9]|20)\d0|\d\d)['’]?s$/.exec(written) ?? []
  if (decade !== undefined && (decade.length === 4 || /^['’]/.test(written) || beforeDecade.test(previous[0] ?? '')))
    return plural(yearWords(decade))
  return isYear(written, place) ? yearWords(written) : undefined
}

const halfOfDay = (written: string) => (/^a/i.test(written) ? 'eigh M' : 'P M')
/** `5 pm wide` are picometres. */
const besideLength = /^(?:wide|long|across|thick|apart|deep|high|tall|in|of)$/i
const beforeDecade = /^(?:the|since|early|late|mid|their|his|her|under|over)$/i
const beforeYear =
  /^(?:in|since|during|until|till|circa|by|of|the|from|around|between|before|after|year|early|late|mid|spring|summer|autumn|winter|class)$/i
const beforeAmount =
  /^(?:~|than|nearly|almost|roughly|approximately|exactly|least|most|over|some|only|just|costs?|paid|weighs?|all|these|those|another|every)$/i
const pluralWithoutS =
  /^(?:people|children|men|women|mice|feet|percent|per|million|billion|trillion|thousand|hundred|dozen)$/
const noPlural =
  /^(?:is|was|has|as|this|its|his|does|us|thus|plus|versus|always|perhaps|sometimes|shows|marks|brings|sees|less|across)$/

/** Whether an English word is a noun of many, told by its form. */
export function isPlural(word: string | undefined): boolean {
  if (word === undefined) return false
  return pluralWithoutS.test(word) || (/^[a-z-]{2,30}s$/.test(word) && !noPlural.test(word))
}

/** Amounts of our texts are grouped (`1,203`); four digits are a year, unless they measure or begin to count. */
export function isYear(written: string, { previous: [previous = ''], next: [next] }: Place): boolean {
  if (!/^(?:1[1-9]|20)\d\d$/.test(written) || isUnit(next)) return false
  if (lexicons.en.months.includes(previous) || beforeYear.test(previous)) return true
  return !isPlural(next) && !beforeAmount.test(previous)
}

const isUnit = (word: string | undefined) => word !== undefined && unitNames(word, 'en') !== undefined

/** `1905` is nineteen oh five, `2006` two thousand and six, `2021` twenty twenty one. */
export function yearWords(year: string): string {
  const [century = '', rest = ''] = [year.slice(0, -2), year.slice(-2)]
  if (year.length !== 4 || /^.00/.test(year)) return numberWords(year, 'en')
  if (rest === '00') return `${numberWords(century, 'en')} hundred`
  return `${numberWords(century, 'en')} ${rest.startsWith('0') ? 'oh ' : ''}${numberWords(String(Number(rest)), 'en')}`
}

const plural = (words: string) =>
  words.endsWith('y') ? `${words.slice(0, -1)}ies` : words.endsWith('x') ? `${words}es` : `${words}s`
