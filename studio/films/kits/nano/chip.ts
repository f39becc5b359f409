import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, loop } from '../../motion.ts'
import { box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const chip = scene({
  settings: v.strictObject({}),
  cues: { zoom: 'the lens opens on the transistors' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const zoom = appear(after(moment, 'zoom', 0.6), -0.9, 1, ease.back)
    const [x, y, s] = [cx - 42 * zoom, cy - 10 - 46 * zoom, 98]
    for (let i = 0; i < 9; i++)
      for (const side of [-1, 1]) {
        const off = (i - 4) * 19
        printed(sheet, box(x + off - 5, y + side * (s + 11) - 11, 10, 22), {
          ink: '#f2b01e',
          shade: 'none',
          outline: 1.8,
        })
        printed(sheet, box(x + side * (s + 11) - 11, y + off - 5, 22, 10), {
          ink: '#f2b01e',
          shade: 'none',
          outline: 1.8,
        })
      }
    printed(sheet, box(x - s, y - s, 2 * s, 2 * s, 8), { ink: colours.info, cover: [0, 0.4], outline: 3 })
    const die = box(x - 66, y - 66, 132, 132)
    printed(sheet, die, { ink: '#2a2f52', shade: 'none', outline: 2.6, edge: colours.stock })
    within(sheet, die, () => {
      const random = sheet.random(5)
      for (let i = 0; i < 46; i++) {
        const [bx, by] = [x - 62 + Math.floor(random() * 8) * 16, y - 62 + Math.floor(random() * 8) * 16]
        const [w, h] = [10 + random() * 26, 8 + random() * 22]
        const on = 0.5 + 0.5 * Math.sin(moment.time * (1 + 2 * random()) + i)
        printed(sheet, box(bx, by, w, h), {
          ink: [colours.nano, colours.bio, colours.info, '#f2b01e'][i % 4] ?? colours.nano,
          shade: 'lines',
          cover: [0.6 - 0.5 * on, 0.6 - 0.3 * on],
          pitch: 3,
          outline: 1.2,
        })
      }
    })
    if (zoom > 0.02) {
      const [lx, ly, r] = [cx + 48, cy + 70, 104 * zoom]
      outline(
        sheet,
        polygon([
          [x + 14, y + 20],
          [lx - r * 0.8, ly - r * 0.6],
          [lx + r * 0.62, ly - r * 0.78],
        ]),
        1.6,
        colours.stock,
      )
      const lens = disc(lx, ly, r)
      printed(sheet, lens, { ink: '#1a1f3d', shade: 'none', outline: 0 })
      within(sheet, lens, () => {
        for (let i = -4; i < 5; i++) {
          const fx = lx + i * 34
          const at = (px: number, py: number): Point => [fx + px - py * 0.5, ly + py]
          printed(sheet, polygon([at(-7, -130), at(7, -130), at(7, 130), at(-7, 130)]), {
            ink: colours.stock,
            shade: 'none',
          })
          printed(sheet, polygon([at(7, -130), at(13, -126), at(13, 134), at(7, 130)]), {
            ink: colours.faint,
            shade: 'none',
          })
          for (let k = 0; k < 3; k++) {
            const share = loop(moment.time * (1 + (i & 1) * 0.3), 1.6, k / 3 + i * 0.17) * 2 - 1
            ball(sheet, ...at(0, share * 120), 6, colours.zed, { glint: false })
          }
        }
        for (const gy of [-46, 34]) {
          const gate = polygon([
            [lx - 130, ly + gy + 14],
            [lx + 130, ly + gy + 14],
            [lx + 130, ly + gy - 14],
            [lx - 130, ly + gy - 14],
          ])
          printed(sheet, gate, { ink: colours.nano, cover: [0, 0.4] })
          outline(
            sheet,
            tracePoints([
              [lx - 130, ly + gy - 6],
              [lx + 130, ly + gy - 6],
            ]),
            2,
            '#ffffff',
          )
        }
      })
      outline(sheet, lens, 3.6, colours.stock)
      label(sheet, 'transistores', lx, ly + r - 8, { size: 16, progress: zoom })
    }
  },
})
