import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { box, oval, polygon, type Point } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

/** Bars of a circuit in the unit square. */
const bars = [
  [0.08, 0.1, 0.2, 0.8],
  [0.08, 0.1, 0.6, 0.14],
  [0.4, 0.36, 0.14, 0.54],
  [0.4, 0.36, 0.52, 0.14],
  [0.78, 0.36, 0.14, 0.54],
  [0.6, 0.62, 0.1, 0.28],
  [0.78, 0.08, 0.14, 0.16],
] as const

function circuit(sheet: Sheet, x: number, y: number, w: number, h: number, ink: string, share: number): void {
  within(sheet, box(x, y, w * share, h), () => {
    for (const [u, v0, du, dv] of bars)
      printed(sheet, box(x + u * w, y + v0 * h, du * w, dv * h), { ink, shade: 'none', outline: w > 70 ? 2 : 1 })
  })
}

/** A stencil above, a wafer below: light carries the pattern down, four times smaller, field after field. */
export const stencil = scene({
  settings: v.strictObject({}),
  cues: { pattern: 'the pattern is lit', print: 'it is printed on the wafer' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    contours(sheet, moment.time, { seed: 23 })
    const lit = appear(after(moment, 'pattern', 0.3), -0.4, 0.9, ease.inOut)
    const since = after(moment, 'print', 0.75)
    const [mx, my, mw, mh] = [cx - 84, cy - 168, 168, 112]
    printed(sheet, box(mx - 10, my - 10, mw + 20, mh + 20, 4), {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0, 0.2],
      pitch: 6,
      outline: 3,
    })
    circuit(sheet, mx, my, mw, mh, colours.nano, 1)
    const wafer = oval(cx, cy + 116, 152, 54)
    printed(sheet, oval(cx, cy + 124, 152, 54), { ink: colours.key, shade: 'none' })
    printed(sheet, wafer, {
      ink: blend('#ffffff', colours.info, 0.35),
      shade: 'wedges',
      cover: [0, 0.4],
      pitch: 8,
      outline: 3,
    })
    const [w, h] = [42, 28]
    // Fields are printed one after another; the beam follows.
    const fields: Point[] = []
    for (let r = -1; r <= 1; r++)
      for (let c = -2; c <= 2; c++)
        if (Math.hypot(c / 2.6, r / 1.5) < 1) fields.push([cx + c * 46 - w / 2, cy + 116 + r * 31 - h / 2])
    const start = fields.length - 1
    const total = Math.max(0, (since + 1.6) * 3.4)
    const now = Math.min(start, Math.floor(total))
    within(sheet, wafer, () => {
      for (const [i, [x, y]] of fields.entries()) {
        outline(sheet, box(x, y, w, h), 1, colours.key)
        const share = clamp((total - i - 0.4) / 0.6)
        if (share > 0) circuit(sheet, x, y, w, h, colours.nano, share)
      }
    })
    outline(sheet, wafer, 3)
    const at = fields[now] ?? [cx, cy + 116]
    const from = fields[Math.max(0, now - 1)] ?? at
    const step = ease.inOut(clamp(total - now) * 2.5)
    const target: Point = [lerp(from[0], at[0], step), lerp(from[1], at[1], step)]
    brush.save()
    brush.fillStyle = faded(colours.info, 0.3 * lit * (0.85 + 0.15 * Math.sin(moment.time * 6)))
    brush.fill(
      polygon([
        [mx, my + mh + 10],
        [mx + mw, my + mh + 10],
        [target[0] + w, target[1] + h * 0.5],
        [target[0], target[1] + h * 0.5],
      ]),
    )
    brush.restore()
    for (let i = 0; i <= 4; i++) {
      const t = i / 4
      outline(
        sheet,
        polygon([
          [mx + mw * t, my + mh + 10],
          [target[0] + w * t, target[1] + 8],
        ]),
        2 * lit + 0.01,
        colours.info,
      )
    }
    outline(sheet, box(target[0], target[1], w, h), 2.6 * lit + 0.01, colours.nano)
    label(sheet, 'plantilla', cx + 100, cy - 40, { size: 15, progress: appear(moment.time, 0.4, 0.5) })
    label(sheet, '÷ 4', cx - 88, cy + 20, { size: 20, progress: lit })
    label(sheet, 'oblea de silicio', cx + 60, cy + 178, { size: 15, progress: appear(moment.time, 0.9, 0.5) })
  },
})
