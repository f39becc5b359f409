/** Zed's voice over background sound, which is lowered while he speaks. */
import { loudness } from '../../src/speech/loudness.ts'
import { level } from '../../src/speech/robot-sound.ts'
import { makeSoundBed } from './sound-bed.ts'
import type { Film } from './timeline.ts'

/** Level of the background below the voice in LU, and its increase in pauses. */
const below = 19
const rise = 7
/** Fade times in seconds. */
const fades = { in: 0.25, out: 1.1 } as const

export function layVoice(film: Film, spoken: readonly { samples: Float32Array }[], rate: number): Float32Array {
  const voice = new Float32Array(Math.ceil(film.duration * rate))
  for (const [i, { samples }] of spoken.entries()) voice.set(samples, Math.round((film.beats[i]?.speaks ?? 0) * rate))
  return voice
}

/** Envelope of the voice: 1 during speech, 0 in pauses, smoothed so that changes aren't audible. */
function presence(voice: Float32Array, rate: number): Float32Array {
  const result = new Float32Array(voice.length)
  const ahead = Math.round(0.12 * rate)
  const [up, down] = [1 / (0.1 * rate), 1 / (0.55 * rate)]
  let peak = 0
  let share = 0
  for (let i = 0; i < voice.length; i++) {
    // Looks ahead, so that the background is already low when speech starts.
    peak = Math.max(Math.abs(voice[i + ahead] ?? 0), peak * (1 - 1 / (0.12 * rate)))
    share = peak > 0.02 ? Math.min(1, share + up) : Math.max(0, share - down)
    result[i] = share
  }
  return result
}

/** At the voice's sample rate, with normalized loudness. */
export function mixSound(
  film: Film,
  spoken: readonly { samples: Float32Array }[],
  seed: number,
  rate: number,
): Float32Array {
  const voice = layVoice(film, spoken, rate)
  const bed = makeSoundBed(film.topic, seed, film.duration, rate)
  const gain = 10 ** ((loudness(voice, rate) - below - loudness(bed, rate)) / 20)
  const there = presence(voice, rate)
  const open = 10 ** (rise / 20)
  const sound = new Float32Array(voice.length)
  for (let i = 0; i < sound.length; i++) {
    const lift = open + (1 - open) * (there[i] ?? 0)
    const time = i / rate
    const fade = Math.min(1, time / fades.in, (film.duration - time) / fades.out)
    sound[i] = (voice[i] ?? 0) + (bed[i] ?? 0) * gain * lift * Math.sin((Math.max(0, fade) * Math.PI) / 2)
  }
  return level(sound, rate)
}

export function asWav(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [i, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32767), 44 + i * 2)
  return file
}
