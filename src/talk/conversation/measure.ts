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
  en: { a: 1, one: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, fifteen: 15, twenty: 20 },
}
const count: Record<Language, string> = {
  es: String.raw`\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta`,
  en: String.raw`\d{1,2}|a|one|a single|one single|two|three|four|five|six|ten|fifteen|twenty|thirty`,
}
const unit: Record<Language, string> = {
  es: '(?:sola )?(?<unit>frases?|frasecita|oracion|oraciones|lineas?|lineita|renglon|renglones|palabras?)',
  en: '(?<unit>sentences?|lines?|liner|words?)',
}
const shortly: Record<Language, string> = {
  es: String.raw`(?:(?:bien|muy|mas|lo mas|en) )?(?:cortit[oa]s?|corto|corta|breve(?:mente)?|resumidit[oa])|(?:la |una )?(?:version|respuesta) (?:corta|breve)|en (?:pocas|dos) palabras|(?:un )?parraf(?:o|ito)(?: corto| breve)?|al grano|tl ?dr`,
  en: String.raw`(?:(?:keep|make|put) it )?(?:short(?:ly|er)?|brief(?:ly)?)(?: answer| one| version)?|in (?:brief|short|a nutshell|a few words)|(?:a )?(?:short |little |quick )?paragraph|a quick (?:summary|sum up|recap)|tl ?dr`,
}

/** A number of sentences or words, wherever in a message it stands. */
const numbered: Record<Language, RegExp> = {
  es: new RegExp(String.raw`\b(?<count>${count.es}) ${unit.es}\b`),
  en: new RegExp(String.raw`\b(?<count>${count.en}) (?:short )?${unit.en}\b`),
}
const short: Record<Language, RegExp> = {
  es: new RegExp(String.raw`\b(?:${shortly.es}|resumen rapido)\b`),
  en: new RegExp(String.raw`\b(?:${shortly.en})\b`),
}
const asking: Record<Language, string> = {
  es: 'dime|dimelo|dilo|decime|decimelo|decilo|contesta|contestame|responde|respondeme|explica|explicame|explicamelo|cuentame|cuentamelo|contame|contamelo|resumelo|resumilo|ponlo|ponelo|ponmelo|escribelo|haznoslo|me lo dices|me lo pones|me lo resumes',
  en: 'say (?:it|that|this)|tell me|explain|explain (?:it|that|this)|answer|put (?:it|that|this)|give me (?:it|that|this)|make (?:it|that|this)',
}
const around: Record<Language, string> = {
  es: 'pero|y|ahora|solo|nada mas|nomas|no mas|maximo|como mucho|porfa|por favor|pls|plis|zed|ok|vale|dale|a ver',
  en: 'but|and|now|only|just|max|at most|please|pls|plz|zed|ok',
}
const ofMeasure: Record<Language, string> = {
  es: String.raw`(?:(?:en|con|de) (?:${count.es}) ${bare(unit.es)}|(?:en )?(?:${shortly.es}))`,
  en: String.raw`(?:(?:in|as|with|using) (?:${count.en}) (?:short )?${bare(unit.en)}|${shortly.en})`,
}

/** A measure beside a question: before it, or behind it. */
const before: Record<Language, RegExp> = { es: leading('es'), en: leading('en') }
const behind: Record<Language, RegExp> = { es: trailing('es'), en: trailing('en') }
/** A measure of what was told, and nothing else. */
const alone: Record<Language, RegExp> = {
  es: new RegExp(
    String.raw`^(?:(?:${around.es}) )*(?:(?:${asking.es}|(?:y )?eso|lo ultimo|lo mismo) ){0,2}(?:(?:${around.es}) )*${ofMeasure.es}(?: (?:${around.es}))*(?: (?:para|pa) .{2,40})?$`,
  ),
  en: new RegExp(
    String.raw`^(?:\w+ (?:you|u) )?(?:(?:might|may|can|could) i )?(?:(?:${around.en}|thank you|thanks|have|get) )*(?:(?:${asking.en}|that|this|it|the same|the last (?:bit|part|one)) ){0,2}(?:(?:${around.en}) )*${ofMeasure.en}(?: (?:${around.en}))*(?: for .{2,40})?$`,
  ),
}
/** A measure of a whole text. */
const ofWhole: Record<Language, RegExp> = {
  es: /\b(?:resumen|resumid[oa]|resum[aei]\w*|sintesis|(?:ponlo|pon|ponelo|ponmelo|dimelo|decimelo|escribelo|cuentamelo) todo|todo en|todo esto)\b/,
  en: /\b(?:summary|summari[sz]e|sum (?:it|this|that|everything)|recap|(?:whole|entire) (?:thing|text|article|story)|all of (?:it|this|that)|everything)\b/,
}

function bare(pattern: string): string {
  return pattern.replace('(?<unit>', '(?:')
}

function leading(language: Language): RegExp {
  const said = `(?:${around[language]}|${asking[language]})`
  return new RegExp(String.raw`^(?:${said} ){0,3}${ofMeasure[language]}(?: (?:porfa|por favor|pls|please))?$`)
}

function trailing(language: Language): RegExp {
  const said = `(?:${around[language]}|${asking[language]})`
  return new RegExp(
    String.raw`^(?:${said} ){0,3}${ofMeasure[language]}(?: (?:${around[language]}))*(?: (?:para|pa|for) .{2,40})?$`,
  )
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

/** Whether a message says nothing but how long it wants what was told. */
export const isMeasureAlone = (message: string, language: Language): boolean => alone[language].test(plain(message))

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
    const cut = behind[language].test(plain(last))
      ? { said: last, question: words.slice(0, -size).join(' ') }
      : before[language].test(plain(first))
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
