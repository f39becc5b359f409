import { describe, expect, it } from 'vitest'
import { findPauses } from '../../src/speech/pauses.ts'
import { stretchTimeline } from '../../src/speech/stretch-timeline.ts'

const rate = 16_000

function sound(length: number, loud: readonly (readonly [number, number])[]): Float32Array {
  return Float32Array.from({ length: length * rate }, (_, at) => {
    const time = at / rate
    return (loud.some(([from, to]) => time >= from && time < to) ? 0.5 : 0.001) * Math.sin(time * 1400)
  })
}
const word = (text: string, start: number, end: number) => ({ text, start, end, from: 0, to: text.length })

describe('pauses', () => {
  it('are found with where the speech begins and ends', () => {
    const { start, end, pauses } = findPauses(
      sound(5, [
        [0.5, 2],
        [2.4, 4.5],
      ]),
      rate,
    )
    expect([start, end]).toEqual([expect.closeTo(0.5, 1), expect.closeTo(4.5, 1)])
    expect(pauses).toEqual([{ start: expect.closeTo(2, 1), end: expect.closeTo(2.4, 1) }])
  })

  it('are not within a word, nor in silence', () => {
    expect(
      findPauses(
        sound(2, [
          [0, 1],
          [1.05, 2],
        ]),
        rate,
      ).pauses,
    ).toEqual([])
    expect(findPauses(new Float32Array(rate), rate)).toEqual({ start: 0, end: 0, pauses: [] })
    expect(findPauses(new Float32Array(0), rate)).toEqual({ start: 0, end: 0, pauses: [] })
  })
})

describe('a timeline laid upon another sound', () => {
  const words = [word('one', 0.1, 0.6), word('two', 0.6, 1), word('three', 1.5, 2), word('four', 2, 2.5)]
  const visemes = [
    { time: 0, viseme: 'sil' as const, weight: 0 },
    { time: 0.6, viseme: 'aa' as const, weight: 1 },
    { time: 1.5, viseme: 'E' as const, weight: 1 },
  ]

  it('begins and ends with it, and pauses where it does', () => {
    const heard = { start: 0.4, end: 5, pauses: [{ start: 2.6, end: 3.4 }] }
    const fitted = stretchTimeline({ words, visemes }, heard)
    expect(fitted.words[0]?.start).toBeCloseTo(0.4, 2)
    expect(fitted.words[1]?.end).toBeCloseTo(2.6, 2)
    expect(fitted.words[2]?.start).toBeCloseTo(3.4, 2)
    expect(fitted.words[3]?.end).toBeCloseTo(5, 2)
    expect(fitted.visemes.map(({ time }) => time)).toEqual([0, expect.closeTo(1.62, 1), expect.closeTo(3.4, 2)])
    for (const [at, { start }] of fitted.words.entries())
      expect(start).toBeGreaterThanOrEqual(fitted.words[at - 1]?.start ?? 0)
  })

  it('is stretched evenly where the other makes no such pause', () => {
    const fitted = stretchTimeline({ words, visemes }, { start: 0, end: 4.8, pauses: [] })
    expect(fitted.words[3]?.end).toBeCloseTo(4.8, 2)
    expect(fitted.words[2]?.start).toBeCloseTo(2.8, 1)
  })

  it('stays as it is where there is nothing to lay it upon', () => {
    expect(stretchTimeline({ words, visemes }, { start: 0, end: 0, pauses: [] })).toEqual({ words, visemes })
    expect(stretchTimeline({ words: [], visemes }, { start: 0, end: 1, pauses: [] })).toEqual({ words: [], visemes })
  })
})
