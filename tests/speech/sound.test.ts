import { describe, expect, it } from 'vitest'
import { loudness } from '../../src/speech/loudness.ts'
import { loadMp3Encoder } from '../../src/speech/mp3.ts'
import { mp3Duration, readFrames } from '../../src/speech/mp3-frames.ts'
import { level, targetLoudness } from '../../src/speech/robot-sound.ts'

const rate = 22050
const tone = (seconds: number, amplitude: number, frequency = 997) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / rate),
  )

describe('loudness', () => {
  it('of a full-scale 997 Hz tone is -3.01 LUFS (the reference of BS.1770)', () => {
    expect(loudness(tone(3, 1), rate)).toBeCloseTo(-3.01, 1)
    expect(loudness(tone(3, 0.1), rate)).toBeCloseTo(-23.01, 1)
  })

  it('leaves pauses out and knows silence', () => {
    const paused = new Float32Array(rate * 6)
    paused.set(tone(3, 0.1))
    expect(loudness(paused, rate)).toBeCloseTo(-23, 0)
    expect(loudness(new Float32Array(rate), rate)).toBe(-Infinity)
    expect(loudness(new Float32Array(0), rate)).toBe(-Infinity)
  })

  it('is brought to the target without clipping', () => {
    for (const amplitude of [0.001, 0.05, 0.9]) {
      const levelled = level(tone(2, amplitude), rate)
      expect(loudness(levelled, rate)).toBeCloseTo(targetLoudness, 0)
      expect(Math.max(...levelled)).toBeLessThan(0.9)
    }
    expect(level(new Float32Array(rate), rate).every((sample) => sample === 0)).toBe(true)
  })
})

describe('MP3', () => {
  it.each([0.01, 0.3, 1, 2.34567, 61])('of %d s decodes to exactly that', async (seconds) => {
    const encode = await loadMp3Encoder()
    const samples = tone(seconds, 0.3)
    const mp3 = encode(samples, rate, 48)
    expect(mp3Duration(mp3)).toBeCloseTo(samples.length / rate, 6)
    const frames = readFrames(mp3)
    expect(frames.every((frame) => frame.sampleRate === rate && frame.channels === 1)).toBe(true)
    const last = frames.at(-1)
    expect((last?.offset ?? 0) + (last?.length ?? 0)).toBe(mp3.length)
  })

  it('has no length when it is none', () => {
    expect(mp3Duration(new Uint8Array(100))).toBeUndefined()
    expect(mp3Duration(new Uint8Array(0))).toBeUndefined()
  })
})
