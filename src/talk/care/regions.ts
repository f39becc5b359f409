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
const negating = new Set('no not outside fuera nunca dont isnt arent neither ni lejos'.split(' '))
const negationReach = 6
/** Up to this many words besides the name, a message states a location. */
const shortMessage = 3
const elsewhere: Record<Language, RegExp> = {
  es: /\b(?:(?:estoy|vivo|ando|soy) (?:en|de) (?:otro|un) (?:pais|lugar|sitio|continente)|otro pais|(?:estoy|vivo) fuera|esos? (?:numeros?|telefonos?) (?:no )?(?:son|es|sirven?|funcionan?|existen?) (?:de|aqui|aca|en)|no (?:me )?(?:sirven?|funcionan?|existen?) (?:esos? |ese |el |los )?(?:numeros?|telefonos?|aqui|aca|en mi pais)|(?:y )?(?:en|para) mi pais)\b/,
  en: /\b(?:(?:another|different|other) country|i (?:do not|dont) live (?:there|in (?:any|either)|here)|not from (?:there|here|either)|(?:those|these|that) numbers? (?:do not|does not|dont|are not|is not|arent) (?:work|for|from)|in my country|i am (?:abroad|not there)|live abroad)\b/,
}

/** Returns the location that a message states, if any. */
export function regionIn(message: string, language: Language): Region | undefined {
  const words = wordsForCare(message, language)
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
      const country = countryOf.get(words.slice(at, at + length).join(' '))
      if (country === undefined) continue
      const isNamed = words.slice(Math.max(0, at - leadReach), at).some((word) => leading.has(word))
      if (!isNamed && words.length - length > shortMessage) continue
      const before = words.slice(Math.max(0, at - negationReach), at)
      // A negated place only says that the named lines don't apply; another place may follow.
      if (!before.some((word) => negating.has(word))) return { country }
      const rest = regionIn(words.slice(at + length).join(' '), language)
      return rest ?? {}
    }
  return elsewhere[language].test(words.join(' ')) ? {} : undefined
}
