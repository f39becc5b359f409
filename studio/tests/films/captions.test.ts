import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesIn } from '../../../src/content/video-script.ts'
import { cueLimits, asVtt, makeCues, sentencesOfBeat, type SpokenSentence } from '../../films/captions.ts'
import { said } from './trial-script.ts'

describe('captions', () => {
  const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdeñóí') })
  const sentence = fc
    .tuple(
      fc.array(fc.tuple(word, fc.constantFrom('', '', '', ',')), { minLength: 1, maxLength: 45 }),
      fc.constantFrom('.', '?', '!'),
    )
    .map(
      ([words, end]) =>
        `${words
          .map(([text, mark]) => text + mark)
          .join(' ')
          .replace(/,$/, '')}${end}`,
    )
  const beat = fc.record({
    sentences: fc.array(fc.tuple(sentence, sentence), { minLength: 1, maxLength: 4 }),
    pace: fc.double({ min: 0.12, max: 0.6, noNaN: true }),
  })

  function sentencesOf(beats: { sentences: [string, string][]; pace: number }[]) {
    let speaks = 0.4
    return beats.flatMap(({ sentences, pace }) => {
      const say = sentences.map(([es]) => es).join(' ')
      const english = sentences.map(([, en]) => en).join(' ')
      const { words, duration } = said(say, pace)
      const found = sentencesOfBeat({ say, english, speaks, words })
      speaks += duration + 0.6
      return found
    })
  }

  const rules = (sentences: SpokenSentence[]) => {
    const cues = makeCues(sentences)
    for (const [i, cue] of cues.entries()) {
      expect(cue.text.length).toBeLessThanOrEqual(cueLimits.characters)
      expect(cue.text.trim()).toBe(cue.text)
      expect(cue.text).not.toBe('')
      expect(cue.end - cue.start).toBeLessThanOrEqual(cueLimits.seconds + 1e-6)
      expect(cue.end - cue.start).toBeGreaterThanOrEqual(cueLimits.shortest - 1e-6)
      const next = cues[i + 1]
      if (next) expect(next.start).toBeGreaterThanOrEqual(cue.end - 1e-6)
    }
    expect(cues.map(({ text }) => text).join(' ')).toBe(sentences.map(({ text }) => text).join(' '))
    return cues
  }

  it('keep to the rules and lose no word, in both languages', () => {
    fc.assert(
      fc.property(fc.array(beat, { minLength: 1, maxLength: 4 }), (beats) => {
        const sentences = sentencesOf(beats)
        rules(sentences.map(({ es }) => es))
        rules(sentences.map(({ en }) => en))
      }),
      { numRuns: 200 },
    )
  })

  it('come with their words', () => {
    const say = 'La luz entra recta. ¿Sale doblada?'
    const [first, second] = rules(
      sentencesOfBeat({ say, english: 'It enters. It leaves?', speaks: 2, words: said(say).words }).map(({ es }) => es),
    )
    expect(first?.text).toBe('La luz entra recta.')
    expect(first?.start).toBeCloseTo(2.06, 3)
    expect(second?.start).toBeCloseTo(2.06 + 4 * 0.25, 3)
  })

  it('divide a long sentence where one breathes', () => {
    const say =
      'Primero llega una onda larga que recorre todo el cristal, después los electrones la siguen a un lado y a otro sin descanso.'
    const cues = rules(
      sentencesOfBeat({ say, english: say, speaks: 0, words: said(say, 0.3).words }).map(({ es }) => es),
    )
    expect(cues.map(({ text }) => text)).toEqual([
      'Primero llega una onda larga que recorre todo el cristal,',
      'después los electrones la siguen a un lado y a otro sin descanso.',
    ])
  })

  it('are WebVTT', () => {
    const vtt = asVtt([{ start: 0.5, end: 61.0625, text: 'a < b & c' }], 'es')
    expect(vtt).toBe('WEBVTT\nLanguage: es\n\n1\n00:00:00.500 --> 00:01:01.063\na &lt; b &amp; c\n')
  })

  it('know sentences with figures in them', () => {
    expect(sentencesIn('Mide 2.5 nanómetros. ¿Y qué? ¡Mucho!')).toEqual(['Mide 2.5 nanómetros.', '¿Y qué?', '¡Mucho!'])
  })
})
