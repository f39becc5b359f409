import { tracePoints } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** `size`: width in units. */
export function sign(sheet: Sheet, isPlus: boolean, x: number, y: number, size: number, ink: string): void {
  const half = size / 2
  const bar = [
    [x - half, y],
    [x + half, y],
  ] as const
  outline(sheet, tracePoints(bar), size * 0.3, ink)
  if (!isPlus) return
  outline(
    sheet,
    tracePoints([
      [x, y - half],
      [x, y + half],
    ]),
    size * 0.3,
    ink,
  )
}

export function positiveIon(sheet: Sheet, x: number, y: number, r: number, ink: string): void {
  if (r < 1) return
  ball(sheet, x, y, r, ink, { glint: false, shade: 'none' })
  sign(sheet, true, x, y, r * 0.95, sheet.colours.key)
}
