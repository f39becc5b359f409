import { faded } from '../../palette.ts'
import { disc } from '../../paths.ts'
import type { Sheet } from '../../scene.ts'

/** Three overlapping discs. `strength`: 0 (dark) to 1. */
export function glow(sheet: Sheet, x: number, y: number, r: number, ink: string, strength = 1): void {
  if (strength <= 0.01) return
  sheet.brush.fillStyle = faded(ink, 0.16 * strength)
  for (const share of [1, 0.72, 0.48]) sheet.brush.fill(disc(x, y, r * share))
}
