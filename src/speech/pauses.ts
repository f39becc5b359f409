export interface Pause {
  start: number
  end: number
}

export interface SpokenStretch extends Pause {
  pauses: Pause[]
}

/** Analysis frame in seconds. */
const frame = 0.01
/** Minimum pause in seconds. */
export const shortestPause = 0.12
/** Silence threshold relative to the loudest frame: −38 dB. */
const silence = 0.0126

/** Finds pauses in mono samples. For silence, start equals end. */
export function findPauses(samples: Float32Array, sampleRate: number): SpokenStretch {
  const size = Math.max(1, Math.round(frame * sampleRate))
  const loudness: number[] = []
  for (let at = 0; at < samples.length; at += size) {
    let sum = 0
    const end = Math.min(samples.length, at + size)
    for (let sample = at; sample < end; sample += 1) sum += (samples[sample] ?? 0) ** 2
    loudness.push(Math.sqrt(sum / (end - at)))
  }
  const least = silence * loudness.reduce((most, one) => Math.max(most, one), 0)
  const first = loudness.findIndex((one) => one > least)
  const last = loudness.findLastIndex((one) => one > least)
  if (first < 0) return { start: 0, end: 0, pauses: [] }
  const pauses: Pause[] = []
  let began: number | undefined
  for (let at = first; at <= last; at += 1) {
    if ((loudness[at] ?? 0) <= least) began ??= at
    else if (began !== undefined) {
      if ((at - began) * frame >= shortestPause) pauses.push({ start: began * frame, end: at * frame })
      began = undefined
    }
  }
  return { start: first * frame, end: (last + 1) * frame, pauses }
}
