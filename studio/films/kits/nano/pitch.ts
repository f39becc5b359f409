import * as v from 'valibot'
import { bigNumber, label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const pitch = scene({
  settings: v.strictObject({}),
  cues: { unfold: 'the surface unrolls', pitch: 'the lines of the pitch appear' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const unfold = appear(after(moment, 'unfold', 0.4), -0.6, 2.2, ease.inOut)
    const lines = appear(after(moment, 'pitch', 0.85), -0.5, 0.8)
    const corner = (u: number, w: number): Point => {
      const depth = 1 / (1 + w * 0.9)
      return [cx + u * 178 * depth, cy - 112 + 400 * (depth - 0.526) * 1.06]
    }
    const field = polygon([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)])
    outline(sheet, field, 2, colours.faint)
    const columns = 12
    const rows = 14
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const order = Math.hypot(c - columns / 2 + 0.5, r * 0.9) / 14.5
        const share = Math.min(1, Math.max(0, unfold * 1.5 - order) * 4)
        if (share <= 0) continue
        const [u, w] = [-1 + (2 * c) / columns, r / rows]
        const [du, dw] = [(2 / columns) * share, share / rows]
        printed(sheet, polygon([corner(u, w), corner(u + du, w), corner(u + du, w + dw), corner(u, w + dw)]), {
          ink: r % 2 ? colours.bio : '#2cc583',
          shade: 'none',
          outline: 1 * share,
        })
      }
    within(sheet, field, () => {
      const line = (points: readonly Point[]) => outline(sheet, smooth(points, false), 3 * lines + 0.01, '#ffffff')
      if (lines <= 0) return
      line([corner(-1, 0.5), corner(1, 0.5)])
      line(
        Array.from({ length: 25 }, (_, i) =>
          corner(0.28 * Math.cos((i / 12) * Math.PI), 0.5 + 0.13 * Math.sin((i / 12) * Math.PI)),
        ),
      )
      for (const [from, to] of [
        [0, 0.16],
        [1, 0.84],
      ] as const)
        outline(
          sheet,
          tracePoints([corner(-0.5, from), corner(-0.5, to), corner(0.5, to), corner(0.5, from)]),
          3 * lines,
          '#ffffff',
        )
    })
    outline(sheet, field, 1 + 2 * unfold, colours.key)
    const s = lerp(54, 26, unfold)
    const [x, y] = [cx, lerp(cy - 20, cy + 128, unfold) + 3 * Math.sin(moment.time * 2)]
    const [c, d] = [s * 0.866, s * 0.5]
    printed(
      sheet,
      polygon([
        [x, y],
        [x - c, y - d],
        [x, y - 2 * d],
        [x + c, y - d],
      ]),
      { ink: '#ffffff', shade: 'none' },
    )
    printed(
      sheet,
      polygon([
        [x, y],
        [x - c, y - d],
        [x - c, y - d + s],
        [x, y + s],
      ]),
      { ink: colours.inkA, cover: [0, 0.3] },
    )
    printed(
      sheet,
      polygon([
        [x, y],
        [x + c, y - d],
        [x + c, y - d + s],
        [x, y + s],
      ]),
      { ink: colours.inkA, cover: [0.3, 0.6] },
    )
    label(sheet, '1 cm³', x + 54, y + 8, { size: 14, progress: 1 - unfold })
    bigNumber(sheet, `${Math.round((6000 * ease.inOut(unfold)) / 50) * 50} m²`, cx, cy - 128, {
      size: 46,
      width: 70,
      alpha: appear(unfold, 0.05, 0.2),
    })
  },
})
