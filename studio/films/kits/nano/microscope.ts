import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, wander } from '../../motion.ts'
import { arcBand, disc, oval, polygon, regular } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const microscope = scene({
  settings: v.strictObject({}),
  cues: { rock: 'grains of rock take the place of those from pollen' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const rock = appear(after(moment, 'rock', 0.75), -0.8, 1.1, ease.inOut)
    const [x, y, r] = [cx, cy - 8, 150]
    for (const [far, ink] of [
      [24, '#f2b01e'],
      [6, colours.key],
    ] as const)
      printed(sheet, arcBand(x, y, r + far / 2 + 6, far, 0, 2 * Math.PI), {
        ink,
        shade: far > 10 ? 'dots' : 'none',
        cover: [0, 0.6],
        outline: 2.6,
      })
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * 2 * Math.PI
      outline(
        sheet,
        polygon([
          [x + (r + 10) * Math.cos(a), y + (r + 10) * Math.sin(a)],
          [x + (r + (i % 3 ? 17 : 24)) * Math.cos(a), y + (r + (i % 3 ? 17 : 24)) * Math.sin(a)],
        ]),
        1.8,
        colours.key,
      )
    }
    const field = disc(x, y, r)
    printed(sheet, field, {
      ink: '#eef3ff',
      shade: 'dots',
      shadeInk: '#8fb0ff',
      cover: [-0.3, 0.5],
      pitch: 7,
      outline: 3,
    })
    within(sheet, field, () => {
      const random = sheet.random(17)
      for (let i = 0; i < 17; i++) {
        const [gx, gy] = [x + (random() - 0.5) * 270, y + (random() - 0.5) * 270]
        const size = 9 + random() * 9
        const px =
          gx +
          9 * wander(moment.time, i, 0.5) +
          5 * wander(moment.time, i + 70, 1.5) +
          2 * wander(moment.time, i + 170, 3.2)
        const py =
          gy +
          9 * wander(moment.time, i + 30, 0.5) +
          5 * wander(moment.time, i + 99, 1.5) +
          2 * wander(moment.time, i + 199, 3.2)
        const turn = wander(moment.time, i + 300, 0.5) * 1.4
        const old = clamp(1 - rock * 2)
        const fresh = clamp(rock * 2 - 1)
        if (old > 0)
          printed(sheet, oval(px, py, size * 1.2 * old, size * 0.72 * old, turn), {
            ink: '#f2b01e',
            cover: [0, 0.5],
            pitch: 3.4,
          })
        if (fresh > 0)
          printed(sheet, regular(px, py, size * fresh, 5, turn), { ink: colours.nano, cover: [0.05, 0.6], pitch: 3.4 })
      }
    })
    label(sheet, rock > 0.5 ? 'polvo de roca' : 'granos de polen', cx, cy + 172, {
      size: 17,
      progress: Math.abs(rock - 0.5) * 2 * appear(moment.time, 0.3, 0.5),
    })
  },
})
