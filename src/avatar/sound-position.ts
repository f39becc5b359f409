/** Seconds left from a position; 0 after the end. */
export const secondsLeft = (duration: number, at: number) => Math.max(0, duration - at)
