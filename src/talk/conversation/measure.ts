import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { plain } from '../terms.ts'

/** How much a reader wants to be told: at most so many sentences or words. `isShort`: no number was said. */
export interface Measure {
  sentences?: number
  words?: number
  isShort?: boolean
}

const numbers: Record<Language, Readonly<Record<string, number>>> = {
  es: { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, diez: 10, quince: 15, veinte: 20, treinta: 30 },
  en: {
    a: 1,
    one: 1,
    single: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  },
}
/** A number of sentences or words, wherever in a message it stands. */
const numbered: Record<Language, RegExp> = {
  es: /\b(?<count>\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta) (?:sola )?(?<unit>frases?|frasecita|oracion|oraciones|lineas?|lineita|renglon|renglones|palabras?)\b/,
  en: /\b(?<count>\d{1,2}|a|one|a single|one single|two|three|four|five|six|ten|fifteen|twenty|thirty) (?:short )?(?<unit>sentences?|lines?|liner|words?)\b/,
}
const short: Record<Language, RegExp> = {
  es: /\b(?:(?:(?:bien|muy|mas|lo mas|en) )?(?:cortit[oa]s?|corto|corta|breve(?:mente)?|resumidit[oa])|(?:la |una )?(?:version|respuesta) (?:corta|breve)|en (?:pocas|dos) palabras|(?:un )?parraf(?:o|ito)(?: corto| breve)?|al grano|tl ?dr|resumen rapido)\b/,
  en: /\b(?:(?:(?:keep|make|put) it )?(?:short(?:ly|er)?|brief(?:ly)?)(?: answer| one| version)?|in (?:brief|short|a nutshell|a few words)|(?:a )?(?:short |little |quick )?paragraph|a quick (?:summary|sum up|recap)|tl ?dr)\b/,
}
/** A measure, where a message or what is left of it begins. */
const begins: Record<Language, RegExp> = {
  es: /^(?:(?:en|con|de) (?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta) (?:sola )?(?:frases?|frasecita|oracion|oraciones|lineas?|lineita|renglon|renglones|palabras?)|(?:en )?(?:(?:(?:bien|muy|mas|lo mas|en) )?(?:cortit[oa]s?|corto|corta|breve(?:mente)?|resumidit[oa])|(?:la |una )?(?:version|respuesta) (?:corta|breve)|en (?:pocas|dos) palabras|(?:un )?parraf(?:o|ito)(?: corto| breve)?|al grano|tl ?dr))(?: |$)/,
  en: /^(?:(?:in|as|with|using) (?:\d{1,2}|a|one|a single|one single|two|three|four|five|six|ten|fifteen|twenty|thirty) (?:short )?(?:sentences?|lines?|liner|words?)|(?:(?:keep|make|put) it )?(?:short(?:ly|er)?|brief(?:ly)?)(?: answer| one| version)?|in (?:brief|short|a nutshell|a few words)|(?:a )?(?:short |little |quick )?paragraph|a quick (?:summary|sum up|recap)|tl ?dr)(?: |$)/,
}
/** What is said around a measure, longer phrases first. */
const around: Record<Language, readonly string[]> = {
  es: longestFirst(
    'pero|y|ahora|solo|nada mas|nomas|no mas|maximo|como mucho|porfa|por favor|pls|plis|zed|ok|vale|dale|a ver|dime|dimelo|dilo|decime|decimelo|decilo|contesta|contestame|responde|respondeme|explica|explicame|explicamelo|cuentame|cuentamelo|contame|contamelo|resumelo|resumilo|ponlo|ponelo|ponmelo|escribelo|haznoslo|me lo dices|me lo pones|me lo resumes',
  ),
  en: longestFirst(
    'but|and|now|only|just|max|at most|please|pls|plz|zed|ok|say it|say that|say this|tell me|explain|explain it|explain that|explain this|answer|put it|put that|put this|give me it|give me that|give me this|make it|make that|make this',
  ),
}
/** What names what was told. */
const told: Record<Language, readonly string[]> = {
  es: longestFirst('eso|y eso|lo ultimo|lo mismo'),
  en: longestFirst(
    'that|this|it|the same|the last bit|the last part|the last one|thank you|thanks|have|get|can you|could you|would you|will you|can u|could u|might i|may i|can i|could i',
  ),
}
/** For whom or what a measured answer is wanted. */
const purpose = /^(?:para|pa|for) .{2,40}$/
/** Most phrases around a measure, beside a question and where nothing else is said. */
const most = { beside: 3, alone: 8 } as const

function longestFirst(phrases: string): readonly string[] {
  return phrases.split('|').toSorted((a, b) => b.length - a.length)
}

/** What is left of a message without the phrases with which it begins. */
function without(phrases: readonly string[], said: string, times: number): string {
  const found = times > 0 ? phrases.find((phrase) => `${said} `.startsWith(`${phrase} `)) : undefined
  return found === undefined ? said : without(phrases, said.slice(found.length + 1), times - 1)
}

