/** Seconds of listening left at position `at` of a sound, both in seconds of the sound. `rate`: playback rate. */
export const secondsLeft = (duration: number, at: number, rate = 1) => Math.max(0, duration - at) / rate
