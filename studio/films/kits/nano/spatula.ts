import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, pulse, stagger, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { arrow } from '../../figures.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const spatula = scene({
  settings: v.strictObject({}),
  cues: { touch: 'the tips touch the wall', pull: 'the attraction is shown' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const touch = appear(after(moment, 'touch', 0.3), -0.9, 1.2, ease.inOut)
    const pull = after(moment, 'pull', 0.6)
    const wall = (x: number) => cy + 78 + 9 * Math.sin(x / 31) + 5 * Math.sin(x / 13)
    for (let row = 4; row >= 0; row--)
      for (let i = -1; i < 15; i++) {
        const x = i * 26 + (row % 2) * 13
        ball(sheet, x, wall(x) + 16 + row * 22, 13, row === 0 ? colours.inkB : colours.stock)
      }
    sheet.brush.save()
    sheet.brush.beginPath()
    sheet.brush.rect(0, 152, sheet.width, sheet.height)
    sheet.brush.clip()
    for (let k = 0; k < 3; k++) {
      const x = cx - 106 + k * 106
      const lift = lerp(96 + k * 16, 0, touch) + (1 - touch) * 6 * Math.sin(moment.time * 2 + k)
      const left = x - 44
      const sole = Array.from({ length: 8 }, (_, i): Point => {
        const sx = left + i * 12.6
        return [sx, lerp(cy + 62, wall(sx) - 13, touch) - lift]
      })
      const stem: Point[] = [
        [x + 40, cy - 30 - lift],
        [x + 12, cy - 96 - lift],
        [x + 4, cy - 220],
        [x - 22, cy - 220],
        [x - 14, cy - 96 - lift],
        [x - 38, cy - 18 - lift],
      ]
      printed(sheet, smooth([...sole, ...stem]), {
        ink: '#ffe0b8',
        cover: [0.02, 0.5],
        across: [x - 40, cy - 150 - lift, x + 50, cy + 60 - lift],
        pitch: 5,
        outline: 2.6,
      })
      for (const [i, [sx, sy]] of sole.entries()) {
        if (i === 0 || i === 7) continue
        ball(
          sheet,
          sx + 1.2 * wander(moment.time, k * 9 + i, 0.9),
          sy - 7 + wander(moment.time, k * 9 + i + 12, 0.9),
          7,
          colours.nano,
        )
        const share = stagger(pull, k * 6 + i, 0.07, 0.4)
        if (share <= 0) continue
        const beat = pulse(moment.time, 1.1, (k * 6 + i) / 9)
        for (const side of [-1, 1]) {
          const reach = (4 + 4 * beat) * share
          outline(
            sheet,
            smooth(
              [
                [sx + side * 5, sy + 1],
                [sx + side * (5 + reach), sy + 7],
                [sx + side * 5, sy + 13],
              ],
              false,
            ),
            2.6,
            colours.zed,
          )
        }
      }
      arrow(sheet, [x - 4, cy - 76], [x - 4, cy - 18], {
        ink: colours.zed,
        width: 8,
        outline: 1.6,
        progress: stagger(pull, k, 0.2, 0.6) * (0.86 + 0.14 * pulse(moment.time, 1.4, k / 3)),
      })
    }
    sheet.brush.restore()
    label(sheet, 'fuerza de Van der Waals', cx, cy - 126, { size: 17, progress: appear(pull, 0.2, 0.6) })
    label(sheet, 'pared', cx + 110, cy + 154, { size: 15, progress: appear(moment.time, 0.4, 0.5) })
  },
})
