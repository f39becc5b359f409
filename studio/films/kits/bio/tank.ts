import * as v from 'valibot'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { disc, oval } from '../../paths.ts'
import { ball, card, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

function sunflower(i: number, gap: number): readonly [number, number] {
  const r = gap * Math.sqrt(i + 0.4)
  return [r * Math.cos(i * 2.399963), r * Math.sin(i * 2.399963)]
}

export const tank = scene({
  settings: v.strictObject({}),
  cues: { divide: 'they begin to double', make: 'each gives off insulin' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const bottom = focus.y + focus.height
    const [left, wide, top] = [cx - 138, 276, focus.y + 18]
    card(sheet, cx - 112, bottom - 34, 18, 44, { ink: colours.stock, shade: 'lines' })
    card(sheet, cx + 94, bottom - 34, 18, 44, { ink: colours.stock, shade: 'lines' })
    card(sheet, cx - 15, focus.y - 18, 30, 46, { ink: colours.inkB, shade: 'dots' })
    card(sheet, left, top, wide, bottom - top - 14, {
      ink: colours.stock,
      shade: 'lines',
      round: 64,
      across: [left, 0, left + wide, 0],
      cover: [0, 0.34],
    })
    const window = disc(cx, cy + 4, 122)
    printed(sheet, window, { ink: colours.ground, shade: 'none', outline: 7 })
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 2 * Math.PI
      ball(sheet, cx + 131 * Math.cos(angle), cy + 4 + 131 * Math.sin(angle), 4, colours.stock, { glint: false })
    }
    within(sheet, window, () => {
      const since = moment.since('divide')
      const generations = clamp((since + 0.4) / 0.62, 0, 5.999)
      const made = moment.since('make')
      for (let i = 0; i < 12; i++) {
        const rise = loop(time, 3.2, i * 0.29)
        const x = cx + Math.sin(i * 5) * 100 + Math.sin(time * 2 + i) * 4
        outline(sheet, disc(x, cy + 130 - rise * 260, 3 + (i % 3) * 1.6), 1.6, colours.faint)
      }
      const whole = Math.floor(generations)
      const part = ease.inOut(generations - whole)
      const now = 2 ** whole
      const gap = lerp(30, 15.6, generations / 6)
      const size = lerp(1.7, 0.62, generations / 6)
      for (let i = 0; i < now * 2; i++) {
        const isNew = i >= now
        if (isNew && part <= 0.02) continue
        const [hx, hy] = sunflower(i, gap)
        const [mx, my] = sunflower(i % now, gap)
        const share = isNew ? part : 1
        const x = cx + lerp(mx, hx, share) + wander(time, i, 0.3) * 4
        const y = cy + 4 + lerp(my, hy, share) + wander(time, i + 90, 0.3) * 4
        const turn = (i * 1.3) % Math.PI
        bacterium(sheet, [x, y], 46 * size, 21 * size, time, { turn, seed: i, pitch: 3.2, outline: 1.8 })
        const out = appear(made, (i % 9) * 0.08, 1.4)
        if (out > 0)
          for (let k = 0; k < 2; k++) {
            const angle = i * 2 + k * 3 + time * 0.4
            const far = (12 + 9 * out) * (0.6 + size * 0.5)
            ball(sheet, x + far * Math.cos(angle), y + far * Math.sin(angle), 4.2 * out, colours.inkB, {
              glint: false,
              shade: 'none',
            })
          }
      }
    })
    outline(sheet, window, 3, colours.key)
    const shine = oval(cx - 70, cy - 68, 26, 9, -0.8)
    sheet.brush.fillStyle = 'rgb(255 255 255 / 0.5)'
    sheet.brush.fill(shine)
  },
})
