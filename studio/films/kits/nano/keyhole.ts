import * as v from 'valibot'
import { appear, ease } from '../../motion.ts'
import { box, disc, polygon, regular, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

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
    const at = (s: number): Point => {
      if (s < 0) return [x + s * 0.94, cy - 30 + 0.0016 * s * s + 6 * Math.sin(s / 60 + moment.time)]
      const t = Math.min(1, s / 260)
      return [x + s * 0.62 * (1 - t * 0.25), cy - 30 + 118 * t * t + 3 * Math.sin(s / 50 + moment.time)]
    }
    const beads = (from: number, to: number) => {
      const count = Math.round((to - from) / 8)
      const string = Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count))
      outline(sheet, smooth(string, false), 3.4, colours.key)
      for (let i = -14; i < 24; i++) {
        const s = -i * 38 + pulled - 120
        if (s >= from && s <= to) bead(sheet, at(s), ((i % 4) + 4) % 4)
      }
    }
    // Only the part still in the hole, and the part that comes out beside the plate, are visible.
    const seen = new Path2D()
    seen.rect(-40, 0, 460, 640)
    seen.rect(x - 98, cy - 136, 196, 272)
    seen.addPath(hole)
    sheet.brush.save()
    sheet.brush.clip(seen, 'evenodd')
    beads(0, 430)
    sheet.brush.restore()
    beads(-236, 0)
  },
})

function bead(sheet: Sheet, [x, y]: Point, kind: number): void {
  const { colours } = sheet
  const ink = [colours.info, colours.bio, colours.cogno, '#f2b01e'][kind] ?? colours.info
  if (kind === 0) ball(sheet, x, y, 16, ink)
  else if (kind === 1) printed(sheet, regular(x, y, 19, 4, 0), { ink, cover: [0, 0.6] })
  else if (kind === 2) printed(sheet, regular(x, y, 20, 3), { ink, cover: [0, 0.6] })
  else printed(sheet, box(x - 14, y - 14, 28, 28, 3), { ink, cover: [0, 0.6] })
  printed(sheet, disc(x, y, 3), { ink: colours.key, shade: 'none', outline: 0 })
}
