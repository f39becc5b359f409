import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, oval } from '../../paths.ts'
import { ball, printed, within } from '../../print.ts'
import { bond } from '../../figures.ts'
import { scene, type Sheet } from '../../scene.ts'
import { drawRoll, trunkOf } from './nanotube.ts'
import { after, contours, middle } from './set.ts'

function gas(sheet: Sheet, x: number, y: number, turn: number, grow: number): void {
  if (grow < 0.05) return
  const { colours } = sheet
  const [c, s] = [Math.cos(turn) * grow, Math.sin(turn) * grow]
  const at = (u: number, w: number) => [x + c * u - s * w, y + s * u + c * w] as const
  bond(sheet, at(-11, 0), 4, at(11, 0), 4, 5, '#ffffff')
  for (const [u, w] of [
    [-19, -12],
    [-19, 12],
    [19, -12],
    [19, 12],
  ] as const)
    ball(sheet, ...at(u, w), 6 * grow, '#ffffff')
  for (const u of [-11, 11]) ball(sheet, ...at(u, 0), 10 * grow, colours.nano)
}

export const tubeGrowth = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the tube grows', gas: 'the gas is named' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 6 })
    const grown = appear(after(moment, 'grow', 0.5), -1.2, moment.duration * 0.6, ease.inOut)
    const floor = cy + 150
    const height = lerp(16, 250, grown)
    const top = floor - 62
    within(sheet, box(cx - 90, top - height, 180, height + 6), () =>
      drawRoll(sheet, trunkOf(0.18, 22), {
        at: [cx, top - height + 158],
        size: 16,
        closed: 1,
        around: 0,
        tilt: 0.08,
        spin: moment.time * 0.12,
        ink: colours.inkA,
        bondInk: colours.inkB,
        width: 15.4,
      }),
    )
    printed(sheet, box(20, floor, 320, 26), {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0.1, 0.6],
      pitch: 5,
      across: [180, floor, 180, floor + 26],
    })
    printed(sheet, oval(cx, floor - 28, 56, 44), { ink: colours.bio, cover: [0, 0.7] })
    for (let i = 0; i < 6; i++) {
      const share = loop(moment.time, 3.4, i / 6)
      const side = i % 2 ? 1 : -1
      const from = [cx + side * 190, cy - 120 + i * 34] as const
      const bend = ease.in(share)
      const x = lerp(from[0], cx + side * 46, share)
      const y = lerp(from[1], floor - 34, bend)
      gas(sheet, x, y, i + moment.time * (i % 2 ? 0.8 : -0.6), 0.95 * clamp((1 - share) * 5))
    }
    label(sheet, 'hierro', cx, floor - 26, { size: 15, progress: appear(moment.time, 0.5, 0.5) })
    label(sheet, 'gas con carbono', cx + 84, cy - 128, {
      size: 15,
      progress: appear(after(moment, 'gas', 0.8), -0.3, 0.5),
    })
  },
})
