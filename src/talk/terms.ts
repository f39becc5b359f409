import type { Language } from '../i18n/language.ts'
import stopWords from './stop-words.json' with { type: 'json' }

const stops: Record<Language, ReadonlySet<string>> = {
  es: new Set(stopWords.es.split(' ')),
  en: new Set(stopWords.en.split(' ')),
}

/** Small letters without accents (but ñ is a letter of its own) and without signs; words one blank apart. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

/** The words of a text that carry meaning, reduced to their stems, in order. */
export function termsOf(text: string, language: Language): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => {
      const bare = word.replace(/'(s|re|ve|ll|d|m|t)$/, '').replaceAll("'", '')
      if (bare === '' || stops[language].has(bare) || (bare.length === 1 && !/\d/.test(bare))) return []
      return [stem(bare, language)]
    })
}

/** Takes off what number, gender and tense add, so that forms of a word meet. Crude on purpose: both sides get it. */
export function stem(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return language === 'es' ? stemSpanish(word) : stemEnglish(word)
}

const spanishEndings =
  /(imientos?|amientos?|aciones|acion|adoras?|adores|ador|antes?|ancias?|mente|abamos|iendo|ando|aron|ieron|aban|abas|arian|aria|eria|iria|ados?|adas?|idos?|idas?|aba|ara|era|ira|aran|eran|iran|amos|emos|imos|ar|er|ir|an|en|as|es|os|a|e|o|s)$/

function stemSpanish(word: string): string {
  const singular = word.replace(/ces$/, 'z')
  const cut = singular.replace(spanishEndings, '')
  if (cut.length >= 4) return cut
  const short = singular.replace(/(es|as|os|s|a|o|e)$/, '')
  return short.length >= 3 ? short : singular
}

function stemEnglish(word: string): string {
  let cut = word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$/, '')
  if (!/(ss|us|is)$/.test(cut)) cut = cut.replace(/s$/, '')
  const bare = cut.replace(/(ations?|ational|ators?|ated|ating|ments?|ingly|edly|ing|ed|ers?|ly|al|ive|ion)$/, '')
  if (bare.length >= 4) cut = bare.replace(/([^aeiouls])\1$/, '$1')
  return cut.length > 4 ? cut.replace(/(e|y|i)$/, '') : cut
}
