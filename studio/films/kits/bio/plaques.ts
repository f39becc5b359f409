import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, wander } from '../../motion.ts'
import { blob, box, disc } from '../../paths.ts'
import { card, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'
import { phage } from './phage.ts'

export const plaques = scene({
  settings: v.strictObject({}),
  cues: { clear: 'holes open in the lawn of the prey', spare: 'the other lawn is named' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const clear = moment.since('clear')
    const spare = appear(moment.since('spare'), -0.1)
    const r = 154
    printed(sheet, disc(cx, cy, r), { ink: colours.stock, shade: 'none', outline: 3 })
    const dish = disc(cx, cy, r - 11)
    within(sheet, dish, () => {
      printed(sheet, box(cx - r, cy - r, r - 3, 2 * r), { ink: colours.inkA, shade: 'dots', cover: [0.1, 0.34] })
      printed(sheet, box(cx + 3, cy - r, r, 2 * r), { ink: colours.cogno, shade: 'lines', cover: [0.1, 0.34] })
      const random = sheet.random(14)
      for (let i = 0; i < 9; i++) {
        const [a, b, c] = [random(), random(), random()]
        const [x, y] = [cx - 28 - (i % 3) * 40 - a * 8, cy - 96 + Math.floor(i / 3) * 92 + (b - 0.5) * 46]
        const open = appear(clear, 0.1 + c * 0.9, 1.8, ease.inOut)
        printed(sheet, blob(x, y, (15 + a * 9) * open, time, i + 2, 0.12), {
          ink: colours.stock,
          shade: 'none',
          outline: 2 * open,
        })
      }
      for (let i = 0; i < 26; i++) {
        const right = i % 2 === 1
        const x = cx + (right ? 1 : -1) * (18 + ((i * 47) % 112))
        const y = cy - 116 + ((i * 83) % 232)
        bacterium(sheet, [x + wander(time, i, 0.2) * 4, y + wander(time, i + 40, 0.2) * 4], 24, 9, time, {
          turn: i + wander(time, i, 0.1),
          ink: colours.stock,
          shade: 'none',
          alpha: right ? 1 : 1 - appear(clear, (i % 5) * 0.25, 1.2),
          outline: 1.8,
        })
      }
      for (let i = 0; i < 12; i++) {
        const away = (i % 2 ? 1 : -1) * (26 + ((i * 31) % 92))
        phage(
          sheet,
          cx + away + wander(time, i + 10, 0.3) * 12,
          cy - 86 + ((i * 59) % 196) + wander(time, i + 30, 0.3) * 12,
          0.17,
          {
            plain: true,
            head: colours.nano,
            turn: i + wander(time, i, 0.3) * 0.6,
            alpha: appear(clear, i * 0.05 - 0.5, 0.6),
          },
        )
      }
      card(sheet, cx - 3, cy - r, 6, 2 * r, { ink: colours.stock, shade: 'none', outline: 2 })
    })
    outline(sheet, dish, 2.6, colours.key)
    label(sheet, 'su presa', cx - 76, focus.y + focus.height + 2, { progress: appear(clear, 0.6), size: 15 })
    label(sheet, 'otra especie', cx + 78, focus.y + focus.height + 2, { progress: spare, size: 15 })
  },
})
