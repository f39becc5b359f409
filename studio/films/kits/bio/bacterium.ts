import { wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { outline, placed, rod } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export interface BacteriumLook {
  readonly turn?: number
  readonly ink?: string
  readonly alpha?: number
  /** Constriction before division, 0 to 1. */
  readonly pinch?: number
  readonly whips?: number
  readonly outline?: number
  readonly pitch?: number
  readonly shade?: 'dots' | 'lines' | 'none'
  readonly seed?: number
}

export function bacterium(
  sheet: Sheet,
  [x, y]: Point,
  length: number,
  width: number,
  time: number,
  how: BacteriumLook = {},
): void {
  const ink = how.ink ?? sheet.colours.inkA
  const half = (length - width) / 2
  placed(sheet, x, y, { turn: how.turn ?? 0, alpha: how.alpha ?? 1 }, () => {
    for (let i = 0; i < (how.whips ?? 0); i++) {
      const side = (i - ((how.whips ?? 0) - 1) / 2) * width * 0.35
      const whip = Array.from({ length: 8 }, (_, j): Point => {
        const swing = Math.sin(time * 6 + i * 1.7 - j * 1.1) * width * 0.16 * Math.min(1, j / 2)
        return [-length / 2 - j * width * 0.26, side * (1 + j * 0.12) + swing]
      })
      outline(sheet, smooth(whip, false), Math.max(1.6, width * 0.05), sheet.colours.line)
    }
    const body = {
      shade: how.shade ?? 'dots',
      ...(how.outline !== undefined && { outline: how.outline }),
      ...(how.pitch !== undefined && { pitch: how.pitch }),
    }
    const pinch = how.pinch ?? 0
    if (pinch > 0.02) {
      const apart = half * 0.5 + pinch * width * 0.14
      const inner = half * 0.5 * (1 - pinch) + pinch * (width * 0.14 - half * 0.5 + half * 0.5)
      rod(sheet, [-apart - half * 0.5, 0], [-Math.max(inner * 0.6, width * 0.5 * pinch), 0], width, ink, body)
      rod(sheet, [Math.max(inner * 0.6, width * 0.5 * pinch), 0], [apart + half * 0.5, 0], width, ink, body)
    } else {
      rod(sheet, [-half, 0], [half, wander(time, how.seed ?? 3, 0.3) * width * 0.05], width, ink, body)
    }
  })
}
