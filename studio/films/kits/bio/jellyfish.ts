import * as v from 'valibot'
import { appear, lerp, pulse, wander } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { glow } from './glow.ts'

const lamps = 15
const tentacles = 17

export const jellyfish = scene({
  settings: v.strictObject({}),
  cues: { glow: 'the rim lights up' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const beat = pulse(time, 2.3)
    const squeeze = Math.sin((2 * Math.PI * time) / 2.3)
    const x0 = cx + wander(time, 2, 0.1) * 10
    const y0 = middle - 44 - squeeze * 9 + lerp(40, 0, appear(time, 0, 2))
    const lit = moment.since('glow')
    const [rx, ry] = [132 - beat * 14, 106 + beat * 12]
    const rimAt = (share: number): Point => {
      const angle = Math.PI * (1 - share)
      return [x0 + rx * Math.cos(angle), y0 + 26 * Math.sin(angle) + 6]
    }
    for (let i = 0; i < 26; i++) {
      const [px, py] = [(i * 97) % sheet.width, focus.y - 40 + ((i * 61 + time * 9) % (focus.height + 60))]
      ball(sheet, px + wander(time, i, 0.2) * 6, py, 1.6 + (i % 3) * 0.7, colours.faint, { outline: 0, glint: false })
    }
    for (let i = 0; i < tentacles; i++) {
      const [tx, ty] = rimAt((i + 0.5) / tentacles)
      const long = 120 + ((i * 47) % 70)
      const line = Array.from({ length: 9 }, (_, k): Point => {
        const share = k / 8
        return [
          tx + Math.sin(share * 5 + i * 1.3 - time * 2.1) * 15 * share + (tx - x0) * -0.16 * share * (1 + beat * 0.6),
          ty + share * long * (1 + squeeze * 0.05),
        ]
      })
      outline(sheet, smooth(line, false), 2.4, blend(colours.ground, colours.line, 0.72))
    }
    const bell: Point[] = []
    for (let k = 0; k <= 16; k++) {
      const angle = Math.PI + (Math.PI * k) / 16
      bell.push([x0 + rx * Math.cos(angle), y0 + ry * Math.sin(angle)])
    }
    for (let k = 1; k < 12; k++) bell.push(rimAt(1 - k / 12))
    printed(sheet, smooth(bell), {
      ink: blend(colours.ground, colours.info, 0.34),
      shade: 'dots',
      shadeInk: colours.line,
      across: [x0 + 40, y0 + 60, x0 - 70, y0 - 110],
      cover: [0, 0.5],
      edge: colours.line,
      outline: 2.6,
    })
    for (let i = 1; i < 12; i++) {
      const [ex, ey] = rimAt(i / 12)
      outline(
        sheet,
        smooth(
          [
            [x0 + (ex - x0) * 0.12, y0 - ry * 0.62],
            [x0 + (ex - x0) * 0.66, y0 - ry * 0.4],
            [ex, ey],
          ],
          false,
        ),
        1.5,
        faded(colours.line, 0.75),
      )
    }
    printed(
      sheet,
      smooth([
        [x0 - 20, y0 - ry * 0.62],
        [x0 + 20, y0 - ry * 0.62],
        [x0 + 13, y0 - 8],
        [x0 + 5, y0 + 34],
        [x0 - 5, y0 + 34],
        [x0 - 13, y0 - 8],
      ]),
      {
        ink: blend(colours.ground, colours.line, 0.5),
        edge: colours.line,
        outline: 1.8,
      },
    )
    for (let i = 0; i < lamps; i++) {
      const [lx, ly] = rimAt((i + 0.5) / lamps)
      const on = appear(lit, Math.abs(i - 7) * 0.07 - 0.2, 0.5) * (0.72 + 0.28 * pulse(time, 1.4, i * 0.21))
      glow(sheet, lx, ly, 27, colours.bio, on)
      ball(sheet, lx, ly, 6.4, blend(blend(colours.ground, colours.line, 0.5), colours.bio, on), {
        shade: 'none',
        outline: 1.4,
      })
    }
  },
})
