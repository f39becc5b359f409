import * as v from 'valibot'
import { ray, trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { along, appear, bump, clamp, ease, loop } from '../../motion.ts'
import { disc, tracePoints, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** A thread with a loop in it, from the lower left to the upper right of a field 320 × 340 around (cx, cy). */
function thread(cx: number, cy: number, time: number): Point[] {
  const sway = Math.sin(time * 0.7) * 4
  return Array.from({ length: 141 }, (_, i): Point => {
    const t = i / 140
    const turn = t * 3.2 * Math.PI + 2.2
    const grow = 1 - 0.25 * t
    return [
      cx - 124 + 250 * ease.inOut(t) + 92 * Math.sin(turn) * grow * Math.sin(Math.PI * t) + sway * Math.sin(6 * t),
      cy + 138 - 262 * t + 96 * Math.cos(turn) * Math.sin(Math.PI * t) ** 0.8,
    ]
  })
}

/** Draws the thread piece by piece, so that it lies over itself where it crosses. */
function glass(sheet: Sheet, points: readonly Point[]): void {
  const { brush, colours } = sheet
  brush.save()
  brush.lineJoin = 'round'
  const count = 14
  const step = Math.ceil((points.length - 1) / count)
  for (let i = 0; i < count; i++) {
    const piece = tracePoints(points.slice(i * step, Math.min(points.length, (i + 1) * step + 2)))
    brush.lineCap = 'butt'
    for (const [ink, width] of [
      [colours.line, 27],
      [colours.key, 23.5],
      [colours.inkA, 19],
      [colours.stock, 9],
    ] as const) {
      brush.strokeStyle = ink
      brush.lineWidth = width
      brush.stroke(piece)
    }
  }
  brush.restore()
}

/** Light goes straight past a thread of glass, then into it and through all its bends. */
export const fibreCoil = scene({
  settings: v.strictObject({}),
  cues: { enter: 'The light goes into the thread and follows it' },
  draw(sheet, moment) {
    const { colours } = sheet
    const [cx, cy] = centreOf(sheet.focus)
    const points = thread(cx, cy, moment.time)
    const first = points[0] ?? [cx, cy]
    const last = points.at(-1) ?? [cx, cy]
    const inside = moment.since('enter')
    const straight = appear(moment.time, 0.2, 0.9, ease.inOut)
    const left = appear(inside, -0.4, 0.6)
    glass(sheet, points)
    placed(sheet, 0, 0, { alpha: 1 - left }, () =>
      ray(
        sheet,
        [
          [cx - 150, cy + 40],
          [cx + 178, cy - 60],
        ],
        moment.time,
        { ink: colours.nano, width: 8, progress: straight },
      ),
    )
    if (left < 1)
      label(sheet, 'siempre recta', cx + 78, cy + 16, { progress: Math.min(appear(moment.time, 0.9), 1 - left) })
    const reached = ease.inOut(inside / 1.7)
    if (reached > 0) {
      trace(sheet, points.slice(0, Math.max(2, Math.ceil(points.length * reached))), 1, { ink: colours.nano, width: 6 })
      for (let i = 0; i < 5; i++) {
        const share = loop(inside, 2.4, i / 5)
        if (share > reached) continue
        const at = along(points, share)
        const size = 7 * Math.min(1, share * 12, (1 - share) * 12)
        if (size > 0.5)
          printed(sheet, disc(at.x, at.y, size), { ink: '#ffffff', shade: 'none', outline: 2.4, edge: colours.nano })
      }
    }
    const shine = clamp((reached - 0.96) / 0.04)
    if (shine > 0)
      for (let i = -2; i <= 2; i++) {
        const angle = -0.6 + i * 0.34
        const far = 24 + 10 * shine + 6 * bump(loop(inside, 0.8), 0, 1)
        const at = (r: number): Point => [last[0] + r * Math.cos(angle), last[1] + r * Math.sin(angle)]
        outline(sheet, tracePoints([at(17), at(far)]), 4 * shine, colours.nano)
      }
    // The lamp turns from the straight way to the mouth of the thread.
    const [lx, ly] = [first[0] - 22, first[1] + 12]
    placed(sheet, lx, ly, { turn: -0.5, alpha: appear(inside, -0.3, 0.5) }, () => {
      card(sheet, -26, -13, 34, 26, { ink: colours.nano, round: 4 })
      card(sheet, 6, -17, 12, 34, { ink: colours.stock, round: 2 })
    })
    placed(sheet, cx - 148, cy + 39, { turn: -0.3, alpha: 1 - left }, () => {
      card(sheet, -26, -13, 34, 26, { ink: colours.nano, round: 4 })
      card(sheet, 6, -17, 12, 34, { ink: colours.stock, round: 2 })
    })
  },
})
