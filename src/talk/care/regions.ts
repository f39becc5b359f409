import type { Language } from '../../i18n/language.ts'
import { wordsForCare } from './care-features.ts'
import regions from './regions.json' with { type: 'json' }

/** Location that a reader states; without `country`, a place other than the one named. */
export interface Region {
  country?: string
}

const countryOf = new Map(Object.entries(regions).flatMap(([country, names]) => names.map((name) => [name, country])))
const longestName = 4
/** Words before a place name. */
const leading = new Set(
  'in from near de en desde soy im am live living based vivo vivimos somos estoy estamos ando aqui here a'.split(' '),
)
const leadReach = 2
/** What denies the place behind it: nothing but words of place may stand between, `no respira, estoy en Perú` denies none. */
const denials: readonly RegExp[] = [
  /(?:^| )(?:ni|fuera|lejos|(?:no|nunca|tampoco)(?: (?:me|nos|ya|ahora)){0,2} (?:vivo|vivimos|vive|estoy|estamos|esta|soy|somos|ando|andamos|resido|encuentro|encontramos|he|hemos|es|son|sea|sean|estado|vivido|en|de|del|desde))(?: (?:a|al|aca|actualmente|ahora|ahorita|aqui|de|del|desde|en|el|la|las|los|mas|mismo|ya|estado|vivido|viviendo)){0,5}$/,
  /(?:^| )(?:not|dont|doesnt|isnt|arent|wasnt|never|neither|nor|outside|far|no longer)(?:(?: (?:actually|really|even|currently)){0,2} (?:come|live|lived|lives|reside|stay))?(?: (?:a|actually|at|based|been|born|currently|even|exactly|far|from|here|in|inside|living|located|now|of|really|right|the|to)){0,5}$/,
  /(?:^| )(?:no|not|dont)(?: (?:me|nos))?(?: (?:quiero|necesito|des|digas|pongas|sirven?|valen?|want|need|give|me)){1,2}(?: (?:los|las|el|la|esos|un|any|the|a))?(?: (?:numeros?|telefonos?|lineas?|numbers?|lines?|helplines?))(?: (?:de|en|del|desde|from|in|for|of|the)){1,2}$/,
]
const denialReach = 10
/** Between two places that are denied at once: `not in the US or the UK`. */
const alsoDenied = /^(?:o|u|y|ni|or|nor|and)(?: (?:de|del|el|en|la|los|from|in|the)){0,2}$/
/** Up to this many words besides the name, a message states a location. */
const shortMessage = 3
const elsewhere: Record<Language, RegExp> = {
  es: /\b(?:(?:estoy|vivo|ando|soy) (?:en|de) (?:otro|un) (?:pais|lugar|sitio|continente)|otro pais|(?:estoy|vivo) fuera|esos? (?:numeros?|telefonos?) (?:no )?(?:son|es|sirven?|funcionan?|existen?) (?:de|aqui|aca|en)|no (?:me )?(?:sirven?|funcionan?|existen?) (?:esos? |ese |el |los )?(?:numeros?|telefonos?|aqui|aca|en mi pais)|(?:y )?(?:en|para) mi pais)\b/,
  en: /\b(?:(?:another|different|other) country|i (?:do not|dont) live (?:there|in (?:any|either)|here)|not from (?:there|here|either)|(?:those|these|that) numbers? (?:do not|does not|dont|are not|is not|arent) (?:work|for|from)|in my country|i am (?:abroad|not there)|live abroad)\b/,
}

/** Returns the location that a message states, if any. */
export function regionIn(message: string, language: Language): Region | undefined {
  const clauses = clausesOf(message).map((clause) => wordsForCare(clause, language))
  const words = clauses.flat()
  const clauseOf = clauses.flatMap((clause, index) => clause.map(() => index))
  /** Behind the last place that is denied: only says that the named lines don't apply; another place may follow. */
  let start = 0
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
      const country = countryOf.get(words.slice(at, at + length).join(' '))
      if (country === undefined) continue
      const isNamed = words.slice(Math.max(start, at - leadReach), at).some((word) => leading.has(word))
      if (!isNamed && words.length - start - length > shortMessage) continue
      const from = Math.max(start, at - denialReach, clauseOf.indexOf(clauseOf[at] ?? 0))
      const before = words.slice(from, at).join(' ')
      const isDenied = denials.some((denies) => denies.test(before))
      if (!isDenied && !(start > 0 && alsoDenied.test(words.slice(start, at).join(' ')))) return { country }
      start = at + length
      at = start - 1
      break
    }
  return start > 0 || elsewhere[language].test(words.join(' ')) ? {} : undefined
}

/** `U.S.` is one word, and `no, vivo en Chile` two clauses. */
function clausesOf(message: string): string[] {
  return message.replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '').split(/[,;:!?¡¿()\n]|\.(?=\s|$)/)
}
