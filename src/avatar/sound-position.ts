/** How much (seconds) of a sound is left from a position; none where it is past its end. */
export const secondsLeft = (duration: number, at: number) => Math.max(0, duration - at)
