import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, ease, stagger, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { tracePoints } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

/** Gold atoms are 0.288 nm wide. */
export const atomRuler = scene({
  settings: v.strictObject({}),
  cues: { ruler: 'a nanometre is laid on the row', count: 'the atoms on it are counted' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const d = 84
    const nanometre = d / 0.288
    const left = cx - nanometre / 2
    const counted = after(moment, 'count', 0.35)
    sheet.brush.save()
    sheet.brush.beginPath()
    sheet.brush.rect(0, 152, sheet.width, sheet.height)
    sheet.brush.clip()
    for (let row = -4; row <= 4; row++) {
      for (let i = -3; i <= 4; i++) {
        const x = left + (i + 0.5) * d + (row % 2 === 0 ? 0 : d / 2)
        const y = cy + 40 + row * d * 0.866 + 1.3 * wander(moment.time, row * 9 + i + 90, 0.8)
        const share = appear(moment.time, 0.04 * Math.hypot(row, i - 1.5), 0.5, ease.back)
        const lit = row === 0 ? stagger(counted, i, 0.28, 0.3) : 0
        ball(
          sheet,
          x,
          y,
          (d / 2) * share * 0.985,
          row === 0 && i >= 0 && i < 4 ? blend('#ffffff', colours.inkA, lit) : '#ffffff',
          {
            pitch: 5,
          },
        )
        if (row === 0 && i >= 0 && i < 3)
          lettering(sheet, String(i + 1), x, y + 12, {
            size: 34,
            weight: 800,
            align: 'center',
            alpha: lit,
            ink: colours.key,
          })
      }
    }
    sheet.brush.restore()
    const share = appear(after(moment, 'ruler', 0.1), -0.2, 0.9, ease.inOut)
    if (share <= 0) return
    const y = cy - 12
    const end = left + nanometre * share
    for (const [weight, ink] of [
      [9, '#ffffff'],
      [4, colours.key],
    ] as const) {
      outline(
        sheet,
        tracePoints([
          [left, y],
          [end, y],
        ]),
        weight,
        ink,
      )
      for (const x of [left, end])
        outline(
          sheet,
          tracePoints([
            [x, y - 13],
            [x, y + 13],
          ]),
          weight,
          ink,
        )
    }
    label(sheet, '1 nanómetro', cx, y - 26, { size: 20, progress: share })
  },
})
