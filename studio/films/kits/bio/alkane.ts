import * as v from 'valibot'
import { bond, spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { capsule, smooth, type Point } from '../../paths.ts'
import { ball, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

const carbons = 12

function molecule(sheet: Sheet, kind: 'CO₂' | 'H₂O', x: number, y: number, size: number, turn: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { grow: size, turn }, () => {
    if (kind === 'CO₂') {
      ball(sheet, -22, 0, 13, colours.nano)
      ball(sheet, 22, 0, 13, colours.nano)
      ball(sheet, 0, 0, 14, colours.key, { shadeInk: colours.faint })
    } else {
      ball(sheet, -12, 10, 8, colours.stock)
      ball(sheet, 12, 10, 8, colours.stock)
      ball(sheet, 0, 0, 14, colours.nano)
    }
  })
}

export const alkane = scene({
  settings: v.strictObject({}),
  cues: {
    oxygen: 'oxygen arrives at the chain',
    bite: 'the chain is bitten off, pair by pair',
    rest: 'what is left over is shown',
  },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const oxygen = appear(moment.since('oxygen'), -0.3, 1.3, ease.inOut)
    const rest = moment.since('rest')
    const bite = clamp(
      (moment.since('bite') + 0.2) / Math.max(1, (Number.isFinite(rest) ? moment.since('bite') - rest : 3) + 0.4),
    )
    const eaten = bite * carbons
    const y = cy - 10
    const mouth = cx - 30
    const divided = appear(rest, -0.2, 1.6, ease.inOut)
    const place = (i: number): Point => [
      mouth + 20 + (i - eaten) * 27 + wander(time, i, 0.3) * 3,
      y + (i % 2 ? 17 : -17) + wander(time, i + 30, 0.3) * 4,
    ]
    eater()
    const left = Array.from({ length: carbons }, (_, i) => i).filter((i) => i >= eaten - 0.3)
    for (const i of left) {
      const [x, py] = place(i)
      const way = i % 2 ? 1 : -1
      for (const lean of [-8, 8]) {
        bond(sheet, [x, py], 8, [x + lean, py + way * 22], 5, 3.4, colours.stock)
        ball(sheet, x + lean, py + way * 24, 6.4, colours.stock, { glint: false })
      }
      if (i + 1 < carbons) bond(sheet, [x, py], 10, place(i + 1), 10, 6, colours.stock)
    }
    for (const i of left) {
      const [x, py] = place(i)
      ball(sheet, x, py, 12.5, colours.key, { shadeInk: colours.faint })
    }
    for (let i = 0; i < 5; i++) {
      const go = appear(moment.since('oxygen'), i * 0.55 - 0.3, 1.5, ease.inOut)
      if (go <= 0 || go >= 1) continue
      const at: Point = [lerp(cx + 60 + i * 22, mouth + 6, go), lerp(focus.y - 40, y - 20, go)]
      placed(sheet, at[0], at[1], { turn: go * 3 + i, grow: 1 - 0.3 * go }, () => {
        ball(sheet, -10, 0, 12, colours.nano)
        ball(sheet, 10, 0, 12, colours.nano)
      })
    }
    for (let i = 0; i < 14; i++) {
      const out = appear(rest, -0.7 + i * 0.14, 1.8, ease.out)
      if (out <= 0) continue
      const gas = i % 2 === 0
      const goal: Point = gas
        ? [cx + 4 + ((i * 31) % 140), focus.y + 10 + ((i * 27) % 150)]
        : [cx - 10 + ((i * 41) % 150), cy + 92 + ((i * 19) % 70)]
      molecule(
        sheet,
        gas ? 'CO₂' : 'H₂O',
        lerp(mouth, goal[0], out) + wander(time, i, 0.3) * 6,
        lerp(y, goal[1], out) + wander(time, i + 20, 0.3) * 6,
        0.72 * out,
        i + wander(time, i + 50, 0.2),
      )
    }
    label(sheet, 'oxígeno', cx + 96, focus.y + 26, { progress: oxygen * (1 - appear(rest, -0.9)), size: 15 })
    label(sheet, 'alcano', cx + 96, y + 76, { progress: appear(time, 0.4) * (1 - appear(bite, 0.35, 0.2)), size: 15 })
    label(sheet, 'CO₂', cx + 118, focus.y + 176, { progress: appear(rest, 0.7), size: 16 })
    label(sheet, 'agua', cx + 112, cy + 66, { progress: appear(rest, 0.7), size: 16 })

    function eater(): void {
      const body = capsule([mouth - 92, y - 78], [mouth - 92, y + 78], 184)
      printed(sheet, body, { ink: colours.inkA, cover: [0, 0.5], outline: 2.6 })
      printed(sheet, capsule([mouth - 92, y - 78], [mouth - 92, y + 78], 152), {
        ink: colours.stock,
        shade: 'none',
        outline: 2,
      })
      for (let i = 0; i < 6; i++) {
        const born = clamp(eaten / 2 - i)
        if (born <= 0) continue
        const used = i % 3 === 0 ? 0 : appear(rest, -0.7 + i * 0.2, 1)
        const [px, py] = [
          mouth - 62 - ((i * 29) % 66) * born + wander(time, i + 70, 0.25) * 7,
          y + (((i * 47) % 130) - 64) * born + wander(time, i + 80, 0.25) * 7,
        ]
        placed(sheet, px, py, { turn: i + time * 0.3, grow: 1 - used, alpha: born }, () => {
          bond(sheet, [-11, 0], 9, [11, 0], 9, 6, colours.stock)
          for (const side of [-11, 11]) ball(sheet, side, 0, 11, colours.key, { shadeInk: colours.faint })
        })
      }
      const squeeze = bite > 0 && bite < 1 ? 3 * Math.sin(time * 9) : 0
      for (const way of [-1, 1])
        printed(
          sheet,
          smooth([
            [mouth - 26, y + way * 24],
            [mouth + 16, y + way * (26 + squeeze)],
            [mouth + 24, y + way * 46],
            [mouth - 4, y + way * 60],
            [mouth - 30, y + way * 48],
          ]),
          {
            ink: colours.cogno,
            cover: [0, 0.45],
          },
        )
      spark(sheet, mouth - 10, y, 30, bite > 0 && bite < 1 ? (time * 1.4) % 1 : 0, colours.inkB)
      for (const [i, [dx, dy]] of (
        [
          [20, 190],
          [104, 204],
        ] as const
      ).entries())
        bacterium(
          sheet,
          [mouth + dx + wander(time, i + 3, 0.2) * 5, y + lerp(120, dy, divided)],
          74 * divided,
          32 * divided,
          time,
          { turn: 0.3 - i * 0.7, seed: i },
        )
    }
  },
})
