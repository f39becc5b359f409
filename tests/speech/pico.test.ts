import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { createEmbeddedVoice } from '../../src/speech/embedded-voice.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { findLingware } from '../../src/speech/lingware.ts'
import { loudness } from '../../src/speech/loudness.ts'
import { loadPico } from '../../src/speech/pico.ts'
import { createPicoSpeaker } from '../../src/speech/pico-speaker.ts'
import { resample } from '../../src/speech/resample.ts'
import type { Speaker } from '../../src/speech/speech.ts'
import { sampleRate, SpeechTooLongError } from '../../src/speech/synthesizer.ts'
import type { Voice } from '../../src/speech/voice.ts'
import { visemesOf } from '../../src/speech/phoneme-visemes.ts'
import { decodeMp3 } from './decoded-mp3.ts'

// Pico's voices are fetched (`node tools/voices.ts`); without them its tests are skipped, and the report counts them.
const lingware = findLingware('.cache/voices')
const limits = { ms: 30_000, seconds: 60 }
const texts: [Language, string][] = [
  ['es', '¡Hola! Soy Zed. Una hélice de ADN mide 2 nm; un cabello, 80.000. ¿Qué te parece?'],
  ['en', 'Hi! I am Zed 🤖. A helix of DNA is 2 nm wide, a hair 80,000. What do you think?'],
]

it('no folder has the voices but one with the known files', () => {
  expect(findLingware('tests/speech/fixtures')).not.toBe('tests/speech/fixtures')
})

describe.skipIf(lingware === undefined)("Pico's voice", () => {
  let voice: Voice
  let speaker: Speaker
  beforeAll(async () => {
    const workerFile = new URL('../../src/speech/voice.worker.ts', import.meta.url)
    voice = createEmbeddedVoice({ workerFile, lingware })
    speaker = createPicoSpeaker(await loadPico(lingware ?? ''), await loadEspeak())
  })
  afterAll(() => voice.close())

  it.each(texts)(
    '%s: says a text with its words and mouth shapes inside, as loud as it should be',
    async (language, text) => {
      const { mp3, duration, words, visemes } = await voice.speak(text, language)
      expect(words.map((word) => word.text)).toEqual(text.match(/[\p{L}\d][\p{L}\d.,]*(?<![.,])/gu))
      for (const list of [words.map((word) => word.start), visemes.map((viseme) => viseme.time)]) {
        expect(list.every((time, at) => time >= (list[at - 1] ?? 0))).toBe(true)
        expect(list.at(-1)).toBeLessThanOrEqual(duration)
      }
      expect(words.every((word) => word.end > word.start && word.end <= duration)).toBe(true)
      expect(new Set(visemes.map((viseme) => viseme.viseme)).size).toBeGreaterThan(7)

      const { samples, sampleRate: rate } = await decodeMp3(mp3)
      expect(Math.abs(samples.length / rate - duration)).toBeLessThan(0.02)
      expect(Math.abs(loudness(samples, rate) + 16)).toBeLessThan(0.5)
      const truePeak = resample(samples, rate, 4 * rate).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      expect(20 * Math.log10(truePeak)).toBeLessThan(-1.5)
      const level = (start: number, end: number) => {
        const part = samples.subarray(Math.round(start * rate), Math.round(end * rate))
        return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
      }
      for (const word of words) expect(level(word.start, word.end)).toBeGreaterThan(0.01)
    },
  )

  it('says the same text in the same bytes, whatever it said before', async () => {
    const first = await voice.speak('Una nanopartícula.', 'es')
    await voice.speak('Something else entirely.', 'en')
    const second = await voice.speak('Una nanopartícula.', 'es')
    expect(Buffer.compare(first.mp3, second.mp3)).toBe(0)
    expect([second.words, second.visemes]).toEqual([first.words, first.visemes])
  })

  it.each<[Language, string]>([
    ['es', 'Mi perro bebe mucha agua y mama pan también.'],
    ['en', 'My mother bumped a bamboo pipe before breakfast.'],
  ])('%s: the lips close for every p, b and m that is longer than 60 ms', (language, text) => {
    const { samples, events } = speaker.synthesize(text, language, limits)
    const duration = samples.length / sampleRate
    const closed = visemesOf(events, duration, language).filter(({ viseme }) => viseme === 'PP')
    const phonemes = events.filter((event) => event.type === 'phoneme')
    const lips = phonemes.filter(({ id, time }, at) => {
      const end = phonemes[at + 1]?.time ?? duration
      return /^[pbm]/.test(id) && end - time > 0.06
    })
    expect(lips.length).toBeGreaterThan(3)
    for (const { time } of lips) expect(closed.some((one) => Math.abs(one.time - time) < 0.06)).toBe(true)
  })

  it('refuses what takes too long', () => {
    expect(() => speaker.synthesize('Una frase que dura más.', 'es', { ms: 30_000, seconds: 0.5 })).toThrow(
      SpeechTooLongError,
    )
    expect(() => speaker.synthesize('Una frase que dura más.', 'es', { ms: 0, seconds: 60 })).toThrow('did not finish')
  })
})
