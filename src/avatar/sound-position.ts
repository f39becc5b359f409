export const secondsLeft = (duration: number, at: number) => Math.max(0, duration - at)
