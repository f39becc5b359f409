/** A stretch of silence within a sound, in seconds. */
export interface Pause {
  start: number
  end: number
}

/** Where a sound's speech begins and ends, and the pauses between, in seconds. */
export interface SpokenStretch extends Pause {
  pauses: Pause[]
}

/** Length of a frame whose loudness is measured (seconds). */
const frame = 0.01
/** Shorter silences belong to words (seconds). */
export const shortestPause = 0.12
/** What is this much softer than the loudest frame counts as silence (−38 dB as an amplitude ratio). */
const silence = 0.0126

/** Finds the pauses of speech in samples (mono). All silence is one pause of nothing: start and end are then the same. */
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
