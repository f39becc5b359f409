/** Zero crossings of the sinc on each side. */
const crossings = 12

/** Changes the sample rate: J. O. Smith, "Digital Audio Resampling" (windowed sinc, Hann window). */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const ratio = from / to
  const cutoff = Math.min(1, to / from)
  const reach = crossings / cutoff
  const resampled = new Float32Array(Math.floor(samples.length / ratio))
  const kernels = new Map<number, Float32Array>()
  for (let i = 0; i < resampled.length; i++) {
    const at = i * ratio
    const first = Math.ceil(at - reach)
    // Fractions repeat: with 17,640 → 22,050 Hz there are five.
    const phase = Math.round((first - at + reach) * 1024)
    let kernel = kernels.get(phase)
    if (!kernel) kernels.set(phase, (kernel = kernelAt(phase / 1024 - reach, reach, cutoff)))
    let sum = 0
    for (let k = 0; k < kernel.length; k++) sum += (kernel[k] ?? 0) * (samples[first + k] ?? 0)
    resampled[i] = sum
  }
  return resampled
}

function kernelAt(start: number, reach: number, cutoff: number): Float32Array {
  return Float32Array.from({ length: Math.floor(2 * reach) }, (_, k) => {
    const x = start + k
    if (Math.abs(x) >= reach) return 0
    const angle = Math.PI * x * cutoff
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle
    return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach))
  })
}
