import * as v from 'valibot'
import { ray, spark, wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { arcBand, box, oval, polygon, type Point } from '../../paths.ts'
import { ball, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, glow, middle } from './set.ts'

export const tin = scene({
  settings: v.strictObject({}),
  cues: { shoot: 'the laser fires', burst: 'the drops burst into light' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 22 })
    const shoot = appear(after(moment, 'shoot', 0.35), -0.2, 0.5)
    const burst = appear(after(moment, 'burst', 0.6), -0.3, 0.5)
    const focus: Point = [cx + 10, cy - 6]
    const period = 0.8
    printed(sheet, arcBand(focus[0] + 40, focus[1], 168, 22, Math.PI * 0.72, Math.PI * 1.28), {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0, 0.5],
      pitch: 5,
      outline: 3,
    })
    const flash = burst * Math.max(0, 1 - loop(moment.time, period, -0.5) * 1.5)
    glow(sheet, focus[0], focus[1], 120, colours.info, flash)
    for (let i = 0; i < 5; i++) {
      const a = Math.PI * (0.78 + i * 0.11)
      const at: Point = [focus[0] + 40 + 156 * Math.cos(a), focus[1] + 156 * Math.sin(a)]
      const share = loop(moment.time, period, -0.5)
      const ink = colours.info
      if (burst > 0) {
        wave(sheet, focus, at, {
          ink,
          width: 3.4,
          amplitude: 5,
          wavelength: 12,
          part: [share * 2 - 0.6, share * 2],
          phase: moment.time,
          edge: 1,
        })
        wave(sheet, at, [370, lerp(at[1], cy - 6, 0.75)], {
          ink,
          width: 3.4,
          amplitude: 5 * burst,
          wavelength: 12,
          part: [share * 1.6 - 0.6, share * 1.6],
          phase: moment.time,
          edge: 1,
        })
      }
    }
    printed(
      sheet,
      polygon([
        [focus[0] - 26, cy - 176],
        [focus[0] + 26, cy - 176],
        [focus[0] + 9, cy - 138],
        [focus[0] - 9, cy - 138],
      ]),
      { ink: '#ffffff', cover: [0.1, 0.6] },
    )
    printed(sheet, box(focus[0] - 30, cy + 132, 60, 40, 4), {
      ink: '#ffffff',
      shade: 'lines',
      cover: [0.2, 0.6],
      pitch: 5,
    })
    for (let i = 0; i < 4; i++) {
      const share = loop(moment.time, period * 4, i / 4) * 4
      const y = cy - 132 + share * 63
      const hit = burst > 0.5 && y > focus[1] - 2
      const near = clamp(1 - Math.abs(y - focus[1] + 16) / 26) * shoot
      if (!hit && y < cy + 130) {
        if (near > 0.3)
          printed(sheet, oval(focus[0], y, 11 - 6 * near, 11 + 9 * near), { ink: '#ffffff', cover: [0, 0.6] })
        else ball(sheet, focus[0], y, 11, '#ffffff')
      } else if (hit && y < cy + 60) {
        spark(sheet, focus[0], focus[1], 46, clamp((y - focus[1]) / 60), colours.key)
        ball(sheet, focus[0], focus[1], 15 * Math.max(0, 1 - (y - focus[1]) / 50), colours.info)
      }
    }
    const beam = loop(moment.time, period, -0.45)
    ray(
      sheet,
      [
        [380, cy + 92],
        [focus[0] + 18, focus[1] + 8],
      ],
      moment.time,
      { ink: '#f2b01e', width: 9, progress: shoot * ease.out(clamp(beam * 2.2 + 0.55)), speed: 160 },
    )
    label(sheet, 'láser', cx + 124, cy + 104, { size: 16, progress: shoot })
    label(sheet, 'gota de estaño', focus[0] + 88, cy - 150, { size: 15, progress: appear(moment.time, 0.4, 0.5) })
    label(sheet, 'espejo', cx - 116, cy + 112, { size: 15, progress: burst })
  },
})
