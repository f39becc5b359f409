import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionWords, sentences, wordAt } from '../../src/assistant/caption-track.ts'

const text = 'Hola, soy Zed. ¿Qué tal?'

describe('caption words', () => {
  it('come from the reply, on its times', () => {
    const words = [
      { text: 'Hola', start: 0.2, end: 0.6, from: 0, to: 4 },
      { text: 'Zed', start: 1, end: 1.4, from: 10, to: 13 },
    ]
    const track = captionWords({ text, duration: 3, words })
    expect(wordAt(track, 0.1)).toBe(-1)
    expect(wordAt(track, 0.2)).toBe(0)
    expect(wordAt(track, 0.9)).toBe(0)
    expect(wordAt(track, 5)).toBe(1)
    expect(track[1]).toMatchObject({ from: 10, to: 13 })
  })

  it('advance evenly over the duration when the reply has none', () => {
    const track = captionWords({ text: 'aaaa bbbb cccc dddd', duration: 4 })
    expect(track.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [5, 9],
      [10, 14],
      [15, 19],
    ])
    const steps = track.slice(1).map(({ start }, index) => start - (track[index]?.start ?? 0))
    for (const step of steps) expect(step).toBeCloseTo((4 * 5) / 19, 6)
  })

  it('are made anew when the times do not fit the text', () => {
    const words = [
      { text: 'Hola', start: 2, end: 2.5, from: 0, to: 4 },
      { text: 'soy', start: 1, end: 1.2, from: 6, to: 9 },
    ]
    expect(captionWords({ text, duration: 5, words })).toHaveLength(5)
    const twice = [
      { text: 'Hola', start: 0, end: 0.5, from: 0, to: 4 },
      { text: 'Hola', start: 1, end: 1.2, from: 0, to: 4 },
    ]
    expect(captionWords({ text, duration: 5, words: twice })).toHaveLength(5)
    const outside = [{ text: 'x', start: 0, end: 1, from: 90, to: 99 }]
    expect(captionWords({ text, duration: 5, words: outside })).toHaveLength(5)
  })

  it('ascend within text and duration, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 600 }),
        (whatever, duration) => {
          const track = captionWords({ text: whatever, duration })
          let end = 0
          let time = 0
          for (const word of track) {
            expect(word.from).toBeGreaterThanOrEqual(end)
            expect(word.start).toBeGreaterThanOrEqual(time)
            expect(word.start).toBeLessThan(duration)
            expect(whatever.slice(word.from, word.to).trim()).not.toBe('')
            end = word.to
            time = word.start
          }
          expect(track.map(({ from, to }) => whatever.slice(from, to)).join('')).toBe(whatever.replace(/\s+/g, ''))
        },
      ),
    )
  })
})

describe('sentences', () => {
  const cut = (given: string) => sentences(given).map(({ from, to }) => given.slice(from, to))

  it('end at their punctuation', () => {
    expect(cut(text)).toEqual(['Hola, soy Zed. ', '¿Qué tal?'])
    expect(cut('Dijo «no.» Y se fue… Nadie')).toEqual(['Dijo «no.» ', 'Y se fue… ', 'Nadie'])
  })

  it('do not end in a number', () => {
    expect(cut('Mide 0.7 nm. Es poco.')).toEqual(['Mide 0.7 nm. ', 'Es poco.'])
  })

  it('leave nothing out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (whatever) => {
        expect(cut(whatever).join('')).toBe(whatever.trimStart())
      }),
    )
  })
})
