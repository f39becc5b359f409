import { describe, expect, it } from 'vitest'
import { englishSyllables, readability, spanishSyllables } from '../../tools/checks/readability.ts'

describe('syllables in Spanish', () => {
  // Diphthongs, hiatuses, triphthongs, and monosyllables of Ortografía de la lengua española (RAE, 2010).
  it.each(
    Object.entries({
      ...{ aéreo: 4, país: 2, búho: 2, caos: 2, oír: 2, leer: 2, poeta: 3, ahí: 2, teoría: 4, zoólogo: 4 },
      ...{ aire: 2, ciudad: 2, viuda: 2, construido: 3, jesuita: 3, agua: 2, ahumar: 2, cohibir: 2, huida: 2 },
      ...{ guion: 1, truhan: 1, hui: 1, buey: 1, rey: 1, y: 1, mayo: 2, averiguáis: 4, limpiáis: 2 },
      ...{ queso: 2, guitarra: 3, pingüino: 3, guerra: 2, nanopartícula: 6, energía: 4 },
    }),
  )('%s: %i', (word, syllables) => expect(spanishSyllables(word)).toBe(syllables))
})

describe('syllables in English', () => {
  it.each(
    Object.entries({
      ...{ water: 2, table: 2, baked: 1, wanted: 2, changes: 2, makes: 1, something: 2, carefully: 3, whole: 1 },
      ...{ science: 2, create: 2, created: 3, being: 2, idea: 3, area: 3, radio: 3, museum: 3, nucleus: 3, serious: 3 },
      ...{ bacteria: 4, material: 4, patients: 2, species: 2, rhythm: 2, prism: 2, nanometres: 4, temperature: 4 },
      ...{ butterfly: 3, electron: 3, oxygen: 3, action: 2, special: 2, people: 2, quiet: 2, view: 1, guess: 1 },
    }),
  )('%s: %i', (word, syllables) => expect(englishSyllables(word)).toBe(syllables))
})

describe('readability', () => {
  // Examples of the English Wikipedia's article "Flesch–Kincaid readability tests".
  it.each([
    ['The cat sat on the mat.', 116],
    ['This sentence, taken as a reading passage unto itself, is being used to prove a point.', 69],
    ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 37.5],
  ])('Flesch: %s', (text, score) => {
    expect(Math.abs(readability(text, 'en').score - score)).toBeLessThan(1)
  })

  it('Fernández Huerta: by hand', () => {
    // 3 words, 4 syllables, one sentence; 7 words, 11 syllables, two sentences.
    expect(readability('El sol sale.', 'es').score).toBeCloseTo(206.84 - (60 * 4) / 3 - 1.02 * 3, 5)
    expect(readability('El sol sale. La luna se va.', 'es').score).toBeCloseTo(206.84 - (60 * 9) / 7 - 1.02 * 3.5, 5)
  })

  it.each(['es', 'en'] as const)('%s: falls with longer sentences and with longer words', (language) => {
    const [short, long, hard] =
      language === 'es'
        ? [
            'La luz llega. La flor abre.',
            'La luz llega y la flor abre.',
            'La iluminación llega. La inflorescencia abre.',
          ]
        : [
            'The light comes. The bud opens.',
            'The light comes and the bud opens.',
            'Illumination comes. Inflorescences open.',
          ]
    const score = (text = '') => readability(text, language).score
    expect(score(long)).toBeLessThan(score(short))
    expect(score(hard)).toBeLessThan(score(short))
  })
})
