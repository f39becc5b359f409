import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, loop } from '../../motion.ts'
import { disc, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { handset, satellite } from './satellite-figure.ts'

export const satellites = scene({
  settings: v.strictObject({}),
  cues: { listen: 'The signals with the time reach the phone' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx] = centreOf(focus)
    const foot = focus.y + focus.height
    const listened = moment.since('listen')
    const here: Point = [cx, foot - 62]
    printed(sheet, disc(cx, foot + 620, 660), {
      ink: colours.info,
      cover: [0, 0.5],
      across: [cx - 120, foot - 40, cx + 160, foot + 160],
    })
    for (let i = 0; i < 4; i++) {
      const angle = -2.62 + i * 0.7 + 0.05 * Math.sin(moment.time * 0.5 + i) + moment.time * 0.012
      const [x, y] = [cx + 152 * Math.cos(angle), here[1] + 226 * Math.sin(angle) + 8]
      const down = Math.atan2(here[1] - y, here[0] - x) - Math.PI / 2
      const heard = appear(listened, -0.5, 0.6)
      outline(sheet, tracePoints([[x, y], here]), 1.6, colours.faint)
      for (let k = 0; k < 3; k++) {
        const share = loop(moment.time, 2.4, k / 3 + i * 0.13)
        const far = 20 + share * (Math.hypot(here[0] - x, here[1] - y) - 40)
        const arc = Array.from({ length: 13 }, (_, n): Point => {
          const a = down + Math.PI / 2 + (n / 12 - 0.5) * (54 / (40 + far))
          return [x + far * Math.cos(a), y + far * Math.sin(a)]
        })
        const fade = clamp(share * 6) * clamp((1 - share) * 5)
        placed(sheet, 0, 0, { alpha: fade * (0.45 + 0.55 * heard) }, () =>
          outline(sheet, tracePoints(arc), 4.6, heard > 0.5 ? colours.nano : colours.faint),
        )
      }
      satellite(sheet, x, y, 80, down)
    }
    const asked = appear(moment.time, 0.9, 0.7) * (1 - appear(listened, -0.6, 0.4))
    placed(sheet, 0, 0, { alpha: asked }, () => {
      arrow(sheet, [cx, here[1] - 40], [cx, here[1] - 112], { width: 6, ink: colours.faint })
      const cross = appear(moment.time, 1.9, 0.4)
      const arm = 19 * cross
      outline(
        sheet,
        tracePoints([
          [cx - arm, here[1] - 84 - arm],
          [cx + arm, here[1] - 84 + arm],
        ]),
        7,
        colours.nano,
      )
      outline(
        sheet,
        tracePoints([
          [cx - arm, here[1] - 84 + arm],
          [cx + arm, here[1] - 84 - arm],
        ]),
        7,
        colours.nano,
      )
    })
    handset(sheet, here[0], here[1] + 2, 76)
    const ticking = appear(listened, 0, 0.5)
    if (ticking > 0) {
      const hand = (angle: number, long: number): Point => [
        here[0] + long * Math.sin(angle),
        here[1] - long * Math.cos(angle),
      ]
      printed(sheet, disc(here[0], here[1], 15 * ticking), { ink: '#ffffff', shade: 'none', outline: 2 })
      outline(sheet, tracePoints([hand(moment.time * 0.5, 8), here, hand(moment.time * 6, 12)]), 2.4, colours.key)
    }
    for (const [i, dx] of [-104, 104].entries())
      label(sheet, i ? '12:00:00,071' : '12:00:00,068', cx + dx, foot - 96, {
        size: 15,
        progress: appear(listened, 0.1 + i * 0.2),
        chip: colours.key,
        ink: '#ffffff',
      })
    label(sheet, 'solo recibe', cx, foot - 4, { size: 16, progress: appear(listened, 0.4) })
  },
})
