import type { Language } from '../i18n/language.ts'
import stopWords from './stop-words.json' with { type: 'json' }
import synonyms from './synonyms.json' with { type: 'json' }

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
      return [meaningOf(stem(bare, language), language)]
    })
}

/** Takes off what number, gender and tense add, so that forms of a word meet. Crude on purpose: both sides get it. */
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
  // Verbs whose root changes (digerir, digiere; llegar, lleguen; buscar, busquen) meet in one spelling.
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

/** One stem for all words of a meaning. */
function meaningOf(term: string, language: Language): string {
  return meanings[language].get(term) ?? term
}

const soft: Record<Language, ReadonlySet<string>> = {
  es: new Set(termsOf(stopWords.softEs, 'es')),
  en: new Set(termsOf(stopWords.softEn, 'en')),
}

const backward: Record<Language, RegExp> = {
  es: /^(esto|eso|estos|estas|esos|esas|ese|esa|este|esta|aquel|asi|ademas|tambien|pero|sin embargo|por eso|por esto|entonces|luego|despues|ahi|alli|el resultado|ellos|ellas|el|ella|y|o|en cambio|en ese|en esa|en el|en ella|toda esa|todo eso|dos años despues|lo mismo|por ese|por esa|de ahi|a partir de ahi|despues|mientras tanto|alli|a cambio|incluso|tampoco|aun asi|debajo|ahora se|algunos|algunas|otros|otras|los de|las de|la que|el que|unos|cada uno|cada una|nadie las?)\b/,
  en: /^(this|that|these|those|it|they|he|she|its|their|so|but|however|also|then|there|and|or|instead|as a result|the result|thus|both|such|others|after that|two years later|the best known of them|nor|even so|another|each|none of|nobody had|most of it|beneath it|under it|in them|in it|a few|to a few|close them|different oil|once|the discovery|some studies|the copy|\w+ call (this|that|it))\b/,
}
// "El hígado" begins with an article, not with "él": without accents only the next word tells them apart.
const pronoun: Record<Language, RegExp> = {
  es: /^(el|en el|en ella) (?!(es|era|fue|no|se|lo|la|le|solo|mismo|tiene|puede|hace)\b)/,
  en: /^(?!)/,
}

const withoutSubject =
  /^(se|es|son|fue|fueron|era|esta|tiene|tienen|mide|sirve|sirven|produce|fabrica|lleva|puede|necesita|trabaja|crece|no (se|es|son|elimina|digiere|lleva|basta|tiene|puede))\b/

/** Whether a sentence leaves its subject to be guessed, as Spanish may: “Se llama …”. */
export function startsWithVerb(sentence: string, language: Language): boolean {
  return language === 'es' && withoutSubject.test(plain(sentence))
}

/** Whether a sentence leans on the one before it, as “It does …” does. */
export function leansBack(sentence: string, language: Language): boolean {
  const said = plain(sentence)
  return startsWithVerb(sentence, language) || (backward[language].test(said) && !pronoun[language].test(said))
}

/** Whether a term only says what is asked about something (its size, its name), not about what. */
export function isSoft(term: string, language: Language): boolean {
  return soft[language].has(term)
}
