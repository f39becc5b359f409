/** False with reduced motion or data saving, and on the server. */
export function mayAutoplay(): boolean {
  if (typeof window === 'undefined' || typeof matchMedia !== 'function') return false
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const asksForLess = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  return !asksForLess && connection?.saveData !== true
}
