import * as v from 'valibot'
import { appear, clamp, ease } from '../../motion.ts'
import { disc, smooth } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { bigNumber, label } from '../../letters.ts'
import { scene } from '../../scene.ts'
import { arrow } from '../../figures.ts'
import { after, contours, middle } from './set.ts'

export const fingernail = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the lens opens on the growing edge', rate: 'the counter appears' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 1 })
    const x = cx - 66
    const top = cy - 82
    const skin = smooth([
      [x - 100, 660],
      [x - 98, cy + 90],
      [x - 84, cy - 8],
      [x - 48, top + 8],
      [x, top - 6],
      [x + 48, top + 8],
      [x + 84, cy - 8],
      [x + 98, cy + 90],
      [x + 100, 660],
    ])
    printed(sheet, skin, { ink: colours.cogno, cover: [0.02, 0.5], across: [x - 90, cy, x + 110, cy + 140], pitch: 6 })
    for (const [dy, wide] of [
      [165, 58],
      [178, 66],
      [190, 52],
    ] as const)
      outline(
        sheet,
        smooth(
          [
            [x - wide, cy + dy],
            [x, cy + dy + 9],
            [x + wide, cy + dy],
          ],
          false,
        ),
        2,
        colours.key,
      )
    const grown = 9 * ease.inOut(moment.progress)
    const nail = smooth([
      [x - 62, cy + 52],
      [x - 66, cy - 20],
      [x - 52, top - 12 - grown],
      [x, top - 34 - grown],
      [x + 52, top - 12 - grown],
      [x + 66, cy - 20],
      [x + 62, cy + 52],
      [x, cy + 84],
    ])
    printed(sheet, nail, {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0, 0.3],
      pitch: 7,
      across: [x - 40, cy, x + 90, cy + 30],
    })
    within(sheet, nail, () => {
      printed(
        sheet,
        smooth([
          [x - 66, cy + 70],
          [x - 30, cy + 34],
          [x, cy + 28],
          [x + 30, cy + 34],
          [x + 66, cy + 70],
          [x, cy + 120],
        ]),
        {
          ink: colours.cogno,
          shade: 'none',
          outline: 1.6,
        },
      )
      const edge = smooth(
        [
          [x - 70, top + 26],
          [x, top + 6],
          [x + 70, top + 26],
        ],
        false,
      )
      outline(sheet, edge, 2)
    })
    const opened = appear(after(moment, 'grow', 0.3), 0, 0.7, ease.back)
    const [lx, ly, r] = [cx + 86, cy - 96, 68 * opened]
    if (r > 4) {
      outline(
        sheet,
        smooth(
          [
            [x + 8, top - 36 - grown],
            [lx - r * 0.6, ly - r * 0.2],
          ],
          false,
        ),
        2.2,
      )
      const lens = disc(lx, ly, r)
      printed(sheet, lens, { ink: '#ffffff', shade: 'none', outline: 0 })
      within(sheet, lens, () => {
        const rise = 15 * moment.time
        for (let row = -3; row < 14; row++) {
          const y = ly + 46 - row * 20
          const born = clamp((rise - (row - 2) * 20) / 20)
          for (let i = -4; i <= 4; i++)
            ball(
              sheet,
              lx + i * 21 + (row % 2) * 10.5,
              y - (1 - born) * 26,
              10.5 * born,
              row % 5 === 4 ? colours.inkB : colours.inkA,
            )
        }
      })
      outline(sheet, lens, 3.4)
      arrow(sheet, [lx + r + 10, ly + 30], [lx + r + 10, ly - 34], { progress: opened, width: 4, ink: colours.line })
    }
    const rate = appear(after(moment, 'rate', 0.7), -0.4, 0.5)
    const nanometres = Math.max(1, Math.floor(1.3 * moment.time))
    if (rate > 0) {
      bigNumber(sheet, `+${nanometres} nm`, lx + 4, cy + 36, { size: 44, width: 60, alpha: rate })
      label(sheet, 'desde que\nempezó el video', lx + 4, cy + 64, { size: 13, progress: rate })
    }
  },
})
