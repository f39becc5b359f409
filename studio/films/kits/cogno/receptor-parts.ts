import { polygon, smooth, type Point } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export const receptorWall = { top: 336, bottom: 372 } as const

/** A receptor of two halves with a binding site on top. */
export function receptor(sheet: Sheet, x: number, open: number): void {
  for (const side of [-1, 1]) {
    const gap = 1.5 + 9 * open
    const half = smooth([
      [x + side * (gap + 13), receptorWall.top - 22],
      [x + side * 26, receptorWall.top - 26],
      [x + side * 31, receptorWall.top + 2],
      [x + side * 27, receptorWall.bottom],
      [x + side * 22, receptorWall.bottom + 26],
      [x + side * gap, receptorWall.bottom + 18],
      [x + side * gap, receptorWall.top + 14],
      [x + side * gap, receptorWall.top - 2],
    ])
    printed(sheet, half, { ink: sheet.colours.bio, cover: [0, 0.5] })
  }
}

export function messenger(sheet: Sheet, x: number, y: number, turn: number, half?: 1 | -1): void {
  placed(sheet, x, y, { turn }, () => {
    const whole: Point[] = [
      [0, -15],
      [14, -8],
      [13, 6],
      [0, 18],
      [-13, 6],
      [-14, -8],
    ]
    const points = half ? whole.map(([px, py]): Point => [px * half < 0 ? 0 : px, py]) : whole
    printed(sheet, polygon(points), { ink: sheet.colours.nano, cover: [0, 0.4], pitch: 3.4 })
  })
}
