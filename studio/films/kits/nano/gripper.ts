import * as v from 'valibot'
import { appear, ease, lerp } from '../../motion.ts'
import { box, disc, polygon, type Point } from '../../paths.ts'
import { ball, placed, printed, rod } from '../../print.ts'
import { scene } from '../../scene.ts'
import { glow } from './set.ts'
import { after, middle } from './set.ts'

export const gripper = scene({
  settings: v.strictObject({}),
  cues: { grip: 'the pads touch and hold' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const random = sheet.random(8)
    for (let i = 0; i < 60; i++) {
      const [x, y, r] = [random() * 360, random() * 640, 0.6 + random() * 1.2]
      brush.globalAlpha = 0.4 + 0.5 * Math.abs(Math.sin(moment.time * 0.7 + i))
      brush.fillStyle = colours.line
      brush.fillRect(x, y, r * 2, r * 2)
    }
    brush.globalAlpha = 1
    glow(sheet, cx + 60, 760, 330, colours.info, 1)
    ball(sheet, cx + 60, 760, 240, colours.info, { glint: false, pitch: 7 })
    const since = after(moment, 'grip', 0.5)
    const near = appear(since, -1.6, 1.7, ease.inOut)
    const held = appear(since, 0.1, 1.5)
    const spin = lerp(moment.time * 0.9, 0, held) + (1 - held) * 0.4
    const [px, py] = [
      cx + 52 + (4 + (1 - held) * 10) * Math.sin(moment.time),
      cy - 84 + held * 14 + 4 * Math.cos(moment.time * 0.8),
    ]
    placed(sheet, px, py, { turn: spin * (1 - held) - 0.2 }, () => {
      for (const side of [-1, 1]) {
        printed(sheet, box(side > 0 ? 34 : -112, -30, 78, 60), { ink: colours.info, shade: 'none', outline: 2.6 })
        for (let i = 1; i < 4; i++)
          printed(sheet, box((side > 0 ? 34 : -112) + i * 19.5, -30, 1, 60), {
            ink: colours.key,
            shade: 'none',
            outline: 1.4,
          })
        printed(sheet, box(side > 0 ? 34 : -112, -1, 78, 1), { ink: colours.key, shade: 'none', outline: 1.4 })
      }
      printed(sheet, box(-34, -40, 68, 80, 4), { ink: '#f2b01e', cover: [0, 0.6], pitch: 5, outline: 2.8 })
      printed(sheet, disc(0, -8, 15), { ink: colours.stock, cover: [0, 0.5] })
    })
    const hand: Point = [lerp(cx - 60, px, near), lerp(cy + 150, py + 58, near)]
    const elbow: Point = [cx - 96, lerp(cy + 92, cy + 40, near)]
    rod(sheet, [-30, cy + 150], elbow, 26, colours.stock)
    rod(sheet, elbow, hand, 22, colours.stock)
    ball(sheet, elbow[0], elbow[1], 19, colours.nano)
    placed(sheet, hand[0], hand[1], { turn: lerp(-0.7, -0.2, near) }, () => {
      for (let i = -6; i <= 6; i++) {
        const long = 10 - 5 * held
        printed(
          sheet,
          polygon([
            [i * 6 - 1.6, -8],
            [i * 6 + 1.6 - held * 2, -8 - long],
            [i * 6 + 1.6, -8],
          ]),
          { ink: '#ffe0b8', shade: 'none', outline: 1.4 },
        )
      }
      printed(sheet, box(-44, -10, 88, 20, 6), { ink: colours.nano, cover: [0, 0.5] })
      printed(sheet, box(-12, 8, 24, 24, 4), { ink: colours.stock, shade: 'lines', cover: [0, 0.5], pitch: 4 })
    })
  },
})
