import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { box, disc, oval, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { taperedLine } from './neuron-tree.ts'

export const alga = scene({
  settings: v.strictObject({}),
  cues: { light: 'it turns towards the light and swims', gate: 'the lens shows the gate, which opens' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      beam(sheet, moment)
      for (let i = 0; i < 14; i++) {
        const x = 30 + ((i * 83) % 300) + wander(moment.time, i, 0.1) * 12
        outline(sheet, disc(x, 190 + ((i * 47) % 320) - loop(moment.time, 9) * 20, 2 + (i % 3)), 1.4, colours.faint)
      }
      const swim = appear(moment.since('light'), -0.6, 2.6, ease.inOut)
      const at: Point = [
        lerp(116, 124, swim) + wander(moment.time, 3, 0.3) * 4,
        lerp(416, 306, swim) + wander(moment.time, 4, 0.3) * 5,
      ]
      const turn = lerp(-0.5, 0.72, swim) + 0.06 * Math.sin(moment.time * 6)
      body(sheet, moment, at, turn)
      lens(sheet, moment, at)
      label(sheet, '10 µm', 84, 500, { progress: appear(moment.time, 0.6), size: 14 })
    })
  },
})

function beam(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const lit = after(moment, 'light', 0.7, -0.4)
  sheet.brush.globalAlpha = 0.9 * lit
  printed(
    sheet,
    polygon([
      [318, 196],
      [346, 226],
      [150, 480],
      [6, 372],
    ]),
    { ink: 'none', shadeInk: colours.inkB, across: [300, 220, 90, 420], cover: [0.5, 0.05], outline: 0, pitch: 7 },
  )
  sheet.brush.globalAlpha = 1
  placed(sheet, 330, 208, { turn: 0.76 }, () => {
    printed(sheet, box(-20, -40, 40, 34, 6), { ink: colours.key, shade: 'none' })
    printed(
      sheet,
      polygon([
        [-16, -8],
        [16, -8],
        [24, 14],
        [-24, 14],
      ]),
      { ink: lit > 0.3 ? colours.inkB : colours.stock, cover: [0, 0.3] },
    )
  })
}

function body(sheet: Sheet, moment: Moment, [x, y]: Point, turn: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { turn, grow: 1.12 }, () => {
    const stroke = loop(moment.time, 0.8)
    const sweep =
      stroke < 0.4 ? lerp(-0.2, 1.9, ease.inOut(stroke / 0.4)) : lerp(1.9, -0.2, ease.inOut((stroke - 0.4) / 0.6))
    for (const side of [-1, 1]) {
      const points = Array.from({ length: 14 }, (_, i): Point => {
        const share = i / 13
        const bend = stroke < 0.4 ? 0.3 : 1.7 * Math.sin(share * 2.4)
        const angle = -Math.PI / 2 + side * (0.3 + sweep * share ** 0.6 + bend * share * (stroke < 0.4 ? 1 : -0.5))
        return [side * 7 + Math.cos(angle) * share * 84, -60 + Math.sin(angle) * share * 84]
      })
      taperedLine(sheet, points, 8, 5, colours.key)
      taperedLine(sheet, points, 4, 1.6, colours.bio)
    }
    printed(sheet, oval(0, 0, 50, 62), { ink: colours.bio, cover: [0, 0.6], outline: 2.8 })
    const cup = smooth([
      [-36, -12],
      [-30, 30],
      [0, 46],
      [30, 30],
      [36, -12],
      [20, 8],
      [0, 16],
      [-20, 8],
    ])
    printed(sheet, cup, { ink: '#ffffff', shadeInk: colours.key, cover: [0.1, 0.5], outline: 2 })
    ball(sheet, 0, -22, 13, colours.inkB)
    printed(sheet, oval(37, -14, 8, 13, -0.2), { ink: colours.nano, shade: 'none' })
  })
}

function lens(sheet: Sheet, moment: Moment, from: Point): void {
  const { colours } = sheet
  const shown = after(moment, 'gate', 0.7, -0.6)
  if (shown <= 0) return
  const [x, y, r] = [256, 412, 84 * shown]
  const spot: Point = [from[0] + 40, from[1] + 18]
  outline(sheet, smooth([spot, [x - r * 0.8, y - r * 0.5]], false), 2.4, colours.key)
  printed(sheet, disc(x, y, r), { ink: '#ffffff', shade: 'none', outline: 3.4 })
  within(sheet, disc(x, y, r), () => {
    for (let i = -7; i <= 7; i++) {
      if (Math.abs(i) < 2) continue
      for (const dy of [-18, 18]) ball(sheet, x + i * 14, y + dy, 6.6, colours.bio, { glint: false })
      outline(
        sheet,
        smooth(
          [
            [x + i * 14, y - 12],
            [x + i * 14, y + 12],
          ],
          false,
        ),
        2.4,
        colours.key,
      )
    }
    const open = after(moment, 'gate', 0.6, 0.6)
    for (const side of [-1, 1]) {
      const inner = 1 + 8 * open
      printed(
        sheet,
        smooth([
          [x + side * inner, y - 26],
          [x + side * 20, y - 32],
          [x + side * 24, y + 26],
          [x + side * inner, y + 28],
        ]),
        { ink: colours.inkB, cover: [0, 0.5] },
      )
    }
    for (let i = 0; i < 4; i++) {
      const share = loop(moment.time, 1.1, i / 4)
      ball(sheet, x + wander(moment.time, i, 0.4) * 3, lerp(y - 70, y + 70, share), 5 * open, colours.nano)
    }
  })
  label(sheet, 'la puerta', x, y + 94, { progress: shown, size: 14 })
}
