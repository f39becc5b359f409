import { tracePoints } from '../../paths.ts'
import { outline } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Larger than the font's. `size`: half the width. */
export function chargeSign(sheet: Sheet, x: number, y: number, size: number, positive: boolean, ink: string): void {
  const bar = tracePoints([
    [x - size, y],
    [x + size, y],
  ])
  outline(sheet, bar, size * 0.55, ink)
  if (!positive) return
  const upright = tracePoints([
    [x, y - size],
    [x, y + size],
  ])
  outline(sheet, upright, size * 0.55, ink)
}
