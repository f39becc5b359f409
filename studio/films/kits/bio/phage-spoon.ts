import * as v from 'valibot'
import { particles } from '../../figures.ts'
import { appear, ease, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { oval, smooth } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'
import { phage } from './phage.ts'

export const phageSpoon = scene({
  settings: v.strictObject({}),
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const entered = appear(time, 0, 1, ease.out)
    placed(sheet, cx - 12, cy + 20 + (1 - entered) * 260, { turn: 1.12 + wander(time, 2, 0.15) * 0.04 }, () => {
      const handle = smooth([
        [-17, -118],
        [17, -118],
        [12, -210],
        [20, -420],
        [-20, -420],
        [-12, -210],
      ])
      printed(sheet, handle, { ink: colours.stock, shade: 'lines', cover: [0, 0.4] })
      printed(sheet, oval(0, 10, 118, 152), { ink: colours.stock, shade: 'lines', cover: [0.05, 0.6], outline: 3 })
      const water = oval(0, 12, 101, 134)
      printed(sheet, water, { ink: blend(colours.info, '#ffffff', 0.25), shade: 'none', outline: 2.6 })
      within(sheet, water, () => {
        for (let i = 0; i < 5; i++)
          bacterium(
            sheet,
            [
              [-40, -50],
              [46, 4],
              [-34, 74],
              [40, 96],
              [30, -92],
            ][i] as [number, number],
            62,
            27,
            time,
            {
              turn: i * 1.3 + wander(time, i, 0.15) * 0.5,
              ink: colours.inkA,
              seed: i,
            },
          )
        for (const one of particles(sheet, { x: -108, y: -130, width: 216, height: 280 }, time, {
          count: 38,
          seed: 9,
          reach: 13,
          rate: 0.3,
        }))
          phage(sheet, one.x, one.y, 0.2 + one.b * 0.07, {
            plain: true,
            head: one.a < 0.4 ? colours.nano : colours.stock,
            turn: one.a * 9 + wander(time, one.i + 40, 0.2),
          })
      })
      const shine = smooth([
        [-70, -66],
        [-44, -98],
        [-14, -110],
        [-38, -88],
      ])
      sheet.brush.fillStyle = '#ffffff'
      sheet.brush.fill(shine)
      outline(sheet, oval(0, 12, 101, 134), 1.6, colours.key)
    })
  },
})
