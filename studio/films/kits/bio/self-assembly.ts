import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, wander } from '../../motion.ts'
import { placed } from '../../print.ts'
import { spark, particles } from '../../figures.ts'
import { faded } from '../../palette.ts'
import { disc } from '../../paths.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { drawLipid, drawWater } from './lipid.ts'

interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
}

const head = 8
const tails = 28
const half = tails + 3

function inSheet(along: number, side: number, long: number, bend: number): Pose {
  const angle = along * 2 * Math.PI * bend
  if (bend < 0.01) return { x: along * long, y: -side * half, turn: (side * Math.PI) / 2 }
  const r = long / (2 * Math.PI * bend)
  const out = r + side * half
  const top = (-long / (2 * Math.PI)) * bend
  return { x: out * Math.sin(angle), y: top + r - out * Math.cos(angle), turn: angle + (side * Math.PI) / 2 }
}

export const selfAssembly = scene({
  settings: v.strictObject({ until: v.optional(v.picklist(['sheet', 'vesicle']), 'sheet') }),
  cues: { order: 'loose lipids line up', edge: 'the loose edges are shown', close: 'the sheet bends and closes' },
  draw(sheet, moment, { until }) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const random = sheet.random(11)
    const flat = until === 'sheet'
    const [outer, inner] = flat ? [12, 12] : [30, 22]
    const long = flat ? 246 : 540
    const order = flat ? moment.since('order') : 9
    const closing = flat ? 0 : appear(moment.since('close'), -0.1, 2.1, ease.inOut)
    const bend = flat ? 0 : lerp(0.07 + 0.03 * Math.sin(time * 1.7), 1, closing)
    const grow = flat ? 1.24 : lerp(0.58, 1.16, Math.min(1, bend))
    for (const one of particles(sheet, { ...focus, y: focus.y + 6 }, time, { count: 26, seed: 4, reach: 20 }))
      placed(sheet, 0, 0, { alpha: 0.5 }, () => drawWater(sheet, one.x, one.y, 6, one.a * 6 + time * 0.3))
    if (bend > 0.9 && !flat) {
      sheet.brush.fillStyle = faded(colours.info, 0.35 * (bend - 0.9) * 10)
      sheet.brush.fill(disc(cx, cy, 56 * grow))
    }
    for (const [side, count] of [
      [1, outer],
      [-1, inner],
    ] as const)
      for (let i = 0; i < count; i++) {
        const loose: Pose = {
          x: (random() - 0.5) * 250,
          y: (random() - 0.5) * 260,
          turn: random() * 2 * Math.PI,
        }
        const placedAt = inSheet((i + 0.5) / count - 0.5, side, long, bend)
        const share = appear(order, (i * 0.37) % 1.1, 1.5, ease.inOut)
        const swim = 14 * (1 - share) + 1.6
        placed(
          sheet,
          cx + grow * (lerp(loose.x, placedAt.x, share) + wander(time, i * 2 + side, 0.3) * swim),
          cy + grow * (lerp(loose.y, placedAt.y, share) + wander(time, i * 2 + side + 70, 0.3) * swim),
          {
            turn: lerp(loose.turn + wander(time, i, 0.2) * (1 - share), nearest(placedAt.turn, loose.turn), share),
            grow,
          },
          () => drawLipid(sheet, head, tails, time, i + side * 40),
        )
      }
    if (flat) {
      const done = appear(order, 2.4)
      label(sheet, 'agua', cx, cy - 104, { progress: done, size: 14 })
      label(sheet, 'agua', cx, cy + 104, { progress: done, size: 14 })
      return
    }
    const edge = moment.since('edge')
    const shown = appear(edge, -0.1, 0.5) * (1 - appear(moment.since('close'), 0, 0.4))
    for (const side of [-1, 1]) {
      spark(sheet, cx + side * (long / 2) * grow, cy, 26, Math.max(0, (edge + 0.1) / 1.6), colours.inkB)
      label(sheet, '¡colas mojadas!', cx + side * 92, cy + 64, {
        progress: shown,
        size: 13,
        leaderTo: [cx + side * 150, cy + 4 + 3 * bump(edge)],
      })
    }
    const closed = appear(moment.since('close'), 1.7)
    label(sheet, 'agua dentro', cx, cy, { progress: closed, size: 14 })
  },
})

function nearest(turn: number, from: number): number {
  return turn + Math.round((from - turn) / (2 * Math.PI)) * 2 * Math.PI
}
