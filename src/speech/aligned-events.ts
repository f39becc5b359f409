import { frameSeconds, melFeatures } from './mel-features.ts'
import { sampleRate, type SpokenCall, type SpokenEvent } from './synthesizer.ts'
import { valueAt, warp } from './time-warp.ts'

/** A sound of any rate. */
export interface Sound {
  samples: Float32Array
  rate: number
}

/** Returns when each event of a clock (a sound with known times) happens in another voice's sound of the same text. */
export function alignedEvents(clock: SpokenCall, heard: Sound): SpokenEvent[] {
  const places = warp(melFeatures(clock.samples, sampleRate), melFeatures(heard.samples, heard.rate))
  const duration = heard.samples.length / heard.rate
  let last = 0
  return clock.events.map((event) => {
    // A frame stands for its middle.
    const frame = valueAt(places, event.time / frameSeconds - 0.5)
    last = Math.max(last, Math.min(duration, (frame + 0.5) * frameSeconds))
    return { ...event, time: last }
  })
}
