import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { card, placed, rod } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile } from './double-strand.ts'
import { phage } from './phage.ts'

export const virusAlbum = scene({
  settings: v.strictObject({}),
  cues: { keep: 'the scraps come loose and form one row' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const heads = [colours.nano, colours.info, colours.cogno, colours.inkA]
    const keep = moment.since('keep')
    const rowY = focus.y + focus.height - 26
    const lifted = appear(keep, 0.2, 1)
    rod(sheet, [-20, rowY], [lerp(-20, sheet.width + 20, lifted), rowY], 30, colours.stock, { shade: 'lines' })
    for (const [i, ink] of heads.entries()) {
      const [column, row] = [i % 2, i >> 1]
      const entered = appear(time, 0.1 + i * 0.22, 0.7, ease.back)
      const x = cx + (column ? 80 : -80)
      const y = cy - 100 + row * 150
      placed(sheet, x, y, { turn: (i % 2 ? 1 : -1) * 0.035 + wander(time, i, 0.2) * 0.02, grow: entered }, () => {
        card(sheet, -66, -66, 132, 132, { ink: colours.stock, shade: 'none', outline: 2.6 })
        card(sheet, -58, -58, 116, 92, { ink, shade: 'dots', cover: [0.04, 0.3] })
        phage(sheet, 0, 26 + wander(time, i + 20, 0.4) * 2, 0.4, {
          head: colours.stock,
          turn: wander(time, i + 9, 0.4) * 0.1,
          swing: wander(time, i, 0.6) * 0.4,
        })
        lettering(sheet, `sospechoso ${i + 1}`, 0, 54, { size: 14, weight: 700, align: 'center', ink: colours.key })
      })
      const go = appear(keep, 0.15 + i * 0.28, 1.1, ease.inOut)
      const scrap = appear(time, 0.7 + i * 0.22, 0.5)
      const arc = Math.sin(Math.PI * go) * -40
      placed(
        sheet,
        lerp(x, cx + (i - 1.5) * 78, go),
        lerp(y - 50, rowY, go) + arc,
        { grow: scrap * lerp(0.7, 0.94, go), turn: Math.sin(Math.PI * go) * 0.4 },
        () => {
          for (let k = 0; k < 3; k++) baseTile(sheet, baseAt(i * 11 + k), (k - 1) * 20, 0, 19, 32, { size: 15 })
          card(sheet, -31, 18, 62, 5, { ink, shade: 'none', outline: 1.4 })
        },
      )
    }
  },
})
