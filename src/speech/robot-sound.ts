import { filter, loudness } from './loudness.ts'

/** Target loudness in LUFS. */
export const targetLoudness = -16

/** Applies Zed's sound (bright, small, metallic) in place without delay, then levels it. */
export function soundLikeZed(samples: Float32Array, rate: number): Float32Array {
  filter(samples, highPass(140, Math.SQRT1_2, rate))
  filter(samples, peak(2800, 4, 1, rate))
  filter(samples, highShelf(4500, 3, rate))
  ring(samples, 55, 0.08, rate)
  comb(samples, 0.0065, 0.16, rate)
  chorus(samples, 0.011, 0.22, rate)
  return level(samples, rate)
}

/** Sound of a voice that is clear by itself: rumble out, a little brighter, no metal. */
export function clearAndBright(samples: Float32Array, rate: number): Float32Array {
  filter(samples, highPass(110, Math.SQRT1_2, rate))
  filter(samples, highShelf(4500, 2, rate))
  return level(samples, rate)
}

export function level(samples: Float32Array, rate: number): Float32Array {
  // Limiting lowers loudness: repeat.
  for (let round = 0; round < 3; round++) {
    const now = loudness(samples, rate)
    if (!Number.isFinite(now) || Math.abs(targetLoudness - now) < 0.1) return samples
    const gain = 10 ** ((targetLoudness - now) / 20)
    for (let i = 0; i < samples.length; i++) samples[i] = soften((samples[i] ?? 0) * gain)
  }
  return samples
}

const knee = 0.6
const ceiling = 0.84

/** Soft limit: linear to the knee, then toward -1.5 dBFS. */
function soften(sample: number): number {
  const size = Math.abs(sample)
  if (size <= knee) return sample
  return Math.sign(sample) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)))
}

// Filters after R. Bristow-Johnson, Audio EQ Cookbook.
function highPass(frequency: number, q: number, rate: number) {
  const w = (2 * Math.PI * frequency) / rate
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha
  const b = (1 + Math.cos(w)) / 2 / a0
  return { b0: b, b1: -2 * b, b2: b, a1: (-2 * Math.cos(w)) / a0, a2: (1 - alpha) / a0 }
}

function peak(frequency: number, decibels: number, q: number, rate: number) {
  const w = (2 * Math.PI * frequency) / rate
  const amplitude = 10 ** (decibels / 40)
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha / amplitude
  return {
    b0: (1 + alpha * amplitude) / a0,
    b1: (-2 * Math.cos(w)) / a0,
    b2: (1 - alpha * amplitude) / a0,
    a1: (-2 * Math.cos(w)) / a0,
    a2: (1 - alpha / amplitude) / a0,
  }
}

function highShelf(frequency: number, decibels: number, rate: number) {
  const w = (2 * Math.PI * frequency) / rate
  const cos = Math.cos(w)
  const amplitude = 10 ** (decibels / 40)
  const beta = 2 * Math.sqrt(amplitude) * (Math.sin(w) / Math.SQRT2)
  const a0 = amplitude + 1 - (amplitude - 1) * cos + beta
  return {
    b0: (amplitude * (amplitude + 1 + (amplitude - 1) * cos + beta)) / a0,
    b1: (-2 * amplitude * (amplitude - 1 + (amplitude + 1) * cos)) / a0,
    b2: (amplitude * (amplitude + 1 + (amplitude - 1) * cos - beta)) / a0,
    a1: (2 * (amplitude - 1 - (amplitude + 1) * cos)) / a0,
    a2: (amplitude + 1 - (amplitude - 1) * cos - beta) / a0,
  }
}

function ring(samples: Float32Array, frequency: number, share: number, rate: number) {
  for (let i = 0; i < samples.length; i++) {
    const carrier = Math.sin((2 * Math.PI * frequency * i) / rate)
    samples[i] = (samples[i] ?? 0) * (1 - share + share * carrier * 2)
  }
}

function comb(samples: Float32Array, delay: number, share: number, rate: number) {
  const lag = Math.round(delay * rate)
  for (let i = samples.length - 1; i >= lag; i--) samples[i] = (samples[i] ?? 0) + share * (samples[i - lag] ?? 0)
}

function chorus(samples: Float32Array, delay: number, share: number, rate: number) {
  for (let i = samples.length - 1; i >= 0; i--) {
    const lag = (delay + 0.002 * Math.sin((2 * Math.PI * 0.9 * i) / rate)) * rate
    const at = i - lag
    if (at < 1) continue
    const whole = Math.floor(at)
    const part = at - whole
    const delayed = (samples[whole] ?? 0) * (1 - part) + (samples[whole + 1] ?? 0) * part
    samples[i] = (samples[i] ?? 0) * (1 - share / 2) + share * delayed
  }
}
