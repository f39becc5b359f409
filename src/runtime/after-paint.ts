/** Calls back so many ms after the next frame has been handed over to be painted: at once after it by default. */
export function afterPaint(act: () => void, ms?: number): void {
  requestAnimationFrame(() => setTimeout(act, ms))
}
