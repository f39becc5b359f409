import type { Language } from '../i18n/language.ts'
import { readableText } from '../i18n/readable-text.ts'
import stopWords from './stop-words.json' with { type: 'json' }
import synonyms from './synonyms.json' with { type: 'json' }

const stops: Record<Language, ReadonlySet<string>> = {
  es: new Set(stopWords.es.split(' ')),
  en: new Set(stopWords.en.split(' ')),
}

/** Normalizes: lowercase, no accents (except ñ), no punctuation, single spaces. */
export function plain(text: string): string {
  return readableText(text)
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

/** Returns stems of the significant words, in order. */
export function termsOf(text: string, language: Language): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => {
      const bare = word.replace(/'(s|re|ve|ll|d|m|t)$/, '').replaceAll("'", '')
      if (bare === '' || stops[language].has(bare) || (bare.length === 1 && !/\d/.test(bare))) return []
      return [meaningOf(stem(bare, language), language)]
    })
}

/** Removes endings of number, gender, and tense. Crude, but applied to both sides. */
export function stem(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  if (word.length < 4) return language === 'es' ? word.replace(/z$/, 'c') : word
  return language === 'es' ? stemSpanish(word) : stemEnglish(word)
}

const spanishEndings =
  /(imientos?|amientos?|aciones|acion|adoras?|adores|ador|antes?|ancias?|mente|abamos|iendo|ando|aron|ieron|aban|abas|ados?|adas?|idos?|idas?|aba|aran|eran|iran|amos|emos|imos|ar|er|ir|an|en|as|es|os|a|e|o|s)$/

function stemSpanish(word: string): string {
  const singular = word.replace(/ces$/, 'z')
  const cut = singular.replace(spanishEndings, '')
  const short = singular.replace(/(es|as|os|s|a|o|e)$/, '')
  const verb = cut.length === 3 && /(ar|er|ir|an|en)$/.test(singular)
  const root = cut.length >= 4 || verb ? cut : short.length >= 3 ? short : singular
  // Verbs with spelling changes (digerir, digiere; llegar, lleguen; buscar, busquen) get one stem.
  return root.replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/z$/, 'c').replace(/ie/, 'e').replace(/ue/, 'o')
}

function stemEnglish(word: string): string {
  let cut = word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$/, '')
  if (!/(ss|us|is)$/.test(cut)) cut = cut.replace(/s$/, '')
  const bare = cut.replace(/(ations?|ational|ators?|ated|ating|ments?|ingly|edly|ing|ed|ers?|ly|al|ive|ion)$/, '')
  if (bare.length >= 4) cut = bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=.{4}l)l$/, '')
  return cut.length > 4 ? cut.replace(/(e|y|i)$/, '') : cut
}

function readSynonyms(language: Language): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>()
  for (const group of synonyms[language]) {
    const stems = plain(group)
      .split(' ')
      .map((word) => stem(word, language))
    for (const each of stems) meanings.set(each, stems[0] ?? each)
  }
  return meanings
}

const meanings: Record<Language, ReadonlyMap<string, string>> = { es: readSynonyms('es'), en: readSynonyms('en') }

function meaningOf(term: string, language: Language): string {
  return meanings[language].get(term) ?? term
}
