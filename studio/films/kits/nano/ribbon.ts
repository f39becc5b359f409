import * as v from 'valibot'
import { appear, clamp, ease, lerp, pulse } from '../../motion.ts'
import { disc, withExtent, type Point } from '../../paths.ts'
import { printed } from '../../print.ts'
import { label } from '../../letters.ts'
import { scene } from '../../scene.ts'
import { strand } from './lipids.ts'
import { after, contours, middle } from './set.ts'

export const ribbon = scene({
  settings: v.strictObject({}),
  cues: { cut: 'the enzymes cut' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 14 })
    const since = after(moment, 'cut', 0.6)
    const bites = [0.24, 0.5, 0.76]
    const whole = Array.from({ length: 61 }, (_, i): Point => {
      const t = i / 60
      const y = cy - 160 + 312 * t
      return [cx + (74 + 8 * Math.sin(moment.time)) * Math.sin(t * 2 * Math.PI * 1.6 + moment.time * 0.5), y]
    })
    const edges = [0, ...bites, 1]
    for (let k = 0; k < edges.length - 1; k++) {
      const apart = appear(since, 0.15 * k, 1.6, ease.out)
      const cutOff = since > 0 ? 1.6 * apart : 0
      const [from, to] = [
        Math.round((edges[k] ?? 0) * 60 + cutOff * (k > 0 ? 1 : 0)),
        Math.round((edges[k + 1] ?? 1) * 60 - cutOff * (k < 3 ? 1 : 0)),
      ]
      const push: Point = [(k % 2 ? 34 : -30) * apart, (k - 1.5) * 14 * apart]
      strand(
        sheet,
        whole.slice(from, to + 1).map(([x, y]): Point => [x + push[0], y + push[1]]),
        { ink: colours.nano, width: 7, teeth: 13 },
      )
    }
    for (const [k, at] of bites.entries()) {
      const [x, y] = whole[Math.round(at * 60)] ?? [cx, cy]
      const near = appear(since, -2.4 + 0.2 * k, 2.4, ease.inOut)
      const away = appear(since, 0.7, 1.4, ease.in)
      const side = k % 2 ? 1 : -1
      const ex = lerp(cx + side * 230, x + side * 30, near) + side * away * 60
      const ey = y + 6 * Math.sin(moment.time * 1.6 + k)
      const mouth = lerp(0.62, 0.06, clamp(Math.max(0, since) * 3 - k * 0.4)) + 0.08 * pulse(moment.time, 0.9)
      const facing = side > 0 ? Math.PI : 0
      const r = 36
      const body = new Path2D()
      body.moveTo(ex, ey)
      body.arc(ex, ey, r, facing + mouth, facing - mouth + 2 * Math.PI)
      body.closePath()
      printed(sheet, withExtent(body, { x: ex - r, y: ey - r, width: 2 * r, height: 2 * r }), {
        ink: colours.info,
        cover: [0, 0.6],
        outline: 2.8,
      })
      printed(sheet, disc(ex - side * 2, ey - 18, 4), { ink: '#ffffff', shade: 'none', outline: 1.4 })
      if (k === 1) label(sheet, 'enzima', ex + side * -4, ey + 52, { size: 15, progress: near * (1 - away) })
    }
    label(sheet, 'ARN mensajero', cx - 62, cy - 166, { size: 15, progress: appear(moment.time, 0.4, 0.5) })
  },
})
