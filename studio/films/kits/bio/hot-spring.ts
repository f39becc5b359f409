import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, loop, wander } from '../../motion.ts'
import { blob, disc, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

export const hotSpring = scene({
  settings: v.strictObject({}),
  cues: { microbe: 'the lens opens on the bacteria' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const cy = middle - 22
    const lens = appear(moment.since('microbe'), -0.5, 0.9, ease.back)
    const shore = [
      [150, colours.nano, 0.1, 'dots'],
      [126, colours.stock, 0.08, 'none'],
      [104, colours.info, 0.07, 'lines'],
      [62, colours.info, 0.06, 'dots'],
    ] as const
    for (const [r, ink, wobble, shade] of shore)
      printed(sheet, blob(cx, cy, r, time * 0.5, 3, wobble), {
        ink,
        shade,
        cover: shade === 'lines' ? [0.06, 0.3] : [0.1, 0.55],
      })
    for (const [i, angle] of [0.42, 1.95, 2.85].entries()) {
      const run = Array.from({ length: 6 }, (_, j): Point => [
        cx + (146 + j * 34) * Math.cos(angle + 0.07 * Math.sin(j * 1.3 + i)),
        cy + (146 + j * 34) * Math.sin(angle + 0.07 * Math.sin(j * 1.3 + i)),
      ])
      outline(sheet, smooth(run, false), 17 - i * 2, colours.key)
      outline(sheet, smooth(run, false), 12.5 - i * 2, colours.nano)
    }
    for (let i = 0; i < 7; i++) {
      const rise = loop(time, 3.4, i / 7)
      const x = cx - 78 + i * 26
      const curl = Array.from({ length: 9 }, (_, j): Point => [
        x + Math.sin(j * 0.9 + time * 1.6 + i) * (4 + j * 1.4),
        cy + 44 - rise * 84 - j * 9,
      ])
      placed(sheet, 0, 0, { alpha: Math.sin(Math.PI * rise) * 0.9 }, () => {
        outline(sheet, smooth(curl, false), 8.5, colours.key)
        outline(sheet, smooth(curl, false), 5, colours.stock)
      })
    }
    if (lens <= 0) return
    const [lx, ly, r] = [cx + 30, cy + 118, 104 * lens]
    outline(sheet, disc(cx + 96, cy - 104, 9), 3, colours.key)
    outline(
      sheet,
      smooth(
        [
          [cx + 96, cy - 94],
          [cx + 78, cy - 30],
          [lx + 20, ly - r],
        ],
        false,
      ),
      2.6,
      colours.key,
    )
    printed(sheet, disc(lx, ly, r), { ink: colours.stock, shade: 'none', outline: 6 })
    within(sheet, disc(lx, ly, r), () => {
      for (let i = 0; i < 15; i++) {
        const [x, y] = [
          lx + Math.sin(i * 4.1) * 84 + wander(time, i, 0.2) * 10,
          ly + Math.cos(i * 2.7) * 84 + wander(time, i + 40, 0.2) * 10,
        ]
        bacterium(sheet, [x, y], 62, 13, time, {
          turn: i * 1.9 + wander(time, i + 80, 0.15) * 0.5,
          ink: i % 3 ? colours.nano : colours.ground,
          pitch: 3.2,
          seed: i,
        })
      }
    })
    outline(sheet, disc(lx, ly, r), 3.2, colours.key)
    label(sheet, 'Thermus aquaticus', lx, ly + r - 4, { progress: appear(moment.since('microbe'), 0.3), size: 15 })
  },
})
