import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, pulse } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, oval, polygon, smooth, type Point } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, glow, middle } from './set.ts'

export const cup = scene({
  settings: v.strictObject({}),
  cues: { lamp: 'the lamp goes inside', red: 'the glass turns red' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const inside = appear(after(moment, 'lamp', 0.6), -0.6, 1, ease.inOut)
    const red = Math.max(appear(after(moment, 'red', 0.8), -0.7, 1, ease.inOut), inside * 0.25)
    const ink = blend(colours.bio, colours.nano, red)
    const rim = cy - 112
    brush.save()
    brush.globalAlpha = 0.2 * (1 - inside)
    brush.fillStyle = '#ffffff'
    brush.fill(
      polygon([
        [10, cy - 176],
        [70, cy - 190],
        [cx + 120, cy + 110],
        [cx - 120, cy + 150],
      ]),
    )
    brush.restore()
    glow(sheet, cx, cy - 34, 190, colours.nano, inside * (0.75 + 0.25 * pulse(moment.time, 1.8)))
    const bowl = smooth([
      [cx - 102, rim],
      [cx - 104, cy - 40],
      [cx - 84, cy + 40],
      [cx - 34, cy + 88],
      [cx + 34, cy + 88],
      [cx + 84, cy + 40],
      [cx + 104, cy - 40],
      [cx + 102, rim],
      [cx, rim + 4],
    ])
    printed(
      sheet,
      polygon([
        [cx - 16, cy + 84],
        [cx + 16, cy + 84],
        [cx + 22, cy + 122],
        [cx - 22, cy + 122],
      ]),
      { ink: '#f2b01e', cover: [0.1, 0.6] },
    )
    printed(sheet, oval(cx, cy + 132, 66, 16), { ink: '#f2b01e', shade: 'lines', cover: [0, 0.5], pitch: 4 })
    printed(sheet, bowl, { ink, shade: 'dots', cover: inside > 0.5 ? [0.02, 0.42] : [0, 0.62], pitch: 5.5, outline: 3 })
    within(sheet, bowl, () => {
      const dark = blend(ink, colours.key, 0.5)
      for (const [seed, height] of [
        [0, -50],
        [2, 22],
      ] as const) {
        const vine = Array.from({ length: 15 }, (_, i): Point => [
          cx - 120 + i * 18,
          cy + height + 22 * Math.sin(i * 0.9 + seed + moment.time * 0.12),
        ])
        outline(sheet, smooth(vine, false), 7, colours.key)
        outline(sheet, smooth(vine, false), 3, blend(ink, '#ffffff', 0.4))
        for (const [i, [x, y]] of vine.entries()) {
          const up = i % 2 ? 1 : -1
          const leaf = smooth([
            [x, y],
            [x - 12, y + up * 12],
            [x - 6, y + up * 30],
            [x + 4, y + up * 22],
            [x + 14, y + up * 28],
            [x + 12, y + up * 10],
          ])
          printed(sheet, leaf, {
            ink: blend(ink, '#ffffff', 0.24),
            shade: 'lines',
            shadeInk: dark,
            cover: [0, 0.5],
            pitch: 4,
            outline: 1.8,
          })
        }
      }
    })
    printed(sheet, oval(cx, rim, 102, 20), {
      ink: blend(ink, colours.key, inside > 0.5 ? 0.2 : 0.6),
      shade: 'none',
      outline: 3,
    })
    outline(sheet, oval(cx, rim, 108, 24), 5, '#f2b01e')
    const lx = cx - 130 * (1 - inside)
    const ly = rim - 44 + 40 * inside
    printed(sheet, box(lx - 9, ly - 4, 18, 34, 3), { ink: '#ffffff', shade: 'lines', cover: [0, 0.4], pitch: 4 })
    const flick = 3 * Math.sin(moment.time * 5)
    printed(
      sheet,
      smooth([
        [lx, ly - 32 - flick],
        [lx + 11, ly - 8],
        [lx, ly],
        [lx - 11, ly - 8],
      ]),
      { ink: '#ffd24a', shade: 'none' },
    )
    label(sheet, 'siglo IV', cx + 96, cy + 120, { size: 14, progress: appear(moment.time, 0.5, 0.5) })
    label(sheet, inside > 0.5 ? 'luz desde dentro' : 'luz desde fuera', cx, cy + 164, {
      size: 16,
      progress: Math.abs(inside - 0.5) * 2,
    })
  },
})
