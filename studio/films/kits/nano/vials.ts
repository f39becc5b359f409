import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, stagger, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, polygon, regular } from '../../paths.ts'
import { printed, within, outline } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, glow, lightColour, middle } from './set.ts'

export const vials = scene({
  settings: v.strictObject({}),
  cues: { lamp: 'the lamp goes on', same: 'the substance of all of them is named' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const lamp = after(moment, 'lamp', 0.2)
    const lit = appear(lamp, 0, 0.5) * (0.92 + 0.08 * Math.sin(moment.time * 3))
    const top = cy - 150
    brush.save()
    brush.globalAlpha = 0.22 * lit
    brush.fillStyle = colours.info
    brush.fill(
      polygon([
        [cx - 110, top + 24],
        [cx + 110, top + 24],
        [cx + 170, cy + 150],
        [cx - 170, cy + 150],
      ]),
    )
    brush.restore()
    printed(sheet, box(cx - 120, top, 240, 26, 8), {
      ink: blend(colours.stock, colours.info, lit),
      shade: 'lines',
      cover: [0, 0.4],
      pitch: 5,
    })
    label(sheet, 'luz ultravioleta', cx, top + 13, { size: 14 })
    for (let i = 0; i < 5; i++) {
      const share = stagger(moment.time, i, 0.09, 0.6, ease.back)
      const x = cx - 128 + i * 64
      const y = cy + 130 + (1 - share) * 90
      const ink = lightColour(i / 4)
      const on = stagger(lamp, i, 0.16, 0.5)
      glow(sheet, x, y - 60, 74, ink, on)
      const bottle = box(x - 25, y - 142, 50, 142, 10)
      const tint = blend('#cdd5ea', ink, lerp(0.08, 1, on))
      printed(sheet, bottle, { ink: colours.stock, shade: 'none' })
      within(sheet, bottle, () => {
        printed(sheet, box(x - 30, y - 108 + 3 * wander(moment.time, i, 0.4), 60, 130), {
          ink: tint,
          cover: [0, 0.4],
          outline: 2,
        })
        const random = sheet.random(i + 3)
        for (let k = 0; k < 9; k++) {
          const r = 2.4 + i * 1.7
          const gx = x + (random() - 0.5) * 38 + 3 * wander(moment.time, i * 20 + k, 0.3)
          const gy = y - 12 - random() * 82 + 4 * wander(moment.time, i * 20 + k + 9, 0.3)
          printed(sheet, regular(gx, gy, r, 6, random()), { ink: '#ffffff', shade: 'none', outline: 1.5 })
        }
      })
      outline(sheet, bottle, 2.4, colours.stock)
      printed(sheet, box(x - 20, y - 164, 40, 24, 4), {
        ink: colours.stock,
        shade: 'lines',
        cover: [0.1, 0.6],
        pitch: 4,
      })
    }
    label(sheet, 'todos: seleniuro de cadmio', cx, cy + 156, {
      size: 17,
      progress: appear(after(moment, 'same', 0.8), -0.4, 0.5),
    })
  },
})
