import FFT from 'fft.js'
import { resample } from './resample.ts'

/** What is heard in each frame of a sound: `values` holds `featureCount` numbers per frame. */
export interface Features {
  count: number
  values: Float32Array
}

/** Seconds between frames. */
export const frameSeconds = 0.01

const rate = 16_000
const hop = rate * frameSeconds
const windowSize = 400
const transformSize = 512
const bands = 26
const cepstra = 12
/** Mel-cepstral coefficients 1 to 12, and the level. */
export const featureCount = cepstra + 1
/** Level of silence relative to the loudest frame, as a natural logarithm of power: −55 dB. */
const silence = Math.log(10 ** -5.5)
const preEmphasis = 0.97

const fft = new FFT(transformSize)
const hann = Float32Array.from({ length: windowSize }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / windowSize))
const filters = melFilters(80, 7200)
const cosines = Float32Array.from({ length: cepstra * bands }, (_, i) =>
  Math.cos((Math.PI * (Math.floor(i / bands) + 1) * ((i % bands) + 0.5)) / bands),
)

/**
 * Mel-frequency cepstral coefficients after Davis and Mermelstein (1980), normalized over the speech in the sound, so that
 * different voices saying the same resemble each other.
 */
export function melFeatures(samples: Float32Array, sampleRate: number): Features {
  const sound = resample(samples, sampleRate, rate)
  const count = Math.max(1, Math.floor(sound.length / hop))
  const logs = new Float32Array(count * bands)
  const levels = new Float32Array(count)
  const frame = new Float32Array(transformSize)
  const spectrum = fft.createComplexArray()
  for (let at = 0; at < count; at++) {
    const start = at * hop + (hop - windowSize) / 2
    for (let i = 0; i < windowSize; i++)
      frame[i] = (hann[i] ?? 0) * ((sound[start + i] ?? 0) - preEmphasis * (sound[start + i - 1] ?? 0))
    fft.realTransform(spectrum, frame)
    let total = 0
    for (let band = 0; band < bands; band++) {
      const { first, weights } = filters[band]!
      let power = 0
      for (let k = 0; k < weights.length; k++) {
        const [real = 0, imaginary = 0] = [spectrum[2 * (first + k)], spectrum[2 * (first + k) + 1]]
        power += (weights[k] ?? 0) * (real * real + imaginary * imaginary)
      }
      logs[at * bands + band] = power
      total += power
    }
    levels[at] = total
  }
  const floor = levels.reduce((most, one) => Math.max(most, one), 1e-12) * Math.exp(silence)
  for (let i = 0; i < logs.length; i++) logs[i] = Math.log((logs[i] ?? 0) + floor / bands)
  const values = new Float32Array(count * featureCount)
  for (let at = 0; at < count; at++) {
    for (let c = 0; c < cepstra; c++) {
      let sum = 0
      for (let band = 0; band < bands; band++) sum += (cosines[c * bands + band] ?? 0) * (logs[at * bands + band] ?? 0)
      values[at * featureCount + c] = sum
    }
    values[at * featureCount + cepstra] = Math.log((levels[at] ?? 0) + floor)
  }
  normalize(values, (at) => (levels[at] ?? 0) > 10 * floor)
  return { count, values }
}

function normalize(values: Float32Array, isSpeech: (frame: number) => boolean): void {
  const count = values.length / featureCount
  for (let feature = 0; feature < featureCount; feature++) {
    let [n, sum, squares] = [0, 0, 0]
    for (let at = 0; at < count; at++) {
      if (!isSpeech(at)) continue
      const value = values[at * featureCount + feature] ?? 0
      n += 1
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, n)
    const deviation = Math.sqrt(Math.max(1e-6, squares / Math.max(1, n) - mean * mean))
    for (let i = feature; i < values.length; i += featureCount) values[i] = ((values[i] ?? 0) - mean) / deviation
  }
}

/** Triangular filters, evenly spaced on the mel scale (O'Shaughnessy, 1987). */
function melFilters(lowest: number, highest: number): { first: number; weights: Float32Array }[] {
  const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
  const toBin = (mel: number) => ((700 * (10 ** (mel / 2595) - 1)) / rate) * transformSize
  const [from, to] = [toMel(lowest), toMel(highest)]
  const edge = (at: number) => toBin(from + ((to - from) * at) / (bands + 1))
  return Array.from({ length: bands }, (_, band) => {
    const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)]
    const first = Math.ceil(low)
    const weights = Float32Array.from({ length: Math.floor(high) - first + 1 }, (_unused, k) => {
      const bin = first + k
      return Math.max(0, bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle))
    })
    return { first, weights }
  })
}
