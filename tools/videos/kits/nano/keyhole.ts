import * as v from 'valibot'
import { appear, ease, lerp } from '../../motion.ts'
import { box, disc, polygon, regular, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

/** A necklace of beads of four shapes is pulled through a keyhole. */
export const keyhole = scene({
  settings: v.strictObject({}),
  cues: { pull: 'the necklace is pulled through' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 28 })
    const pulled =
      appear(after(moment, 'pull', 0.5), -1.4, Math.max(3, moment.duration * 0.7), ease.inOut) * 300 + moment.time * 9
    const x = cx + 4
    const hole = new Path2D()
    hole.arc(x, cy - 34, 40, Math.PI * 0.68, Math.PI * 2.32)
    hole.lineTo(x + 36, cy + 76)
    hole.lineTo(x - 36, cy + 76)
    hole.closePath()
    printed(sheet, box(x - 96, cy - 134, 192, 268, 26), {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0, 0.3],
      pitch: 6,
      outline: 3.4,
    })
    for (const [sx, sy] of [
      [-74, -112],
      [74, -112],
      [-74, 112],
      [74, 112],
    ] as const) {
      ball(sheet, x + sx, cy + sy, 10, '#f2b01e')
      outline(
        sheet,
        polygon([
          [x + sx - 5, cy + sy],
          [x + sx + 5, cy + sy],
        ]),
        2,
      )
    }
    printed(sheet, hole, { ink: colours.key, shade: 'none', outline: 3 })
    // The string comes from the left, passes the hole and hangs down on the right.
    const at = (s: number): Point => {
      if (s < 0) return [x + s * 0.94, cy - 30 + 0.0016 * s * s + 6 * Math.sin(s / 60 + moment.time)]
      const t = Math.min(1, s / 220)
      return [x + s * 0.7 * (1 - t * 0.35), cy - 30 + 128 * t * t + 3 * Math.sin(s / 50 + moment.time)]
    }
    const string = Array.from({ length: 60 }, (_, i) => at(-240 + i * 8.2))
    outline(sheet, polygon([...string, ...string.toReversed()]), 3.4, colours.key)
    for (let i = -14; i < 18; i++) {
      const s = -i * 38 + pulled - 120
      if (s < -230 || s > 236) continue
      const [bx, by] = at(s)
      const kind = ((i % 4) + 4) % 4
      const size = lerp(16, 16, 0)
      const ink = [colours.info, colours.bio, colours.cogno, '#f2b01e'][kind] ?? colours.info
      if (kind === 0) ball(sheet, bx, by, size, ink)
      else if (kind === 1) printed(sheet, regular(bx, by, size + 3, 4, 0), { ink, cover: [0, 0.6] })
      else if (kind === 2) printed(sheet, regular(bx, by, size + 4, 3), { ink, cover: [0, 0.6] })
      else printed(sheet, box(bx - 14, by - 14, 28, 28, 3), { ink, cover: [0, 0.6] })
      printed(sheet, disc(bx, by, 3), { ink: colours.key, shade: 'none', outline: 0 })
    }
  },
})
