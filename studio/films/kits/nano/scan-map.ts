import * as v from 'valibot'
import { appear, clamp, ease } from '../../motion.ts'
import { polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { label } from '../../letters.ts'
import { scene } from '../../scene.ts'
import { tip } from './needle.ts'
import { after, contours, middle } from './set.ts'

function relief(u: number, w: number): number {
  const rows = 7.2
  const bumps = Math.cos(u * Math.PI * rows) * Math.cos(w * Math.PI * rows)
  const hole = 1.6 * Math.exp(-(((u - 0.14) / 0.1) ** 2) - ((w - 0.28) / 0.1) ** 2)
  const extra = 2.2 * Math.exp(-(((u + 0.36) / 0.09) ** 2) - ((w - 0.66) / 0.09) ** 2)
  return 0.62 * bumps - hole + extra
}

export const scanMap = scene({
  settings: v.strictObject({}),
  cues: { scan: 'the needle starts its lines' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 17 })
    const lines = 15
    const start = after(moment, 'scan', 0.1)
    const left = Math.max(2, moment.duration - (moment.time - start) - 0.5)
    const at = appear(start, -0.5, left, ease.linear) * lines
    const place = (u: number, w: number): Point => {
      const depth = 0.72 + 0.28 * w
      return [cx + u * 164 * depth, cy - 52 + w * 190 - relief(u, w) * 13 * depth]
    }
    const frame = polygon([place(-1, 0), place(1, 0), place(1, 1), place(-1, 1)].map(([x, y]): Point => [x, y + 10]))
    printed(sheet, frame, { ink: colours.inkB, shade: 'none', outline: 2.6 })
    for (let i = 0; i < lines; i++) {
      const share = clamp(at - i)
      if (share <= 0) break
      const w = (i + 0.5) / lines
      const steps = Math.max(2, Math.round(64 * share))
      const points = Array.from({ length: steps + 1 }, (_, k): Point =>
        place((i % 2 ? -1 : 1) * (-1 + (2 * share * k) / steps), w),
      )
      const below = points.map(([x, y]): Point => [x, Math.max(y, place(0, w)[1]) + 16])
      printed(sheet, polygon([...points, ...below.toReversed()]), {
        ink: i % 2 ? colours.inkB : '#6d83ff',
        shade: 'none',
        outline: 0,
      })
      outline(sheet, tracePoints(points), 4.6, colours.key)
      outline(sheet, tracePoints(points), 2.4, '#ffffff')
    }
    const row = Math.min(lines - 1, Math.floor(at))
    const u = (row % 2 ? -1 : 1) * (-1 + 2 * clamp(at - row))
    const [x, y] = place(u, (row + 0.5) / lines)
    tip(sheet, x, y - 15, 11, '#ffffff', '#ffd24a')
    outline(
      sheet,
      smooth(
        [
          [x, y - 6],
          [x, y - 2],
        ],
        false,
      ),
      3,
      colours.key,
    )
    label(sheet, 'mapa del relieve', cx, cy + 168, { size: 16, progress: appear(moment.progress, 0.5, 0.1) })
  },
})