/** Whether words in plain form are a measure and what is said around one. */
function saysMeasure(said: string, language: Language, phrases: readonly string[], times: number): boolean {
  const left = without(phrases, said, times)
  const measure = begins[language].exec(left)?.[0]
  if (measure === undefined) return false
  const after = without(around[language], left.slice(measure.length), most.beside)
  return after === '' || purpose.test(after)
}

/** A measure of a whole text. */
const ofWhole: Record<Language, RegExp> = {
  es: /\b(?:resumen|resumid[oa]|resum[aei]\w{0,12}|sintesis|(?:ponlo|pon|ponelo|ponmelo|dimelo|decimelo|escribelo|cuentamelo) todo|todo en|todo esto)\b/,
  en: /\b(?:summary|summari[sz]e|sum (?:it|this|that|everything)|recap|(?:whole|entire) (?:thing|text|article|story)|all of (?:it|this|that)|everything)\b/,
}

/** The measure that a message names; undefined where it names none. */
export function measureIn(message: string, language: Language): Measure | undefined {
  const said = plain(message)
  const found = numbered[language].exec(said)?.groups
  if (found) {
    const named = found['count'] ?? ''
    const [word = ''] = named.split(' ').toReversed()
    const wanted = numbers[language][word] ?? Number(named)
    const isOfWords = /^(?:palabra|word)/.test(found['unit'] ?? '')
    if (isOfWords && wanted < leastWords) return { isShort: true }
    if (wanted > 0) return isOfWords ? { words: wanted } : { sentences: wanted }
  }
  return short[language].test(said) ? { isShort: true } : undefined
}

/** Nobody wants fewer words than that: “in two words” is a way of saying “in short”. */
const leastWords = 5

/** What was told is to be made so long. */
const madeTo: Record<Language, RegExp> = {
  es: /^(?:(?:ok|vale|ahora|y|porfa|puedes) ){0,3}(?:hazlo|dejalo|ponlo|acortalo|reducelo|que sean|cortalo)(?: (?:a|en|de))? (?:solo |maximo )?(?:\d{1,2}|una|dos|tres|cuatro|cinco) (?:frases?|lineas?|oracion|oraciones|palabras)(?: .{1,30})?$/,
  en: /^(?:(?:ok|now|and|please|pls|can you|could you|can u) ){0,3}(?:make|keep|cut|get|do) (?:it|that|this)(?: (?:to|down to|into|in))? (?:just |only |max )?(?:\d{1,2}|one|two|three|four|five) (?:short )?(?:sentences?|lines?|words?)(?: .{1,30})?$/,
}

/** Whether a message says nothing but how long it wants what was told. */
export const isMeasureAlone = (message: string, language: Language): boolean =>
  madeTo[language].test(plain(message)) ||
  saysMeasure(plain(message), language, [...told[language], ...around[language]], most.alone)

/** Whether a message wants a whole text in some measure. */
export const measuresWhole = (message: string, language: Language): boolean =>
  ofWhole[language].test(plain(message)) && measureIn(message, language) !== undefined

/**
 * Returns a question without the measure before or behind it, and that measure: `how much did it fall? in one line`. The
 * message itself where it says nothing else.
 */
export function withoutMeasure(message: string, language: Language): { question: string; measure?: Measure } {
  const words = message.split(/\s+/u)
  for (let size = Math.min(mostMeasuring, words.length - fewest); size > 0; size -= 1) {
    const [first, last] = [words.slice(0, size).join(' '), words.slice(-size).join(' ')]
    const isMeasure = (part: string) => saysMeasure(plain(part), language, around[language], most.beside)
    const cut = isMeasure(last)
      ? { said: last, question: words.slice(0, -size).join(' ') }
      : isMeasure(first)
        ? { said: first, question: words.slice(size).join(' ') }
        : undefined
    const measure = cut && measureIn(cut.said, language)
    if (
      !cut ||
      !measure ||
      comparative.test(plain(cut.said)) ||
      comparableWords(cut.question, language).length < fewest
    )
      continue
    // “Why is the tube so short” asks for no short answer.
    const isBeside = !adjective.test(plain(cut.said)) || /[,.;:?!…]$/u.test(cut.question) || cut.said === first
    if (isBeside) return { question: cut.question, measure }
  }
  return { question: message }
}

const adjective = /^(?:(?:mas|muy|bien|lo mas) )?(?:cort[oa]|cortit[oa]|breve|short|shorter|brief)$/
/** What was told is wanted shorter: that is no measure of a question. */
const comparative = /\b(?:mas (?:cort|breve)|shorter\b)/
/** Words that say a measure at most; and that a question has at least. */
const mostMeasuring = 10
const fewest = 2
