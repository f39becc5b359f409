import { frameSeconds, melFeatures } from './mel-features.ts'
import { valueAt, warp } from './time-warp.ts'

/** A sound of any rate. */
export interface Sound {
  samples: Float32Array
  rate: number
}

/**
 * Lays a clock (a sound with known times) upon another voice's sound of the same text. Returns what tells the other's time for one
 * of the clock's, in seconds, ascending.
 */
export function align(clock: Sound, heard: Sound): (time: number) => number {
  const places = warp(melFeatures(clock.samples, clock.rate), melFeatures(heard.samples, heard.rate))
  const duration = heard.samples.length / heard.rate
  return (time) => {
    // A frame stands for its middle.
    const frame = valueAt(places, time / frameSeconds - 0.5)
    return Math.min(duration, (frame + 0.5) * frameSeconds)
  }
}
