import { lerp } from '../../motion.ts'
import { polygon, smooth, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export interface PhageLook {
  readonly head?: string
  readonly tail?: string
  readonly legs?: string
  /** Contraction of the tail, 0 to 1. */
  readonly contraction?: number
  /** Share of the DNA that is still in the head, 0 to 1. */
  readonly full?: number
  readonly turn?: number
  readonly alpha?: number
  readonly swing?: number
  readonly plain?: boolean
}

/** A T4 phage that stands at (x, y). `size`: 1 is 200 units high. */
export function phage(sheet: Sheet, x: number, y: number, size: number, how: PhageLook = {}): void {
  const { colours } = sheet
  const contraction = how.contraction ?? 0
  const tail = lerp(72, 38, contraction)
  const lift = lerp(34, 12, contraction)
  const [head, shaft, legs] = [how.head ?? colours.inkA, how.tail ?? colours.stock, how.legs ?? colours.line]
  placed(sheet, x, y, { grow: size, turn: how.turn ?? 0, alpha: how.alpha ?? 1 }, () => {
    const plate = -lift
    for (const [i, reach] of [-92, -58, 58, 92].entries()) {
      const knee: Point = [reach * 0.62, plate - lerp(54, 40, contraction) - Math.abs(reach) * 0.16]
      const leg: Point[] = [[0, plate - 4], knee, [reach + (how.swing ?? 0) * 40 * (i % 2 ? 1 : -1), 0]]
      outline(sheet, pathOf(leg), how.plain ? 9 : 8, colours.key)
      outline(sheet, pathOf(leg), how.plain ? 5 : 3.8, legs)
    }
    const topOfTail = plate - tail
    card(sheet, -5, plate - tail, 10, tail + lift * 0.9 + 2, {
      ink: colours.stock,
      shade: 'none',
      outline: how.plain ? 4 : 2,
    })
    card(sheet, lerp(-13, -17, contraction), topOfTail, lerp(26, 34, contraction), tail, {
      ink: shaft,
      shade: how.plain ? 'none' : 'dots',
      outline: how.plain ? 4 : 2.4,
      round: 3,
    })
    if (!how.plain) {
      const stripes = new Path2D()
      const half = lerp(13, 17, contraction)
      for (let i = 1; i < 8; i++) {
        const at = topOfTail + (tail * i) / 8
        stripes.moveTo(-half, at)
        stripes.quadraticCurveTo(0, at + 5, half, at)
      }
      outline(sheet, stripes, 1.8, colours.key)
    }
    printed(
      sheet,
      polygon([
        [-26, plate - 8],
        [26, plate - 8],
        [19, plate + 4],
        [-19, plate + 4],
      ]),
      {
        ink: shaft,
        shade: 'none',
        outline: how.plain ? 4 : 2.4,
      },
    )
    headOf(topOfTail)
  })

  function pathOf(points: readonly Point[]): Path2D {
    return smooth(points, false)
  }

  function headOf(base: number): void {
    card(sheet, -16, base - 9, 32, 10, { ink: colours.stock, shade: 'none', outline: how.plain ? 4 : 2.2, round: 2 })
    const [low, high] = [base - 9, base - 96]
    const corner = (dx: number, dy: number): Point => [dx, dy]
    const hull = polygon([
      corner(0, low),
      corner(-36, low - 22),
      corner(-36, high + 22),
      corner(0, high),
      corner(36, high + 22),
      corner(36, low - 22),
    ])
    printed(sheet, hull, {
      ink: head,
      shade: how.plain ? 'none' : 'dots',
      cover: [0, 0.5],
      outline: how.plain ? 4 : 2.6,
    })
    if (how.plain) return
    const full = how.full ?? 0
    if (full > 0.02) {
      const coil = Array.from({ length: 40 }, (_, i): Point => {
        const share = i / 39
        return [Math.sin(share * 34) * 23 * Math.sin(Math.PI * (0.16 + 0.68 * share)), low - 14 - share * 60 * full]
      })
      outline(sheet, smooth(coil, false), 5, colours.key)
      outline(sheet, smooth(coil, false), 2.6, colours.stock)
    } else {
      const edges = new Path2D()
      for (const [ax, ay, bx, by] of [
        [-36, high + 22, 0, high + 34],
        [36, high + 22, 0, high + 34],
        [0, high, 0, high + 34],
        [0, high + 34, -24, low - 26],
        [0, high + 34, 24, low - 26],
        [-24, low - 26, 24, low - 26],
        [-36, high + 22, -24, low - 26],
        [36, high + 22, 24, low - 26],
        [-24, low - 26, 0, low],
        [24, low - 26, 0, low],
        [-24, low - 26, -36, low - 22],
        [24, low - 26, 36, low - 22],
      ] as const) {
        edges.moveTo(ax, ay)
        edges.lineTo(bx, by)
      }
      outline(sheet, edges, 1.8, colours.key)
    }
  }
}
