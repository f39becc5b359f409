import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { createEmbeddedVoice } from '../../src/speech/embedded-voice.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { loudness } from '../../src/speech/loudness.ts'
import { mp3Duration } from '../../src/speech/mp3-frames.ts'
import { soundLikeZed } from '../../src/speech/robot-sound.ts'
import { makeSpeech } from '../../src/speech/speech.ts'
import { sampleRate } from '../../src/speech/synthesizer.ts'
import { decodeMp3 } from './decoded-mp3.ts'

const voice = createEmbeddedVoice({ workerFile: new URL('../../src/speech/voice.worker.ts', import.meta.url) })
afterAll(() => voice.close())

const texts: [Language, string][] = [
  ['es', '¡Hola! Soy Zed. Una hélice de ADN mide 2 nm; un cabello, 80.000. ¿Qué te parece?'],
  ['en', 'Hi! I am Zed 🤖. A helix of DNA is 2 nm wide, a hair 80,000. What do you think?'],
]

describe('the embedded voice', () => {
  it.each(texts)('%s: says a text with exact length, words and mouth shapes inside it', async (language, text) => {
    const { mp3, duration, words, visemes } = await voice.speak(text, language)
    expect(Math.abs((mp3Duration(mp3) ?? 0) - duration)).toBeLessThan(0.02)
    expect(duration).toBeGreaterThan(4)
    expect(words.map((word) => word.text)).toEqual(text.match(/[\p{L}\d][\p{L}\d.,]*(?<![.,])/gu))
    for (const word of words) expect(text.slice(word.from, word.to)).toBe(word.text)
    for (const list of [words.map((word) => word.start), visemes.map((viseme) => viseme.time)]) {
      expect(list.every((time, at) => time >= (list[at - 1] ?? 0))).toBe(true)
      expect(list.at(-1)).toBeLessThanOrEqual(duration)
    }
    expect(words.every((word) => word.end > word.start && word.end <= duration)).toBe(true)
    expect(new Set(visemes.map((viseme) => viseme.viseme)).size).toBeGreaterThan(7)
    expect(visemes[0]).toEqual({ time: 0, viseme: 'sil', weight: 0 })
    expect(visemes.at(-1)?.viseme).toBe('sil')
  })

  it('says the same text the same way, whatever it said before', async () => {
    const first = await voice.speak('Una nanopartícula.', 'es')
    await voice.speak('Something else entirely.', 'en')
    const second = await voice.speak('Una nanopartícula.', 'es')
    expect(Buffer.compare(first.mp3, second.mp3)).toBe(0)
    expect(second.words).toEqual(first.words)
  })

  it('makes a short silence of a text without words', async () => {
    const { duration, words } = await voice.speak('… 🎉 —', 'es')
    expect(words).toEqual([])
    expect(duration).toBeGreaterThan(0)
    expect(duration).toBeLessThan(1)
  })

  it.each(texts)(
    '%s: is as loud as it should be where it speaks, and silent where it does not',
    async (language, text) => {
      const speaker = { synthesize: await loadEspeak(), finish: soundLikeZed }
      let sound = new Float32Array(0)
      const encodeMp3 = (samples: Float32Array) => {
        sound = new Float32Array(samples)
        return new Uint8Array(0)
      }
      const { words } = makeSpeech(text, language, { speaker, encodeMp3, limits: { sentenceMs: 5000, seconds: 60 } })
      expect(loudness(sound, sampleRate)).toBeCloseTo(-16, 0)
      const level = (start: number, end: number) => {
        const part = sound.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate))
        return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
      }
      for (const word of words) expect(level(word.start, word.end)).toBeGreaterThan(0.01)
      const [hello, next] = words
      expect((next?.start ?? 0) - (hello?.end ?? 0)).toBeGreaterThan(0.25)
      expect(level((hello?.end ?? 0) + 0.12, (next?.start ?? 0) - 0.02)).toBeLessThan(0.01)
    },
  )

  it('stops between two sentences when nobody waits any more, and says the next text', async () => {
    const client = new AbortController()
    const long = voice.speak('Una frase larga que nadie espera. '.repeat(50), 'es', client.signal)
    setTimeout(() => client.abort(new Error('gone')), 50)
    await expect(long).rejects.toThrow('gone')
    await expect(voice.speak('Hola.', 'es')).resolves.toMatchObject({ duration: expect.any(Number) })
  })

  it('refuses what would take too long to say', async () => {
    const brief = createEmbeddedVoice({
      workerFile: new URL('../../src/speech/voice.worker.ts', import.meta.url),
      limits: { seconds: 2 },
    })
    await expect(brief.speak('Una frase que dura bastante más de dos segundos, seguro.', 'es')).rejects.toMatchObject({
      name: 'VoiceError',
      reason: 'too-long',
    })
    await brief.close()
  })

  it('says a row of one sign once, so that no sentence becomes too long by its signs', async () => {
    const { words } = await voice.speak('≈'.repeat(38), 'es')
    expect(words.map(({ text }) => text)).toEqual(['≈'.repeat(38)])
    await expect(voice.speak('≈≤'.repeat(150), 'es')).resolves.toHaveProperty('mp3')
  })

  it('decodes to its duration, as loud as it should be', async () => {
    const { mp3, duration } = await voice.speak('Hola, soy Zed y esto es una prueba.', 'es')
    const { samples, sampleRate: rate } = await decodeMp3(mp3)
    expect(rate).toBe(sampleRate)
    expect(Math.abs(samples.length / sampleRate - duration)).toBeLessThan(0.02)
    expect(loudness(samples, sampleRate)).toBeCloseTo(-16, 0)
  })
})

describe('a voice thread in trouble', () => {
  it.each(['hang', 'crash', 'fail'])('%s: the text is refused and the next one is said', async (trouble) => {
    const troubled = createEmbeddedVoice({
      workerFile: new URL('fixtures/troubled.worker.ts', import.meta.url),
      startMs: 1500,
      limits: { sentenceMs: 100 },
    })
    await troubled.speak('hello', 'en')
    await expect(troubled.speak(trouble, 'en')).rejects.toMatchObject({ name: 'VoiceError', reason: 'unavailable' })
    await expect(troubled.speak('hello', 'en')).resolves.toMatchObject({ duration: 1 })
    await troubled.close()
  })

  it('refuses everything without a worker file', async () => {
    const missing = createEmbeddedVoice({ workerFile: '/nowhere/voice.worker.js', startMs: 300 })
    await expect(missing.speak('hello', 'en')).rejects.toMatchObject({ reason: 'unavailable' })
    await missing.close()
  })
})
