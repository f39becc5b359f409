import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { strand } from './lipids.ts'
import { after, contours, middle } from './set.ts'

export const ribosome = scene({
  settings: v.strictObject({}),
  cues: { read: 'it starts to read', fade: 'the message falls apart' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    contours(sheet, moment.time, { seed: 16 })
    const since = after(moment, 'read', 0.15)
    const gone = after(moment, 'fade', 0.7)
    const reading = ease.inOut(clamp((since + 0.4) / Math.max(2, since - gone + 0.6)))
    const fade = appear(gone, 0, 1.6, ease.inOut)
    const y = cy + 72
    const x = lerp(cx - 96, cx + 62, reading)
    const bob = 3 * Math.sin(moment.time * 6) * appear(since) * (1 - 0.7 * fade)
    const shape = (points: readonly Point[]) => smooth(points.map(([px, py]): Point => [x + px, y + py + bob]))
    printed(
      sheet,
      shape([
        [-64, 6],
        [-52, 40],
        [0, 50],
        [52, 40],
        [64, 6],
        [0, 12],
      ]),
      { ink: colours.inkB, cover: [0.05, 0.6], pitch: 5, outline: 2.8 },
    )
    brush.save()
    for (let k = 0; k < 8; k++) {
      const [from, to] = [-40 + k * 55, -40 + (k + 1) * 55]
      const apart = fade * (k % 2 ? 1 : -1) * 22
      brush.globalAlpha = 1 - clamp(fade * 1.6 - 0.5)
      const line = Array.from({ length: 12 }, (_, i): Point => {
        const px = lerp(from + fade * 6, to - fade * 6, i / 11)
        return [px, y + 8 * Math.sin(px / 42 + moment.time) + apart]
      })
      strand(sheet, line, { ink: colours.nano, width: 7, teeth: 11, side: 1 })
    }
    brush.restore()
    printed(
      sheet,
      shape([
        [-78, 2],
        [-90, -44],
        [-58, -92],
        [0, -104],
        [58, -92],
        [90, -44],
        [78, 2],
        [0, -10],
      ]),
      { ink: colours.inkB, cover: [0.02, 0.55], pitch: 6, outline: 2.8 },
    )
    const count = Math.floor(reading * 22)
    const top: Point = [x, y - 100 + bob]
    const links = Array.from({ length: count + 1 }, (_, i): Point => {
      const age = reading * 22 - i
      const a = age * 0.52 + 0.2 * Math.sin(moment.time + i * 0.4)
      const far = Math.min(62, 8 + age * 3.4)
      return [
        lerp(top[0], cx - 10, clamp(age / 12)) + far * Math.sin(a),
        Math.max(cy - 150, top[1] - Math.min(age * 7, 66)) + far * 0.62 * Math.cos(a) - 6,
      ]
    })
    if (links.length > 1) outline(sheet, tracePoints(links), 7, colours.key)
    for (const [i, [lx, ly]] of links.entries())
      ball(
        sheet,
        lx,
        ly,
        12.5 * clamp(reading * 22 - i),
        [colours.bio, colours.cogno, '#f2b01e', '#ffffff'][(i * 5) % 4] ?? colours.bio,
      )
    label(sheet, 'ribosoma', x, y - 46 + bob, { size: 15, progress: appear(moment.time, 0.3, 0.5) })
    label(sheet, 'proteína', cx + 96, cy - 140, { size: 15, progress: appear(since, 1.2, 0.5) })
  },
})
