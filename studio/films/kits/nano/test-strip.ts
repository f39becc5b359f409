import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { box, disc, smooth } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

export const testStrip = scene({
  settings: v.strictObject({}),
  cues: { flow: 'the drop starts to soak', line: 'the line shows and a lens opens on it' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 8 })
    const wet = appear(after(moment, 'flow', 0.15), -0.2, 3.2, ease.inOut)
    const line = appear(after(moment, 'line', 0.6), -0.6, 1.4, ease.inOut)
    const [x, top, w, h] = [cx - 120, cy - 166, 104, 338]
    printed(sheet, box(x, top, w, h, 18), { ink: '#ffffff', shade: 'lines', cover: [0, 0.24], pitch: 6, outline: 3 })
    const strip = box(x + 28, top + 26, 48, 190, 6)
    printed(sheet, strip, { ink: colours.ground, shade: 'none' })
    const well = top + 276
    within(sheet, strip, () => {
      const front = lerp(top + 220, top + 20, wet)
      printed(sheet, box(x + 20, front, 64, 260), { ink: '#dfe6ff', shade: 'none', outline: 1.4 })
      const random = sheet.random(2)
      for (let i = 0; i < 40; i++) {
        const lane = x + 32 + random() * 40
        const start = top + 222 + random() * 60
        const target = random() < 0.55 ? top + 132 : random() < 0.6 ? top + 72 : front + random() * 60
        const y = Math.max(target + (random() - 0.5) * 9, start - wet * (160 + random() * 160))
        ball(sheet, lane + wander(moment.time, i, 0.3) * 2, y, 3.6, colours.nano, { glint: false })
      }
      for (const [y, share] of [
        [top + 132, line],
        [top + 72, clamp(line * 1.4 - 0.4)],
      ] as const) {
        if (share > 0)
          printed(sheet, box(x + 20, y - 6, 64, 12), { ink: colours.nano, shade: 'none', outline: 0, cover: [0, 0] })
        outline(sheet, box(x + 24, y - 6, 56, 12), 0.8, colours.nano)
      }
    })
    outline(sheet, strip, 2.4)
    printed(sheet, disc(x + 52, well, 26), { ink: '#dfe6ff', shade: 'dots', cover: [0, 0.3] })
    const fall = clamp(moment.time / 0.9)
    const dropY = lerp(top + 120, well, ease.in(fall))
    if (fall < 1)
      printed(
        sheet,
        smooth([
          [x + 52, dropY - 22],
          [x + 64, dropY + 2],
          [x + 52, dropY + 12],
          [x + 40, dropY + 2],
        ]),
        { ink: colours.info, shade: 'none' },
      )
    label(sheet, 'C', x + 88, top + 72, { size: 14 })
    label(sheet, 'T', x + 88, top + 132, { size: 14 })
    const open = appear(after(moment, 'line', 0.6), 0.1, 0.7, ease.back)
    const [lx, ly, r] = [cx + 74, cy - 8, 88 * open]
    if (r < 4) return
    outline(
      sheet,
      smooth(
        [
          [x + 76, top + 132],
          [lx - r * 0.96, ly - 14],
        ],
        false,
      ),
      2.4,
    )
    const lens = disc(lx, ly, r)
    printed(sheet, lens, { ink: '#ffffff', shade: 'none', outline: 0 })
    within(sheet, lens, () => {
      for (let i = 0; i < 7; i++) {
        const y = ly - 96 + i * 34
        outline(
          sheet,
          smooth(
            [
              [lx - 100, y],
              [lx - 30, y + 20 * Math.sin(i * 2)],
              [lx + 40, y - 14 * Math.cos(i)],
              [lx + 110, y + 10],
            ],
            false,
          ),
          7,
          colours.faint,
        )
      }
      const random = sheet.random(9)
      for (let i = 0; i < 14; i++) {
        const gx = lx + (random() - 0.5) * 150
        const gy = ly + (random() - 0.5) * 150
        const near = clamp(moment.time * 0.9 - i * 0.1)
        const px = lerp(gx - 40, gx, ease.out(near)) + wander(moment.time, i, 0.4) * 2
        for (const a of [-0.8, 0.3, 1.4, 2.6, 4]) {
          const [c, s] = [Math.cos(a), Math.sin(a)]
          outline(
            sheet,
            smooth(
              [
                [px + 12 * c, gy + 12 * s],
                [px + 21 * c, gy + 21 * s],
              ],
              false,
            ),
            3,
            colours.info,
          )
        }
        ball(sheet, px, gy, 13, colours.nano)
      }
    })
    outline(sheet, lens, 3.6)
    label(sheet, 'oro de 40 nm', lx, ly + r + 18, { size: 16, progress: clamp(open) })
  },
})
