import * as v from 'valibot'
import { ray, trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { along, appear, bump, clamp, ease, loop } from '../../motion.ts'
import { disc, tracePoints, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const bends: readonly Point[] = [
  [-134, 128],
  [-84, 122],
  [-20, 92],
  [42, 30],
  [70, -48],
  [44, -116],
  [-22, -132],
  [-74, -86],
  [-66, -10],
  [-6, 62],
  [70, 92],
  [122, 58],
  [140, 2],
]

function thread(cx: number, cy: number, time: number): Point[] {
  const at = (i: number) => bends[Math.min(bends.length - 1, Math.max(0, i))] ?? [0, 0]
  return Array.from({ length: 141 }, (_, n): Point => {
    const place = (n / 140) * (bends.length - 1)
    const i = Math.min(bends.length - 2, Math.floor(place))
    const t = place - i
    const on = (k: 0 | 1) => {
      const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return [cx + on(0) + 3 * Math.sin(time * 0.8 + n * 0.05), cy + on(1) + 3 * Math.cos(time * 0.7 + n * 0.04)]
  })
}

function glass(sheet: Sheet, points: readonly Point[]): void {
  const { brush, colours } = sheet
  brush.save()
  brush.lineJoin = 'round'
  const count = 28
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
          [cx - 134, cy + 148],
          [cx + 186, cy + 128],
        ],
        moment.time,
        { ink: colours.nano, width: 8, progress: straight },
      ),
    )
    if (left < 1)
      label(sheet, 'siempre recta', cx + 60, cy + 166, { progress: Math.min(appear(moment.time, 0.9), 1 - left) })
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
        const angle = -1.25 + i * 0.34
        const far = 24 + 10 * shine + 6 * bump(loop(inside, 0.8), 0, 1)
        const at = (r: number): Point => [last[0] + r * Math.cos(angle), last[1] + r * Math.sin(angle)]
        outline(sheet, tracePoints([at(17), at(far)]), 4 * shine, colours.nano)
      }
    const [lx, ly] = [first[0] - 16, first[1] + 2]
    placed(sheet, lx, ly, { turn: -0.1, alpha: appear(inside, -0.3, 0.5) }, () => {
      card(sheet, -26, -13, 34, 26, { ink: colours.nano, round: 4 })
      card(sheet, 6, -17, 12, 34, { ink: colours.stock, round: 2 })
    })
    placed(sheet, cx - 134, cy + 148, { turn: -0.06, alpha: 1 - left }, () => {
      card(sheet, -26, -13, 34, 26, { ink: colours.nano, round: 4 })
      card(sheet, 6, -17, 12, 34, { ink: colours.stock, round: 2 })
    })
  },
})
