import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SpokenEvent } from '../../src/speech/synthesizer.ts'
import { phonemeShapes, visemesOf } from '../../src/speech/phoneme-visemes.ts'
import { visemes } from '../../src/contract/talk-reply.ts'

const names = (id: string, language: 'es' | 'en' = 'es') => phonemeShapes(id, language).map((shape) => shape.viseme)

describe('phonemes to visemes', () => {
  it.each([
    ['PP', 'p b m β'],
    ['FF', 'f v'],
    ['TH', 'θ'],
    ['DD', 't d ɾ ʔ'],
    ['kk', 'k ɡ ɣ x h ŋ'],
    ['CH', 'ʃ ʒ ʝ tʃ dʒ'],
    ['SS', 's z'],
    ['nn', 'n l ɲ ʎ'],
    ['RR', 'ɹ r ɚ ɜː'],
    ['aa', 'a ɑː æ ʌ ɐ'],
    ['E', 'e ɛ ə'],
    ['I', 'i ɪ j ᵻ'],
    ['O', 'o ɔː ɒ'],
    ['U', 'uː ʊ w'],
  ])('%s is the shape of %s', (viseme, phonemes) => {
    for (const phoneme of phonemes.split(' ')) expect(names(phoneme)).toEqual([viseme])
  })

  it('tells the Spanish ð of “nada” from the English one of “this”', () => {
    expect(names('ð', 'es')).toEqual(['DD'])
    expect(names('ð', 'en')).toEqual(['TH'])
  })

  it('divides diphthongs, takes a pause for a closed mouth and opens wider on stress', () => {
    expect(names('ˈaɪ', 'en')).toEqual(['aa', 'I'])
    expect(names('')).toEqual(['sil'])
    expect(phonemeShapes('ˈa', 'es')[0]?.weight).toBeGreaterThan(phonemeShapes('a', 'es')[0]?.weight ?? 1)
  })

  it('starts p, t and k before their burst and other consonants a little early', () => {
    const at = (id: string) =>
      visemesOf(
        [
          { type: 'phoneme', time: 0.1, id: 'a' },
          { type: 'phoneme', time: 0.3, id },
          { type: 'phoneme', time: 0.4, id: 'o' },
        ],
        0.6,
        'es',
      )[1]?.time
    expect(at('p')).toBeCloseTo(0.255)
    expect(at('m')).toBeCloseTo(0.285)
    expect(at('s')).toBeCloseTo(0.3)
  })

  it('ascends from 0 to the closed mouth at the end, whatever is said', () => {
    const phoneme = fc.constantFrom('ˈa', 'p', 't', 'k', 'oɪ', 'tʃ', 's', '', 'm', 'ɹ', '?', 'ˌeɪ')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(phoneme, fc.double({ min: 0, max: 0.2, noNaN: true })), { maxLength: 40 }),
        (said) => {
          let time = 0
          const events: SpokenEvent[] = said.map(([id, length]) => ({ type: 'phoneme', time: (time += length), id }))
          const found = visemesOf(events, time + 0.1, 'es')
          expect(found.at(-1)?.viseme).toBe('sil')
          let before = 0
          for (const { time: at, viseme, weight } of found) {
            expect(at).toBeGreaterThanOrEqual(before)
            expect(at).toBeLessThanOrEqual(time + 0.1 + 1e-9)
            expect(visemes).toContain(viseme)
            expect(weight).toBeGreaterThanOrEqual(0)
            expect(weight).toBeLessThanOrEqual(1)
            before = at
          }
        },
      ),
    )
  })
})
