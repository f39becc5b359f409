import * as v from 'valibot'
import { label, scaleBar } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { capsule, disc, oval, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { merged } from './merged-body.ts'
import { taperedLine } from './neuron-tree.ts'

const middle: Point = [180, 394]
const radius = 110

export const axonThickness = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the squid’s axon swells to its size', fill: 'myelinated fibres fill the same circle' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      squid(sheet, moment)
      const { colours } = sheet
      const grow = after(moment, 'grow', 1.1, -0.2)
      const r = radius * grow
      if (grow > 0) printed(sheet, disc(...middle, r), { ink: colours.inkB, cover: [0, 0.55], outline: 2.8 })
      const filled = appear(moment.since('fill'), -0.3, 1.7, ease.inOut)
      if (filled > 0) fibres(sheet, filled)
      if (grow > 0) outline(sheet, disc(...middle, r), 3.4, colours.key)
      scaleBar(sheet, '1 mm', middle[0] - radius, 530, radius * 2, {
        progress: after(moment, 'grow', 0.8, 0.6),
        size: 16,
      })
      label(sheet, 'un axón\nde calamar', 52, 320, { progress: after(moment, 'grow', 0.5, 0.5), leaderTo: [112, 356] })
      magnifier(sheet, moment)
      label(sheet, 'miles\nde los tuyos', 300, 476, {
        progress: after(moment, 'fill', 0.5, 0.8),
        chip: colours.cogno,
      })
    })
  },
})

function fibres(sheet: Sheet, filled: number): void {
  const step = (radius * 2) / 50
  const [dots, hearts] = [new Path2D(), new Path2D()]
  const rows = Math.ceil((radius * 2) / (step * 0.866))
  for (let row = 0; row <= rows; row++) {
    const y = middle[1] + radius - row * step * 0.866
    for (let x = middle[0] - radius + (row % 2) * step * 0.5; x < middle[0] + radius; x += step) {
      if (Math.hypot(x - middle[0], y - middle[1]) > radius - step / 2) continue
      const share = row / rows
      if (share > filled * 1.25) continue
      dots.moveTo(x + step * 0.47, y)
      dots.arc(x, y, step * 0.47, 0, 2 * Math.PI)
      hearts.moveTo(x + step * 0.29, y)
      hearts.arc(x, y, step * 0.29, 0, 2 * Math.PI)
    }
  }
  const { brush, colours } = sheet
  within(sheet, disc(...middle, radius), () => {
    brush.fillStyle = colours.key
    const level = middle[1] + radius - clamp(filled * 1.25 - 0.05) * radius * 2
    brush.fillRect(middle[0] - radius, Math.max(middle[1] - radius, level), radius * 2, radius * 2)
    brush.fillStyle = '#ffffff'
    brush.fill(dots)
    brush.fillStyle = colours.cogno
    brush.fill(hearts)
  })
}

function squid(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const up = ease.inOut(after(moment, 'grow', 1, -0.7))
  const push = loop(moment.time, 1.9)
  const squeeze = 1 - 0.08 * Math.sin(push * 2 * Math.PI)
  placed(
    sheet,
    lerp(166, 176, up) + Math.sin(push * 2 * Math.PI) * 7,
    lerp(330, 218, up) + wander(moment.time, 2, 0.2) * 4,
    { turn: 0.1, grow: lerp(1.16, 0.95, up) },
    () => {
      for (let i = 0; i < 8; i++) {
        const y = -14 + i * 4
        const long = i === 2 || i === 5 ? 96 : 62
        const arm = Array.from({ length: 9 }, (_, k): Point => {
          const share = k / 8
          return [50 + share * long, y + (i - 3.5) * share * 6 + Math.sin(share * 5 - moment.time * 4 + i) * 7 * share]
        })
        taperedLine(sheet, arm, 10, 4, colours.key)
        taperedLine(sheet, arm, 6, 1.4, colours.inkA)
      }
      const fins = [-1, 1].map((side) =>
        smooth([
          [-112, 0],
          [-92, side * 44],
          [-56, side * (50 + 4 * wander(moment.time, side, 0.8))],
          [-44, side * 8],
        ]),
      )
      const mantle = smooth([
        [-124, 0],
        [-84, -24 * squeeze],
        [-20, -34 * squeeze],
        [24, -27 * squeeze],
        [32, 0],
        [24, 27 * squeeze],
        [-20, 34 * squeeze],
        [-84, 24 * squeeze],
      ])
      merged(sheet, [...fins, mantle], { ink: colours.inkA, across: [-60, -64, -40, 64], cover: [0, 0.6] })
      merged(sheet, [capsule([34, 0], [50, 0], 38)], { ink: colours.inkA, across: [30, -10, 54, 20], cover: [0, 0.5] })
      printed(sheet, oval(45, -6, 8, 9), { ink: '#ffffff', shade: 'none' })
      ball(sheet, 47, -5, 4.4, colours.key)
      outline(
        sheet,
        smooth(
          [
            [18, 2],
            [-20, 6],
            [-74, 2],
          ],
          false,
        ),
        5.5,
        colours.key,
      )
      outline(
        sheet,
        smooth(
          [
            [18, 2],
            [-20, 6],
            [-74, 2],
          ],
          false,
        ),
        2.6,
        '#ffffff',
      )
    },
  )
}

function magnifier(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const shown = appear(moment.since('fill'), 0.5, 0.7, ease.back)
  if (shown <= 0) return
  const [x, y] = [300, 326]
  outline(
    sheet,
    tracePoints([
      [246, 372],
      [x - 16, y + 22],
    ]),
    3,
    colours.key,
  )
  placed(sheet, x, y, { grow: shown }, () => {
    printed(sheet, disc(0, 0, 46), { ink: colours.key, shade: 'none' })
    within(sheet, disc(0, 0, 45), () => {
      for (let row = -2; row <= 2; row++) {
        for (let column = -2; column <= 2; column++) {
          const at: Point = [column * 29 + (Math.abs(row) % 2) * 14.5, row * 25]
          printed(sheet, disc(...at, 13.6), { ink: '#ffffff', shade: 'none', outline: 1.6 })
          printed(sheet, disc(...at, 7.4), { ink: colours.cogno, cover: [0, 0.5], outline: 1.6 })
        }
      }
    })
    outline(sheet, disc(0, 0, 46), 3.4, colours.key)
  })
}
