import type { Language } from '../../src/i18n/language.ts'

const names: Record<Language, string[]> = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
}
const tens: Record<Language, string[]> = {
  es: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  en: 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
}
const more: Record<Language, [string, number][]> = {
  es: [
    ['un', 1],
    ['una', 1],
    ['veintiún', 21],
    ['veintiuna', 21],
    ['cien', 100],
    ...'ciento doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'
      .split(' ')
      .flatMap((word, at): [string, number][] =>
        [word, `${word}os`, `${word}as`].map((each) => [each, (at + 1) * 100]),
      ),
  ],
  en: [],
}
const scales: Record<Language, Record<string, number>> = {
  es: { millón: 1e6, millones: 1e6, billón: 1e12, billones: 1e12 },
  en: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
}

/** Reads number words back, by tables of its own; NaN if a word is none. */
export function valueOfWords(words: string, language: Language): number {
  const values = new Map([
    ...more[language],
    ...tens[language].map((word, at): [string, number] => [word, (at + 1) * 10]),
    ...names[language].map((word, at): [string, number] => [word, at]),
  ])
  let [total, part] = [0, 0]
  for (const word of words.split(' ').filter((each) => each !== 'y' && each !== 'and')) {
    const scale = scales[language][word]
    if (scale !== undefined) [total, part] = [total + part * scale, 0]
    else if (word === 'hundred') part *= 100
    else if (word === 'mil') part = (part || 1) * 1000
    else part += values.get(word) ?? NaN
  }
  return total + part
}
