import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { align } from '../../src/speech/alignment.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { resample } from '../../src/speech/resample.ts'
import { sampleRate, type SpokenCall, type SpokenEvent, type Synthesizer } from '../../src/speech/synthesizer.ts'
import { median } from '../../tools/benches/median.ts'

const sentences: [Language, string][] = [
  ['es', 'Una nanopartícula de grasa protege el mensaje, y la célula la deja entrar.'],
  ['es', 'La luz dobla la esquina de un cristal y sale con otro color.'],
  ['en', 'A flat lens bends light with pillars that are smaller than its waves.'],
  ['en', 'Nobody tells a flock of birds what shape to make, and yet it makes one.'],
]
function alignedEvents(clock: SpokenCall, samples: Float32Array): SpokenEvent[] {
  const timeOf = align({ samples: clock.samples, rate: sampleRate }, { samples, rate: sampleRate })
  return clock.events.map((event) => ({ ...event, time: timeOf(event.time) }))
}

const limits = { ms: 30_000, seconds: 60 }

describe('the times of one voice, found in the sound of another', () => {
  let espeak: Synthesizer
  beforeAll(async () => {
    espeak = await loadEspeak()
  })

  // Faster and higher, slower and lower: the true times are known.
  it.each([1.18, 1.1, 0.9, 0.84])('are right when it speaks %d times as fast', (factor) => {
    const errors = sentences.flatMap(([language, text]) => {
      const clock = espeak(text, language, limits)
      const samples = resample(clock.samples, sampleRate * factor, sampleRate)
      const events = alignedEvents(clock, samples)
      return events.map(({ time }, at) => Math.abs(time - (clock.events[at]?.time ?? 0) / factor))
    })
    expect(median(errors)).toBeLessThan(0.01)
    expect(errors.toSorted((one, other) => one - other)[Math.floor(errors.length * 0.95)]).toBeLessThan(0.045)
  })

  it('are right behind a pause that only the other makes', () => {
    const [language, text] = sentences[3] ?? ['en', '']
    const clock = espeak(text, language, limits)
    const words = clock.events.filter((event) => event.type === 'word')
    const cut = clock.events.findIndex((event) => event.type === 'word' && event.position === text.indexOf('and'))
    const at = Math.round((clock.events[cut]?.time ?? 0) * sampleRate)
    const pause = 0.5
    const samples = new Float32Array(clock.samples.length + pause * sampleRate)
    samples.set(clock.samples.subarray(0, at))
    samples.set(clock.samples.subarray(at), at + pause * sampleRate)
    const events = alignedEvents(clock, samples)
    expect(words.length).toBeGreaterThan(10)
    events.forEach(({ time }, index) => {
      const truth = (clock.events[index]?.time ?? 0) + (index > cut ? pause : 0)
      if (Math.abs(index - cut) > 2) expect(Math.abs(time - truth)).toBeLessThan(0.05)
    })
  })

  it('ascend and stay within the sound, whatever it is', () => {
    const [language, text] = sentences[0] ?? ['es', '']
    const clock = espeak(text, language, limits)
    for (const samples of [
      new Float32Array(0),
      new Float32Array(100),
      new Float32Array(sampleRate),
      clock.samples.map(() => 0.1),
    ]) {
      const events = alignedEvents(clock, samples)
      expect(events).toHaveLength(clock.events.length)
      for (const [at, { time }] of events.entries()) {
        expect(time).toBeGreaterThanOrEqual(events[at - 1]?.time ?? 0)
        expect(time).toBeLessThanOrEqual(samples.length / sampleRate)
      }
    }
  })
})
