import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { box, tracePoints } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bloch } from './bloch.ts'
import { centreOf } from './centre.ts'

/** Angle of the arrow: zero has the probability cos²(θ/2) = 3/4. */
const theta = Math.PI / 3
const odds = Math.cos(theta / 2) ** 2
const across = 5

export const shots = scene({
  settings: v.strictObject({}),
  cues: { measure: 'The measurements begin', odds: 'The odds are shown' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx] = centreOf(focus)
    const foot = focus.y + focus.height - 44
    const measured = moment.since('measure') + 0.2
    const top = focus.y + 84
    const pace = 0.15
    const now = measured > 0 ? (measured / pace) % 1 : 0
    const enter = appear(moment.time, 0, 0.6, ease.back)
    const blink = measured > 0 ? 0.05 * Math.sin(Math.PI * now) : 0
    placed(sheet, cx - 76, top, { grow: enter * (1 + blink) }, () =>
      bloch(sheet, 0, 0, 56, theta, Math.PI / 2 + 0.8 * Math.sin(moment.time * 1.2), true),
    )
    const random = sheet.random(12)
    const heaps = [0, 0]
    const pitch = 17
    const slot = (which: number, n: number) =>
      [
        cx + (which ? 84 : -76) + ((n % across) - (across - 1) / 2) * pitch,
        foot - 10 - Math.floor(n / across) * (pitch - 1),
      ] as const
    for (const which of [0, 1]) {
      const x = cx + (which ? 84 : -76)
      outline(
        sheet,
        tracePoints([
          [x - 50, foot - 128],
          [x - 50, foot],
          [x + 50, foot],
          [x + 50, foot - 128],
        ]),
        4,
        colours.line,
      )
      lettering(sheet, String(which), x - 32, foot + 36, { size: 36, weight: 800, align: 'center' })
    }
    for (let n = 0; n * pace < measured && n < 36; n++) {
      const which = random() < odds ? 0 : 1
      const place = heaps[which] ?? 0
      heaps[which] = place + 1
      const [x, y] = slot(which, place)
      const fallen = clamp((measured - n * pace) / 0.75)
      const [sx, sy] = [cx + 50, top + 26]
      const bx = lerp(sx, x, ease.inOut((fallen - 0.15) / 0.5))
      const lane = foot - 136
      const by = fallen < 0.4 ? lerp(sy, lane, ease.out(fallen / 0.4)) : lerp(lane, y, ((fallen - 0.4) / 0.6) ** 2)
      ball(sheet, bx, by, 8 * clamp(fallen * 5), which ? colours.inkB : colours.inkA, { pitch: 2.6 })
    }
    if (measured > 0) {
      const ready = appear(measured, 0, 0.4, ease.back)
      printed(sheet, box(cx + 30, top - 30, 108 * ready, 60, 6), { ink: colours.stock, shade: 'none' })
      lettering(sheet, 'medir', cx + 84, top + 8, {
        size: 24,
        weight: 800,
        width: 80,
        align: 'center',
        ink: colours.key,
        alpha: ready,
      })
      arrow(sheet, [cx - 14, top], [cx + 26, top], { width: 4, progress: ready, ink: colours.nano })
    }
    const told = appear(moment.since('odds'), -0.2, 0.6)
    for (const which of [0, 1])
      label(sheet, which ? '25 %' : '75 %', cx + (which ? 84 : -76) + 20, foot + 24, { size: 18, progress: told })
  },
})
