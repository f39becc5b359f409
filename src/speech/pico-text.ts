import type { Language } from '../i18n/language.ts'
import respellings from './lexicon/pico.json' with { type: 'json' }

/** Respelled for eSpeak NG → respelled for Pico. */
const respelled: Record<Language, ReadonlyMap<string, string>> = {
  es: new Map(Object.entries(respellings.es)),
  en: new Map(Object.entries(respellings.en)),
}

/** Spells what is said (`Sentence.spoken`) so that Pico says it right: words in the same order, no markup. */
export function picoText(spoken: string, language: Language): string {
  const text = spoken.replace(/[\p{L}\p{M}']{1,60}/gu, (word) => respelled[language].get(word) ?? word)
  return language === 'es' ? withSeseo(text) : text
}

/** Pico's Spanish is Castilian: `c` before `e` and `i`, and `z`, are written `s`, as they sound in Latin America. */
function withSeseo(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,30}z(?![\p{L}\p{M}])/giu, stressedEnd)
    .replace(/(?<=[sx])c(?=[eiéí])/gi, '')
    .replace(/c(?=[eiéí])/gi, (letter) => (letter === 'C' ? 'S' : 's'))
    .replaceAll('z', 's')
    .replaceAll('Z', 'S')
}

/** `feliz` → `felíz`: an `s` at its end would move the stress. */
function stressedEnd(word: string): string {
  const isStressed = /[áéíóú]/i.test(word) || (word.match(/[aeiouü]{1,4}/gi) ?? []).length < 2
  return isStressed ? word : word.replace(/[aeiou](?=z$)/i, (vowel) => accented[vowel.toLowerCase()] ?? vowel)
}

const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
