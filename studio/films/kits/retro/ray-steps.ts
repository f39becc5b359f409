import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, loop, pulse } from '../../motion.ts'
import { arcBand, disc, oval, smooth, tracePoints, type Point } from '../../paths.ts'
import { spark } from '../../figures.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const balls = [
  [486, 172, 62],
  [398, 250, 34],
  [392, 104, 22],
] as const

function distance([x, y]: Point): number {
  return Math.min(...balls.map(([bx, by, r]) => Math.hypot(x - bx, y - by) - r))
}

function march(from: Point, angle: number): Point[] {
  const points: Point[] = [from]
  let travelled = 0
  for (let i = 0; i < 24; i++) {
    const at: Point = [from[0] + travelled * Math.cos(angle), from[1] + travelled * Math.sin(angle)]
    const free = distance(at)
    if (free < 0.8 || travelled > 520) break
    travelled += free
    points.push([from[0] + travelled * Math.cos(angle), from[1] + travelled * Math.sin(angle)])
  }
  return points
}

/** Sphere tracing: a ray advances by the distance to the nearest surface until it hits. */
export const raySteps = scene({
  settings: v.strictObject({}),
  cues: { ray: 'rays leave the eye', steps: 'the steps of one ray are shown' },
  draw: (sheet, moment) => {
    const { colours } = sheet
    const eye: Point = [128, 196]
    const shot = appear(moment.since('ray'), -0.1, 0.4)
    const stepped = moment.since('steps')
    for (const [x, y, r] of balls) ball(sheet, x, y, r, colours.inkA)
    if (shot > 0 && stepped < 0.2)
      for (let i = 0; i < 15; i++) {
        const share = loop(moment.time, 1.6, i * 0.13)
        const points = march(eye, -0.4 + i * 0.052)
        const end = points.at(-1) ?? eye
        const at: Point = [eye[0] + (end[0] - eye[0]) * share, eye[1] + (end[1] - eye[1]) * share]
        outline(sheet, tracePoints([eye, at]), 1.4 * shot, colours.zed)
      }
    if (stepped > -0.2) {
      const angle = -0.17 + 0.05 * Math.sin(moment.time * 0.7)
      const points = march(eye, angle)
      const shown = Math.max(0, (stepped + 0.2) * 2.4)
      for (const [i, at] of points.slice(0, -1).entries()) {
        const grown = Math.min(1, Math.max(0, shown - i))
        if (grown <= 0) break
        const next = points[i + 1] ?? at
        const free = Math.hypot(next[0] - at[0], next[1] - at[1])
        outline(sheet, arcBand(at[0], at[1], free * grown, 0.1), 1.8, colours.inkB)
        outline(
          sheet,
          tracePoints([at, [at[0] + (next[0] - at[0]) * grown, at[1] + (next[1] - at[1]) * grown]]),
          3.4,
          colours.zed,
        )
        printed(sheet, disc(at[0], at[1], 4), { ink: colours.stock, shade: 'none', outline: 1.4 })
      }
      const end = points.at(-1) ?? eye
      if (shown > points.length && distance(end) < 2) {
        printed(sheet, disc(end[0], end[1], 6 + 2 * pulse(moment.time, 0.8)), { ink: colours.nano, shade: 'none' })
        spark(sheet, end[0], end[1], 26, loop(moment.time, 1.2))
      }
    }
    printed(
      sheet,
      smooth([
        [84, 196],
        [106, 176],
        [132, 182],
        [142, 196],
        [132, 210],
        [106, 216],
      ]),
      { ink: colours.stock, shade: 'none' },
    )
    printed(sheet, oval(124, 196, 11, 14), { ink: colours.zed, shade: 'none' })
    printed(sheet, oval(127, 196, 5, 7), { ink: colours.key, shade: 'none', outline: 0 })
    label(sheet, 'Un rayo por punto', 204, 262, { size: 13, progress: shot })
    label(sheet, 'Distancia libre', 262, 132, { size: 13, progress: appear(stepped, 0.4, 0.5) })
  },
})
