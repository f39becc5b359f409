import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, lerp, pulse } from '../../motion.ts'
import { disc, smooth, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { brainSide, centralSulcus } from './head-and-brain.ts'

const brain = { x: 26, y: 218, wide: 308 } as const
const scale = brain.wide / 120

const parts = [
  { name: 'pies', share: 0.05, x: 246, y: 210 },
  { name: 'tronco', share: 0.27, x: 262, y: 252 },
  { name: 'mano', share: 0.5, x: 262, y: 294 },
  { name: 'cara', share: 0.74, x: 268, y: 336 },
  { name: 'lengua', share: 0.96, x: 262, y: 378 },
] as const

export const brainStrip = scene({
  settings: v.strictObject({}),
  cues: { strip: 'the strip is painted', map: 'the parts of the body are named along it' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const painted = after(moment, 'strip', 1.2, -0.3)
      const front = centralSulcus.map(([x, y]): Point => [x - 1, y])
      const last = front.at(-1) ?? [0, 0]
      const whole: Point[] = [...front, [last[0] + 3, last[1] + 12]]
      const shown = whole.slice(0, Math.max(2, Math.ceil(whole.length * painted)))
      const back = shown.map(([x, y]): Point => [x - 10.5, y + 0.5]).toReversed()
      brainSide(sheet, brain.x, brain.y + 4 * Math.sin(moment.time * 1.2), brain.wide, {
        ink: '#ffffff',
        inside: () => {
          if (painted > 0)
            printed(sheet, smooth([...shown, ...back]), { ink: colours.nano, cover: [0, 0.35], pitch: 1.9, outline: 1 })
        },
      })
      for (const [i, part] of parts.entries()) {
        const named = appear(moment.since('map'), -0.4 + i * 0.42, 0.5)
        if (named <= 0) continue
        const at = part.share * (whole.length - 1)
        const [a, b] = [whole[Math.floor(at)] ?? [0, 0], whole[Math.ceil(at)] ?? [0, 0]]
        const point: Point = [
          brain.x + (lerp(a[0], b[0], at % 1) - 6) * scale,
          brain.y + 4 * Math.sin(moment.time * 1.2) + clamp(lerp(a[1], b[1], at % 1), 8, 70) * scale,
        ]
        outline(sheet, disc(...point, 8 + 3 * pulse(moment.time, 1.2, i * 0.2)), 2.6, colours.key)
        label(sheet, part.name, part.x, part.y, { progress: named, leaderTo: point, size: 15 })
      }
      label(sheet, 'frente', 306, 452, { progress: appear(moment.time, 0.4), size: 14 })
      arrow(sheet, [272, 476], [338, 476], { progress: appear(moment.time, 0.4), width: 4 })
    })
  },
})
