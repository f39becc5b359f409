/** Calls back a number of ms after the next frame is submitted; 0 by default. */
export function afterPaint(act: () => void, ms?: number): void {
  requestAnimationFrame(() => setTimeout(act, ms))
}
