/** Heads and brains, facing right; in frame units. */
import { oval, smooth, capsule, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import type { Sheet } from '../../scene.ts'
import { merged } from './merged-body.ts'

const profilePoints: readonly Point[] = [
  [16, 150],
  [20, 122],
  [9, 98],
  [1, 66],
  [8, 32],
  [33, 8],
  [64, 2],
  [90, 16],
  [102, 42],
  [103, 54],
  [114, 74],
  [108, 80],
  [109, 88],
  [106, 93],
  [107, 100],
  [102, 107],
  [99, 120],
  [84, 124],
  [70, 122],
  [66, 136],
  [68, 150],
]

export function headProfile(sheet: Sheet, x: number, y: number, wide: number, ink: string, side: 1 | -1 = 1): void {
  const s = wide / 114
  const path = smooth(profilePoints.map(([px, py]): Point => [x + (side === 1 ? px : 114 - px) * s, y + py * s]))
  printed(sheet, path, { ink, cover: [0, 0.42], across: [x, y + 20 * s, x + wide, y + 150 * s], outline: 2.6 })
}

const cerebrum: readonly Point[] = [
  [10, 66],
  [4, 46],
  [14, 22],
  [38, 7],
  [68, 4],
  [98, 14],
  [116, 36],
  [118, 56],
  [106, 66],
  [90, 66],
  [86, 78],
  [64, 84],
  [42, 80],
  [26, 76],
]

const folds: readonly (readonly Point[])[] = [
  [
    [14, 38],
    [26, 36],
    [30, 46],
    [22, 54],
  ],
  [
    [20, 64],
    [36, 62],
    [46, 66],
    [56, 62],
  ],
  [
    [34, 14],
    [30, 26],
    [38, 32],
    [34, 46],
    [42, 54],
  ],
  [
    [88, 64],
    [72, 62],
    [58, 54],
    [46, 58],
  ],
  [
    [96, 16],
    [88, 24],
    [94, 34],
    [86, 42],
  ],
  [
    [112, 36],
    [104, 40],
    [108, 50],
    [98, 54],
  ],
  [
    [78, 54],
    [84, 50],
    [92, 56],
  ],
  [
    [60, 76],
    [72, 72],
    [84, 74],
  ],
  [
    [72, 8],
    [78, 18],
    [74, 30],
    [80, 38],
    [74, 46],
  ],
  [
    [46, 22],
    [44, 34],
    [48, 44],
  ],
]

/** Central sulcus from the top down: motor cortex in front, touch behind. */
export const centralSulcus: readonly Point[] = [
  [60, 4],
  [56, 16],
  [62, 26],
  [58, 38],
  [64, 50],
]

/** Upper left corner at (x, y). `inside` draws in coordinates 0 to 120 from back to front, 0 to 85 from the top. */
export function brainSide(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  { ink, lower = sheet.colours.inkB, inside }: { ink: string; lower?: string; inside?: () => void },
): void {
  const s = wide / 120
  placed(sheet, x, y, { grow: s }, () => {
    const weight = 2.4 / s
    merged(sheet, [capsule([46, 74], [54, 116], 15)], {
      ink: lower,
      across: [40, 80, 62, 110],
      pitch: 4.2 / s,
      outline: weight,
    })
    const small = oval(26, 82, 22, 15, 0.2)
    printed(sheet, small, {
      ink: lower,
      cover: [0.1, 0.6],
      shade: 'lines',
      across: [20, 70, 30, 98],
      pitch: 5 / s,
      outline: weight,
    })
    const top = smooth(cerebrum)
    printed(sheet, top, { ink, across: [30, 10, 100, 88], cover: [0, 0.6], pitch: 4.4 / s, outline: weight })
    if (inside) within(sheet, top, inside)
    for (const fold of [...folds, centralSulcus]) outline(sheet, smooth(fold, false), 2 / s, sheet.colours.key)
    outline(sheet, top, weight, sheet.colours.key)
  })
}
