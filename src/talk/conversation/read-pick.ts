import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'
import type { QuestionLookUp } from './look-up.ts'

/** Returns the index of an item named by position or letter: `the second one`, `b`. */
export function ordinalIn(message: string, language: Language): number | undefined {
  const said = plain(message)
  const at = ordinals[language].findIndex((pattern) => pattern.test(said))
  return at < 0 ? undefined : at
}

/** Returns the offered text that a message selects: the second one, that one, the one about flies. */
export function pickedFrom(
  offered: readonly string[],
  message: string,
  language: Language,
  lookUp: QuestionLookUp,
): string | undefined {
  const [first = ''] = message.split(/[,.;:?!]\s/u)
  const ordinal = ordinalIn(message, language) ?? ordinalIn(first, language)
  if (ordinal !== undefined) return offered[ordinal]
  const said = plain(first)
  if (thatOne[language].test(said)) return offered[0]
  const words = oneOf[language]
    .exec(said)
    ?.slice(1)
    .find((group) => group !== undefined)
  if (words === undefined) return undefined
  const shares = offered.map((key) => lookUp.sharedTerms(words, lookUp.subjectOf(key)))
  const most = Math.max(...shares)
  if (most > 0) return offered[shares.indexOf(most)]
  const spoken = offered.map((key) => lookUp.mentions(key, words))
  const often = Math.max(...spoken)
  return often > 0 ? offered[spoken.indexOf(often)] : lookUp.articlesOn(words)[0]
}

/** Accepts the first offer. */
const thatOne: Record<Language, RegExp> = {
  es: /^(?:ok |vale |dale |bueno |si |va |ya |mmm ){0,2}(?:ese|esa|esta|este|el primero|ese mismo|cuentame ese|quiero ese|ese va|va ese|dale con ese|a ver ese|dame ese|leeme ese|resumeme ese|ese pinta bien|ese suena bien)$/,
  en: /^(?:ok |okay |yeah |sure |yes |go on |hmm ){0,2}(?:that one|that|this one|tell me that one|the first|that one then|that sounds good|lets do that one|do that one|go with that one|give me that one)$/,
}

/** Selects an offer by its subject. */
const oneOf: Record<Language, RegExp> = {
  es: /^(?:ok |vale |dale |bueno |si |va |y |a ver ){0,2}(?:el|la|lo|ese|esa)(?: articulo| texto| video)? (?:de|del|sobre|de la|de los|de las) (?:el |la |los |las )?(.{3,30})$/,
  en: /^(?:ok |okay |yeah |sure |yes |and ){0,2}(?:the|that) (?:one (?:about|on|with) (?:the )?(.{3,30})|(.{3,25}) one)$/,
}

const ordinals: Record<Language, readonly RegExp[]> = {
  es: [
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(a|1|uno|una|primera?o?)$/,
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(b|2|dos|segunda?o?)$/,
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(c|3|tres|tercera?o?|ultima?o?)$/,
  ],
  en: [
    /^(the |its |i think |it is |option |answer |number ){0,4}(a|1|one|first|first one)$/,
    /^(the |its |i think |it is |option |answer |number ){0,4}(b|2|two|second|second one)$/,
    /^(the |its |i think |it is |option |answer |number ){0,4}(c|3|three|third|third one|last|last one)$/,
  ],
}
