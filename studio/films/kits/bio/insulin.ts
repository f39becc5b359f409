import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { spark } from '../../figures.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const step = 14.2

/** Layout of human insulin: 21 amino acids in A, 30 in B; (0, 0) is between them. */
function placeInA(i: number): Point {
  return [(i - 11) * step, -46 + 7 * Math.sin(i * 0.9)]
}

function placeInB(i: number): Point {
  const x = (i - 12.5) * step
  const [left, right] = [-9.6 * step, 9.8 * step]
  if (x < left) return [left + 6, 52 + (left - x) * 0.92]
  if (x > right) return [right - 4 - ((x - right) / step) * 3, 52 + (x - right) * 0.9]
  return [x, 50 + 7 * Math.sin(i * 0.9 + 1)]
}

/** Disulphide bridges: within A from 6 to 11; from A7 to B7 and from A20 to B19. */
const bridges: readonly (readonly ['A' | 'B', number, 'A' | 'B', number])[] = [
  ['A', 6, 'A', 11],
  ['A', 7, 'B', 7],
  ['A', 20, 'B', 19],
]

function chain(sheet: Sheet, points: readonly Point[], ink: string, marked: readonly number[]): void {
  const { colours } = sheet
  outline(sheet, smooth(points, false), 6, colours.key)
  for (const [i, [x, y]] of points.entries())
    ball(sheet, x, y, 8.6, marked.includes(i + 1) ? colours.cogno : ink, { pitch: 2.6, outline: 1.7 })
}

export const insulin = scene({
  settings: v.strictObject({}),
  cues: { join: 'the two chains meet and the bridges form' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const meet = appear(moment.since('join'), -0.4, 1.6, ease.inOut)
    const apart = 1 - meet
    const entered = appear(time, 0, 0.9)
    const moved = (point: Point, i: number, way: number): Point => [
      cx +
        point[0] * lerp(0.98, 1, meet) +
        wander(time, i + (way > 0 ? 50 : 0), 0.3) * (2 + 5 * apart) +
        (1 - entered) * way * 260,
      cy - 8 + point[1] + way * 42 * apart + Math.sin(i * 0.5 + time * 1.6) * (3 + 9 * apart),
    ]
    const a = Array.from({ length: 21 }, (_, i) => moved(placeInA(i + 1), i, -1))
    const b = Array.from({ length: 30 }, (_, i) => moved(placeInB(i + 1), i, 1))
    for (const [k, [chain1, i, chain2, j]] of bridges.entries()) {
      const from = (chain1 === 'A' ? a : b)[i - 1] ?? [0, 0]
      const to = (chain2 === 'A' ? a : b)[j - 1] ?? [0, 0]
      const formed = appear(moment.since('join'), 0.9 + k * 0.25, 0.4)
      if (formed <= 0) continue
      const lift = chain1 === chain2 ? -38 : 0
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + lift]
      const path = smooth([from, middle, to], false)
      sheet.brush.save()
      sheet.brush.globalAlpha *= formed
      outline(sheet, path, 7, colours.key)
      outline(sheet, path, 3.4, colours.cogno)
      sheet.brush.restore()
      spark(sheet, middle[0], middle[1], 22, (moment.since('join') - 0.9 - k * 0.25) / 0.7)
    }
    chain(sheet, b, colours.inkB, [7, 19])
    chain(sheet, a, colours.inkA, [6, 7, 11, 20])
    const named = appear(time, 0.9)
    label(sheet, 'cadena A · 21 piezas', cx, cy - 132, { progress: named, size: 14 })
    label(sheet, 'cadena B · 30 piezas', cx, cy + 156, { progress: named, size: 14 })
    lettering(sheet, 'puentes de azufre', cx, cy + 124, {
      size: 14,
      align: 'center',
      ink: colours.cogno,
      alpha: appear(moment.since('join'), 1.5),
    })
  },
})
