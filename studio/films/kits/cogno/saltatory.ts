import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, lerp } from '../../motion.ts'
import { box, disc, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const lane = 430
const gaps = [-64, 58, 180, 302, 424] as const
/** Seconds from gap to gap. */
const beat = 0.62

export const saltatory = scene({
  settings: v.strictObject({}),
  cues: { gap: 'the gaps are pointed at', jump: 'impulses leap along' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      section(sheet, moment)
      fibre(sheet, moment)
    })
  },
})

function section(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [x, y] = [180, 262]
  const turns = 7.2
  const wound = lerp(0.5, turns, appear(moment.time, 0, 3.2))
  const radius = (turn: number) => 34 + turn * 8.6
  const spiral = Array.from({ length: 160 }, (_, i): Point => {
    const turn = (i / 159) * wound
    const angle = turn * 2 * Math.PI - 1.2
    return [x + radius(turn) * Math.cos(angle), y + radius(turn) * Math.sin(angle)]
  })
  const path = smooth(spiral, false)
  outline(sheet, path, 9.4, colours.key)
  outline(sheet, path, 5.4, '#ffffff')
  printed(sheet, disc(x, y, 29), { ink: colours.inkB, cover: [0, 0.6], outline: 2.6 })
  const [tipX, tipY] = spiral.at(-1) ?? [x, y]
  ball(sheet, tipX, tipY, 9, colours.nano)
  label(sheet, 'axón', x, y, { progress: appear(moment.time, 0.4), size: 14 })
  label(sheet, 'mielina', 300, 186, { progress: appear(moment.time, 0.8), size: 14, leaderTo: [x + 56, y - 42] })
}

function fibre(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  rod(sheet, [-20, lane], [380, lane], 30, colours.inkB)
  for (const [i, x] of gaps.entries()) {
    const next = gaps[i + 1]
    if (next === undefined) continue
    const sheath = box(x + 11, lane - 36, next - x - 22, 72, 26)
    printed(sheet, sheath, {
      ink: '#ffffff',
      cover: [0, 0.55],
      across: [x, lane - 8, x, lane + 38],
      shadeInk: colours.key,
      outline: 2.6,
    })
    for (const inset of [9, 18])
      outline(
        sheet,
        tracePoints([
          [x + 24, lane - 36 + inset],
          [next - 24, lane - 36 + inset],
        ]),
        1.3,
        colours.key,
      )
  }
  for (const head of heads(moment)) leap(sheet, head)
  const shown = after(moment, 'gap')
  label(sheet, 'hueco', 58, lane + 66, { progress: shown, leaderTo: [58, lane + 16], size: 14 })
  label(sheet, '≈ 1 mm', 241, lane + 66, { progress: after(moment, 'gap', 0.5, 0.4), size: 14 })
  if (shown > 0) {
    const y = lane + 48
    outline(
      sheet,
      tracePoints([
        [180, y - 5],
        [180, y + 5],
      ]),
      2.2,
      colours.key,
    )
    outline(
      sheet,
      tracePoints([
        [302, y - 5],
        [302, y + 5],
      ]),
      2.2,
      colours.key,
    )
    outline(
      sheet,
      tracePoints([
        [180, y],
        [lerp(180, 302, shown), y],
      ]),
      2.2,
      colours.key,
    )
  }
}

function heads(moment: Moment): number[] {
  const steps = moment.time / beat + appear(moment.since('jump'), 0, 1)
  return [0, 3].map((ahead) => ((steps + ahead) % 6) - 1)
}

function leap(sheet: Sheet, head: number): void {
  const { colours } = sheet
  for (const [i, x] of gaps.entries()) {
    const lit = clamp(1.4 - Math.abs(head - i) * 1.8)
    if (lit > 0.05)
      printed(sheet, box(x - 9 * lit, lane - 17 * lit, 18 * lit, 34 * lit, 5 * lit), {
        ink: colours.nano,
        shade: 'none',
      })
    spark(sheet, x, lane, 44, (head - i) * 1.3, colours.key)
  }
  const leg = Math.floor(head)
  const [from, to] = [gaps[leg], gaps[leg + 1]]
  if (from === undefined || to === undefined) return
  const share = head - leg
  const at = (t: number): Point => [lerp(from, to, t), lane - 40 - Math.sin(Math.PI * t) * 34]
  sheet.brush.setLineDash([2, 7])
  outline(sheet, tracePoints(Array.from({ length: 20 }, (_, i) => at((i / 19) * share))), 3, colours.key)
  sheet.brush.setLineDash([])
  ball(sheet, ...at(share), 10, colours.nano)
}
