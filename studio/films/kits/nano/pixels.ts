import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, loop, pulse } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, glow, lightColour, middle } from './set.ts'

export const pixels = scene({
  settings: v.strictObject({}),
  cues: { convert: 'the dots turn the light', pure: 'the narrow peaks of the colours are drawn' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const converted = appear(after(moment, 'convert', 0.4), -0.2, 0.8)
    const pure = appear(after(moment, 'pure', 0.85), -0.5, 0.8, ease.inOut)
    const floor = cy + 148
    const shares = [0, 0.5, 1]
    for (const [i, share] of shares.entries()) {
      const x = cx - 102 + i * 102
      const ink = lightColour(share)
      const blue = lightColour(0)
      wave(sheet, [x, floor], [x, cy + 50], {
        ink: blue,
        width: 5,
        amplitude: 12,
        wavelength: 26,
        phase: moment.time * 1.6,
        tapered: false,
      })
      const up = i === 0 ? 1 : converted
      wave(sheet, [x, cy + 10], [x, cy + 10 - 98 * up], {
        ink,
        width: 5,
        amplitude: 12,
        wavelength: 26 + i * 13,
        phase: moment.time * 1.3,
        tapered: false,
      })
      printed(sheet, box(x - 44, cy - 6, 88, 60, 4), { ink: colours.ground, shade: 'none', edge: colours.stock })
      if (i > 0)
        for (let k = 0; k < 6; k++) {
          const r = i === 1 ? 8 : 13
          const [px, py] = [x - 28 + (k % 3) * 28, cy + 10 + Math.floor(k / 3) * 28]
          glow(sheet, px, py, r * 2, ink, converted * pulse(moment.time, 1.4, k / 6 + loop(moment.time, 9)))
          ball(sheet, px, py, r, ink)
        }
      glow(sheet, x, cy - 118, 62, ink, up)
      printed(sheet, box(x - 44, cy - 144, 88, 52, 4), { ink: blend(colours.faint, ink, up), cover: [0, 0.35] })
    }
    printed(sheet, box(cx - 152, floor, 304, 18, 4), { ink: lightColour(0), shade: 'lines', cover: [0, 0.4], pitch: 4 })
    label(sheet, 'luz azul', cx - 102, floor + 10, { size: 13, progress: appear(moment.time, 0.4, 0.5) })
    label(sheet, 'puntos pequeños', cx - 6, cy + 66, { size: 12, progress: converted })
    label(sheet, 'grandes', cx + 104, cy + 66, { size: 12, progress: converted })
    if (pure > 0)
      for (const i of shares.keys()) {
        const x = cx - 102 + i * 102
        const peak = Array.from({ length: 31 }, (_, k): Point => [
          x - 40 + (80 * k) / 30,
          cy - 98 - 40 * pure * Math.exp(-(((k - 15) / 4) ** 2)),
        ])
        outline(sheet, smooth(peak, false), 6, colours.key)
        outline(sheet, smooth(peak, false), 3, '#ffffff')
      }
  },
})
