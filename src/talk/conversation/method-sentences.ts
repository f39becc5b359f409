import type { Evidence } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import type { KnownText } from '../knowledge.ts'

/** A sentence that tells how something came to be known. */
const methods: Record<Language, RegExp> = {
  es: /\b(experimentos?|ensayos?|estudios?|midi(?:ó|eron)|se midió|medir|mediciones|probaron|se probó|comparó|compararon|observaron|pesaron|contaron|voluntari[oa]s|investigadores|participantes|microscopios?|simulaci(?:ón|ones)|fotografi\p{L}{0,20}|tomó \d|fotos|marc(?:ó|aron)|analiz(?:ó|aron)|análisis|trasplant\p{L}{1,20}|irradi\p{L}{1,20}|grab(?:ó|aron)|cultiv(?:ó|aron)|encuest\p{L}{1,20}|revisión de|equipo de|pruebas|laboratorio|se vio que|descubr\p{L}{1,20})/iu,
  en: /\b(experiments?|trials?|stud(?:y|ies)|measured|measurements?|tested|compared|observed|weighed|counted|volunteers|researchers|participants|microscopes?|simulat\p{L}{1,20}|photographed|photographs|pictures were|labelled|analysed|analysis|transplanted|irradiated|recorded|filmed|grew|survey\p{L}{0,20}|a review|a team|tests?|laboratory|lab|showed|found out)/iu,
}
/** What was tested, or how many. */
const kinds: Record<Language, RegExp> = {
  es: /\d{1,9} (?:\p{L}{1,20} ){0,2}(?:personas|pacientes|ratones|cerdos|voluntari[oa]s|corredores|ensayos|estudios|fotos|láminas|fotones)|\b(?:ratones|cerdos|conejos|monos|caballos|simulación|placa de cultivo|voluntari[oa]s|pacientes)/iu,
  en: /\d{1,9} (?:\p{L}{1,20} ){0,2}(?:people|patients|mice|pigs|volunteers|runners|trials|studies|pictures|slices|photons)|\b(?:mice|pigs|rabbits|monkeys|horses|simulation|dish|volunteers|patients)/iu,
}
/** A sentence that leans on the one before it. */
const leaning: Record<Language, RegExp> = {
  es: /^(?:[ée]l|ell[ao]s?|así|est[aeo]s?|es[aeo]s?|allí|después|luego|pero|y|también|su|sus|lo|la)\b/iu,
  en: /^(?:it|they|that|this|these|those|there|then|but|and|also|its|their|he|she|so)\b/iu,
}

/** Sentences around what was told in which its method is looked for. */
const around = 4
/** A sentence further away counts so much less than one more word in common. */
const perSentence = 0.5
const kindCounts = 1.5
const longestQuote = 45

/**
 * The sentences of a text that tell how what was told came to be known: those near the sentences that carried it, by nearness
 * and by words in common.
 */
export function methodNear(
  { key, sentences }: KnownText,
  told: readonly Evidence[],
  language: Language,
  isUsable: (sentence: string) => boolean,
  shared: (sentence: string) => number,
): Evidence[] {
  const places = placesOf({ key, sentences }, told)
  if (places.length === 0) return []
  const scored = sentences.flatMap(({ text }, at) => {
    const distance = Math.min(...places.map((place) => Math.abs(place - at)))
    const isShort = comparableWords(text, language).length <= longestQuote
    if (distance > around || !isShort || !methods[language].test(text) || !isUsable(text)) return []
    const score = shared(text) + (kinds[language].test(text) ? kindCounts : 0) - distance * perSentence
    return [{ at, score }]
  })
  const [best] = scored.toSorted((one, two) => two.score - one.score)
  if (!best || best.score < 0) return []
  const first = leaning[language].test(sentences[best.at]?.text ?? '') ? Math.max(0, best.at - 1) : best.at
  return sentences.slice(first, best.at + 1).map(({ text }) => ({ text: key, sentence: text }))
}

/** Whether a sentence of a text stands near those that carried what was told. */
export function isNearTold(text: KnownText, told: readonly Evidence[], { sentence }: Evidence): boolean {
  const at = text.sentences.findIndex((one) => one.text === sentence)
  return at >= 0 && placesOf(text, told).some((place) => Math.abs(place - at) <= around)
}

function placesOf({ key, sentences }: Pick<KnownText, 'key' | 'sentences'>, told: readonly Evidence[]): number[] {
  return told.flatMap(({ text, sentence }) => {
    const at = text === key ? sentences.findIndex((one) => one.text === sentence) : -1
    return at < 0 ? [] : [at]
  })
}

/** Whether something tells how it came to be known. */
export const tellsMethod = (text: string, language: Language): boolean => methods[language].test(text)
