interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  let z1 = 0
  let z2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    samples[i] = y
  }
  return samples
}

// K-weighting filters of ITU-R BS.1770-4 as analog prototypes, for any sample rate.
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function rumble(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** Returns integrated loudness in LUFS (ITU-R BS.1770-4, gated); -Infinity for silence. */
export function loudness(samples: Float32Array, rate: number): number {
  const weighted = filter(filter(samples.slice(), shelf(rate)), rumble(rate))
  const block = Math.min(weighted.length, Math.round(rate * 0.4))
  const step = Math.max(1, Math.round(rate * 0.1))
  const powers: number[] = []
  if (block === 0) return -Infinity
  for (let start = 0; start + block <= weighted.length; start += step) {
    let sum = 0
    for (let i = start; i < start + block; i++) sum += (weighted[i] ?? 0) ** 2
    powers.push(sum / block)
  }
  const audible = powers.filter((power) => toLufs(power) > -70)
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
