import { expect, test } from 'vitest'
import { closureOffsets, lag, loudnessOf } from '../../tools/benches/lip-offsets.ts'

const rate = 22_050
/** Syllables of a third of a second, with a closure of 60 ms in the middle of each. */
const opening = (time: number) => (Math.abs((time % 0.33) - 0.165) < 0.03 ? 0 : 0.5 + 0.4 * Math.sin(time * 7))
const closures = [0.33, 0.66, 0.99].map((from) => ({ from: from + 0.135, to: from + 0.195 }))

test('a mouth that comes late is measured as late, one that comes early as early', () => {
  for (const late of [-0.05, 0, 0.03]) {
    const mouth = (time: number) => opening(time - late)
    expect(lag(mouth, opening, 2)).toBeCloseTo(late, 2)
    for (const offset of closureOffsets(closures, mouth, opening)) expect(offset).toBeCloseTo(late, 2)
  }
})

test('a closure is not measured where there is none to see or to hear', () => {
  expect(closureOffsets(closures, opening, opening)).toHaveLength(3)
  expect(closureOffsets(closures, () => 0.5, opening)).toEqual([])
})

test('the loudness of a sound is that of its vowels, without what hums and hisses', () => {
  const tone = (hertz: number) =>
    Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate))
  const [hum, vowel, hiss] = [150, 1000, 7000].map((hertz) => loudnessOf(tone(hertz), rate)(0.5)) as [
    number,
    number,
    number,
  ]
  expect(vowel).toBeGreaterThan(20 * hum)
  expect(vowel).toBeGreaterThan(20 * hiss)
})
