import * as v from 'valibot'
import { lettering, label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, box, oval, smooth, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

export const peel = scene({
  settings: v.strictObject({}),
  cues: { lift: 'the angle of the hair grows' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 12 })
    const since = after(moment, 'lift', 0.45)
    const turn = appear(since, -0.6, 1.6, ease.inOut)
    const off = appear(since, -0.1, 2.4, ease.inOut)
    const floor = cy + 92
    printed(sheet, box(-10, floor, 380, 44), {
      ink: colours.inkB,
      shade: 'lines',
      cover: [0.1, 0.6],
      pitch: 6,
      across: [cx, floor, cx, floor + 44],
      outline: 3,
    })
    const angle = lerp(0.2, 0.64, turn) + 0.02 * Math.sin(moment.time * 2)
    const pivot: Point = [cx - 132, floor - 26 - 40 * off]
    const reach = 262
    const tip: Point = [pivot[0] + reach * Math.cos(angle), pivot[1] - reach * Math.sin(angle)]
    const along = (t: number): Point => {
      const sag = 34 * Math.sin(Math.PI * t) * (1 - off * 0.5)
      return [
        lerp(pivot[0], tip[0], t) - sag * Math.sin(angle) * 0.6,
        lerp(pivot[1], tip[1], t) - sag * Math.cos(angle) * 0.6,
      ]
    }
    const shaft = smooth(
      Array.from({ length: 9 }, (_, i) => along(i / 8)),
      false,
    )
    const count = 9
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const released = clamp(off * 1.5 - (1 - t) * 0.62)
      const root = along(0.02 + t * 0.46)
      const heldAt: Point = [cx - 134 + i * 21, floor - 3]
      const freeAt: Point = [root[0] + 26, root[1] + 38]
      const share = ease.inOut(released * 1.6)
      const foot: Point = [
        lerp(heldAt[0], freeAt[0], share),
        lerp(heldAt[1], freeAt[1], share) + 3 * Math.sin(moment.time * 4 + i) * share,
      ]
      const hair = smooth([root, [lerp(root[0], foot[0], 0.5) + 9, lerp(root[1], foot[1], 0.5) - 3], foot], false)
      outline(sheet, hair, 8, colours.key)
      outline(sheet, hair, 4.4, '#ffe0b8')
      printed(sheet, oval(foot[0], foot[1], 9.5, 4.4, share * 0.7), {
        ink: share > 0.5 ? '#ffffff' : colours.inkA,
        shade: 'none',
        outline: 2,
      })
    }
    outline(sheet, shaft, 25, colours.key)
    outline(sheet, shaft, 19, '#ffe0b8')
    const [ax, ay] = [cx - 10, floor]
    outline(
      sheet,
      smooth(
        [
          [ax, ay],
          [ax + 96, ay],
        ],
        false,
      ),
      2.6,
    )
    outline(sheet, arcBand(cx - 132, floor - 2, 214, 0.1, -angle, 0), 5, colours.nano)
    lettering(sheet, `${Math.round((angle * 180) / Math.PI)}°`, cx + 96, floor - 40, {
      size: 34,
      weight: 800,
      width: 70,
      ink: colours.nano,
    })
    label(sheet, off > 0.5 ? 'suelto' : 'agarrado', cx - 66, cy + 164, { size: 17, progress: Math.abs(off - 0.5) * 2 })
  },
})
