import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease } from '../../motion.ts'
import { capsule, oval, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene } from '../../scene.ts'
import { after, glow, middle } from './set.ts'

export const mirrors = scene({
  settings: v.strictObject({}),
  cues: { absorb: 'the glass swallows the light', bounce: 'the mirrors take over' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const violet = blend(colours.info, colours.cogno, 0.35)
    const absorb = appear(after(moment, 'absorb', 0.4), -0.9, 0.9)
    const swap = appear(after(moment, 'bounce', 0.7), -1.1, 0.8, ease.inOut)
    placed(sheet, 0, 0, { alpha: 1 - swap }, () => {
      wave(sheet, [-10, cy - 10], [cx - 8, cy - 10], {
        ink: violet,
        width: 6,
        amplitude: 16,
        wavelength: 24,
        phase: moment.time * 1.8,
        tapered: false,
      })
      const lens = oval(cx + 6, cy - 10, 40, 128)
      printed(sheet, lens, { ink: blend('#cdd5ea', violet, 0.5 * absorb), cover: [0, 0.5], pitch: 6, outline: 3 })
      glow(sheet, cx - 14, cy - 10, 60, violet, absorb * (0.7 + 0.3 * Math.sin(moment.time * 5)))
      label(sheet, 'el vidrio la absorbe', cx + 40, cy + 148, { size: 16, progress: absorb })
    })
    if (swap <= 0) return
    const stops: Point[] = [
      [-20, cy - 150],
      [cx + 108, cy - 96],
      [cx - 112, cy - 46],
      [cx + 112, cy + 22],
      [cx - 96, cy + 84],
      [cx + 66, cy + 176],
    ]
    const bounced = appear(after(moment, 'bounce', 0.7), -0.4, 2.4, ease.inOut) * (stops.length - 1)
    placed(sheet, 0, 0, { alpha: swap }, () => {
      for (let i = 1; i < stops.length; i++) {
        const [a, b] = [stops[i - 1], stops[i]]
        if (!a || !b) continue
        const share = clamp(bounced - i + 1)
        wave(sheet, a, b, {
          ink: violet,
          width: 5,
          amplitude: 11,
          wavelength: 20,
          phase: moment.time * 2,
          tapered: false,
          part: [0, share],
          edge: 1,
        })
      }
      for (let i = 1; i < stops.length - 1; i++) {
        const [x, y] = stops[i] ?? [0, 0]
        const side = i % 2 ? 1 : -1
        const lit = clamp(bounced - i)
        glow(sheet, x, y, 44, violet, lit * 0.8)
        const face: Point[] = [
          [x + side * 12, y - 40],
          [x + side * 12, y + 40],
        ]
        printed(sheet, capsule(face[0] ?? [x, y], face[1] ?? [x, y], 24, 'flat'), {
          ink: colours.stock,
          shade: 'lines',
          cover: [0.06, 0.5],
          pitch: 4,
          outline: 2.6,
        })
        outline(sheet, capsule([x, y - 40], [x, y + 40], 4, 'flat'), 2.4, colours.zed)
      }
      label(sheet, 'espejos en vacío', cx - 76, cy + 158, { size: 16, progress: clamp(bounced - 1) })
    })
  },
})
