import { tracePoints } from '../../paths.ts'
import { outline } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** A tick as a path, because the font has none. `r`: half its width. */
export function tick(sheet: Sheet, x: number, y: number, r: number, ink: string): void {
  if (r < 1) return
  const way = tracePoints([
    [x - r, y],
    [x - r * 0.3, y + r * 0.75],
    [x + r, y - r * 0.8],
  ])
  outline(sheet, way, r * 0.52 + 3, sheet.colours.key)
  outline(sheet, way, r * 0.52, ink)
}

export function cross(sheet: Sheet, x: number, y: number, r: number, ink: string): void {
  if (r < 1) return
  const ways = [1, -1].map((side) =>
    tracePoints([
      [x - r * 0.8, y - r * 0.8 * side],
      [x + r * 0.8, y + r * 0.8 * side],
    ]),
  )
  for (const way of ways) outline(sheet, way, r * 0.52 + 3, sheet.colours.key)
  for (const way of ways) outline(sheet, way, r * 0.52, ink)
}

/** An operator as a path, larger than the font's. `r`: half its width. */
export function sign(sheet: Sheet, which: '+' | '×' | '=', x: number, y: number, r: number, ink: string): void {
  if (r < 1) return
  const bars: Readonly<Record<typeof which, readonly (readonly [number, number, number, number])[]>> = {
    '+': [
      [-1, 0, 1, 0],
      [0, -1, 0, 1],
    ],
    '×': [
      [-0.75, -0.75, 0.75, 0.75],
      [-0.75, 0.75, 0.75, -0.75],
    ],
    '=': [
      [-1, -0.42, 1, -0.42],
      [-1, 0.42, 1, 0.42],
    ],
  }
  for (const [x1, y1, x2, y2] of bars[which])
    outline(
      sheet,
      tracePoints([
        [x + x1 * r, y + y1 * r],
        [x + x2 * r, y + y2 * r],
      ]),
      r * 0.48,
      ink,
    )
}
