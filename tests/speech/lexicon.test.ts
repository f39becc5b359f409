import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { lexicons } from '../../src/speech/lexicon.ts'
import { loadPhonemes, unheardWords } from '../../tools/checks/lexicon-check.ts'
import readWell from '../../tools/checks/lexicon/read-well.json' with { type: 'json' }
import { suspiciousWords } from '../../tools/checks/lexicon/suspicious-words.ts'

describe('words that the voice may misread', () => {
  it.each<[Language, string, string, string]>([
    ['es', 'un acrónimo', 'Lo mide el PCR.', 'PCR'],
    ['es', 'un nombre de fuera', 'Lo calculó Heisenberg.', 'Heisenberg'],
    ['es', 'un nombre de fuera que abre la frase', 'Lo vio. Heisenberg lo calculó.', 'Heisenberg'],
    ['es', 'una palabra de fuera', 'Un cable de marketing.', 'marketing'],
    ['es', 'letras con cifras', 'La proteína P53 frena.', 'P53'],
    ['es', 'una unidad sin nombre', 'Pesa 5 kgf en total.', 'kgf'],
    ['es', 'una unidad compuesta', 'Guarda 250 Wh/bl de energía.', 'Wh/bl'],
    ['es', 'un signo sin nombre', 'Es ∴ veces mayor.', '∴'],
    ['es', 'una abreviatura', 'Véase la pg. siguiente.', 'pg'],
    ['en', 'an acronym', 'They used PCR there.', 'PCR'],
    ['en', 'a name', 'It was Noether who saw it.', 'Noether'],
    ['en', 'an owner', 'It is Noether’s theorem.', 'Noether'],
    ['en', 'a part of a compound', 'A Bose-style gas.', 'Bose-style'],
    ['en', 'a unit without a name', 'It weighs 5 kgf in all.', 'kgf'],
    ['en', 'a word with accents', 'A tiny façade stood there.', 'façade'],
  ])('%s: %s', (language, _what, text, word) => {
    expect(suspiciousWords(text, language).map((found) => found.word)).toEqual([word])
  })

  it.each<[Language, string]>([
    [
      'es',
      'El ADN mide 2 nm, y la Dra. Ruiz vio un 25 % más a 10⁻⁹ m. ¿Y el CO₂? Ahí está: en 1.234 días, de 5–10 años.',
    ],
    ['es', 'Una nanopartícula lipídica protege el ARN-mensajero de Karikó a -3 °C.\nSin duda'],
    ['en', 'A strand of DNA is 2 nm wide. Feynman’s CRISPR-made idea took 1,234 days at -3 °C.\nSo it goes'],
  ])('%s: none in %j', (language, text) => {
    const heard = new Set(readWell[language])
    expect(suspiciousWords(text, language).filter(({ word }) => !heard.has(word))).toEqual([])
  })

  it('of the site are all in the lexicon or have been listened to', () => {
    const content = path.resolve('src/content')
    expect(unheardWords(content)).toEqual([])
  })

  it('stand in one of the two lists, not in both', () => {
    for (const language of ['es', 'en'] as const) {
      expect(readWell[language].filter((word) => lexicons[language].words.has(word))).toEqual([])
    }
  })
})

describe('what the voice makes of the lexicon', () => {
  let phonemes: Awaited<ReturnType<typeof loadPhonemes>>
  beforeAll(async () => {
    phonemes = await loadPhonemes()
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'DNA strands', /ˌɛnˈeɪ s/],
    ['en', 'mRNA is', /^mˈɛsɪndʒɚɹ.*ˌɛnˈeɪ/],
    ['en', 'Feynman’s idea', /^fˈaɪnmənz/],
    ['en', 'Bawendi', /wˈɛndi/],
    ['en', '5 µm', /maɪkɹˈɑːmᵻɾɚz|mˈaɪkɹoʊ/],
    ['es', 'ADN', /^a ?ðe ?ˈene/],
    ['es', 'Einstein', /^ˈainst/],
    ['es', 'Chua', /^tʃˈua/],
    ['es', 'Bell', /^bˈel$/],
    ['es', '5 µm', /mikɾ.*metɾos/],
  ])('%s: %s', (language, text, sounds) => {
    expect(phonemes(text, language)).toMatch(sounds)
  })
})
