import type { Point } from '../../paths.ts'

/** Positions in units: end of the sending cell, start of the receiving one. */
export const shore = { upper: 384, lower: 420 } as const
export const docks = [88, 134, 180, 226, 272] as const

/** The sending terminal, from the cut fiber to its membrane. */
export function bouton(cut: number): readonly Point[] {
  return [
    [152, cut],
    [150, Math.max(cut + 8, 176)],
    [132, 232],
    [70, 268],
    [34, 326],
    [42, 376],
    [90, 384],
    [180, 384],
    [270, 384],
    [318, 376],
    [326, 326],
    [290, 268],
    [228, 232],
    [210, Math.max(cut + 8, 176)],
    [208, cut],
  ]
}

export const spineHead: readonly Point[] = [
  [60, 420],
  [180, 420],
  [300, 420],
  [326, 436],
  [306, 472],
  [236, 500],
  [216, 560],
  [226, 1100],
  [134, 1100],
  [144, 560],
  [124, 500],
  [54, 472],
  [34, 436],
]
