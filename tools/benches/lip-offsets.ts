import FFT from 'fft.js'

const step = 0.005
const windowSize = 512
/** The voice's own mouth is heard here (Hz): below it a closed mouth hums, above it teeth hiss. */
const band = { from: 400, to: 3500 }
const furthest = 0.2

/** Returns the amplitude of the vowels' band at a time in seconds. */
export function loudnessOf(samples: Float32Array, rate: number): (time: number) => number {
  const fft = new FFT(windowSize)
  const spectrum = fft.createComplexArray()
  const frame = new Float32Array(windowSize)
  const [first, last] = [band.from, band.to].map((hertz) => Math.round((hertz / rate) * windowSize)) as [number, number]
  const values = Float32Array.from({ length: Math.ceil(samples.length / rate / step) + 1 }, (_, at) => {
    const start = Math.round(at * step * rate) - windowSize / 2
    for (let i = 0; i < windowSize; i++)
      frame[i] = (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / windowSize)) * (samples[start + i] ?? 0)
    fft.realTransform(spectrum, frame)
    let power = 0
    for (let bin = first; bin <= last; bin++) power += (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2
    return Math.sqrt(power)
  })
  return (time) => {
    const at = Math.max(0, Math.min(values.length - 1, time / step))
    const before = Math.floor(at)
    const from = values[before] ?? 0
    return from + (at - before) * ((values[before + 1] ?? from) - from)
  }
}

/** Seconds by which one curve is later than the other: where they resemble each other most (cross-correlation). */
export function lag(one: (time: number) => number, other: (time: number) => number, length: number): number {
  const times = Array.from({ length: Math.floor(length / step) }, (_, at) => at * step)
  const still = centred(times.map(other))
  let best = { value: -Infinity, shift: 0 }
  for (let shift = -furthest; shift <= furthest + 1e-9; shift += 0.001) {
    const moved = centred(times.map((time) => one(time + shift)))
    const value = moved.reduce((sum, amount, at) => sum + amount * (still[at] ?? 0), 0)
    if (value > best.value) best = { value, shift }
  }
  return best.shift
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const size = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0))
  return values.map((value) => (value - mean) / size)
}

interface Span {
  from: number
  to: number
}

/** Seconds by which the mouth's closures are later than the sound's, where both are there. */
export function closureOffsets(
  spans: readonly Span[],
  mouth: (time: number) => number,
  loudness: (time: number) => number,
): number[] {
  return spans.flatMap((span) => {
    const [seen, heard] = [middleOfDip(mouth, span), middleOfDip(loudness, span)]
    return seen === null || heard === null ? [] : [seen - heard]
  })
}

const around = 0.06

/** Middle of the time that a curve spends in the lowest fifth of its range around a span; null where it has no dip there. */
function middleOfDip(curve: (time: number) => number, { from, to }: Span): number | null {
  const times = Array.from(
    { length: Math.round((to - from + 2 * around) / 0.001) },
    (_, at) => from - around + at * 0.001,
  )
  const values = times.map(curve)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const bottom = values.indexOf(least)
  const bound = least + 0.2 * (most - least)
  if (bottom === 0 || bottom === values.length - 1 || most === least) return null
  let [first, last] = [bottom, bottom]
  while (first > 0 && (values[first - 1] ?? Infinity) <= bound) first -= 1
  while (last < values.length - 1 && (values[last + 1] ?? Infinity) <= bound) last += 1
  // A dip that reaches the edge belongs to a pause.
  if (first === 0 || last === values.length - 1) return null
  return ((times[first] ?? 0) + (times[last] ?? 0)) / 2
}
