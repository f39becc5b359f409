import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoTopics } from '../../../src/content/video-script.ts'
import { loudness } from '../../../src/speech/loudness.ts'
import { asWav, layVoice, mixSound } from '../../films/mix.ts'
import { makeSoundBed } from '../../films/sound-bed.ts'
import type { Film } from '../../films/timeline.ts'

const rate = 8000

/** Four seconds of intermittent tones at the voice's level. */
function voiceOf(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, i) => {
    const time = i / rate
    return 0.3 * Math.sin(2 * Math.PI * 240 * time) * (Math.sin(2 * Math.PI * 3 * time) > -0.6 ? 1 : 0)
  })
}

const film = {
  topic: 'biotechnology',
  duration: 12,
  beats: [{ speaks: 1 }, { speaks: 6.5 }],
} as unknown as Film
const spoken = [{ samples: voiceOf(4) }, { samples: voiceOf(4) }]

describe('the sound bed', () => {
  it('is the same every time for a film, and another one for another film', () => {
    const bed = makeSoundBed('nanotechnology', 7, 3, rate)
    expect(makeSoundBed('nanotechnology', 7, 3, rate)).toEqual(bed)
    expect(makeSoundBed('nanotechnology', 8, 3, rate)).not.toEqual(bed)
    expect(makeSoundBed('infotechnology', 7, 3, rate)).not.toEqual(bed)
  })

  it('is never silent, never too loud, for any film', () => {
    fc.assert(
      fc.property(fc.constantFrom(...videoTopics), fc.integer({ min: 0, max: 0xffffffff }), (topic, seed) => {
        const bed = makeSoundBed(topic, seed, 6, rate)
        expect(bed.every((sample) => Math.abs(sample) < 1)).toBe(true)
        expect(loudness(bed, rate)).toBeGreaterThan(-40)
      }),
      { numRuns: 12 },
    )
  })
})

describe('the mix', () => {
  const mixed = mixSound(film, spoken, 3, rate)

  it('is as loud as all of the site and as long as the film', () => {
    expect(mixed).toHaveLength(film.duration * rate)
    expect(loudness(mixed, rate)).toBeGreaterThan(-16.6)
    expect(loudness(mixed, rate)).toBeLessThan(-15.4)
    expect(mixed.every((sample) => Math.abs(sample) <= 0.85)).toBe(true)
  })

  it('keeps the bed well below the voice while it speaks, and lets it rise in pauses', () => {
    const voice = layVoice(film, spoken, rate)
    const scale = level(mixed, 2, 4.5) / level(voice, 2, 4.5)
    const bed = mixed.map((sample, i) => sample - (voice[i] ?? 0) * scale)
    const apart = (from: number, to: number) => 20 * Math.log10((level(voice, 2, 4.5) * scale) / level(bed, from, to))
    expect(apart(2, 4.5)).toBeGreaterThan(15)
    expect(apart(5.4, 6.2)).toBeGreaterThan(6)
    expect(apart(5.6, 6.2)).toBeLessThan(apart(2, 4.5))
  })

  it('begins and ends in silence', () => {
    expect(Math.abs(mixed[0] ?? 1)).toBeLessThan(0.001)
    expect(Math.abs(mixed.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  it('is a WAV file', () => {
    const wav = asWav(Float32Array.of(0, 1, -1, 2), rate)
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
    expect([0, 1, 2, 3].map((i) => wav.readInt16LE(44 + 2 * i))).toEqual([0, 32767, -32767, 32767])
  })
})

function level(sound: Float32Array, from: number, to: number): number {
  const part = sound.subarray(from * rate, to * rate)
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
}
