import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, stagger } from '../../motion.ts'
import { tracePoints } from '../../paths.ts'
import { ball, card, outline, placed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { sign } from './marks.ts'

const inputs = [
  { value: 2, weight: 3, dx: -112 },
  { value: 5, weight: -1, dx: 0 },
  { value: 1, weight: 4, dx: 112 },
] as const
const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))

export const neuronSum = scene({
  settings: v.strictObject({}),
  cues: { weight: 'The weights show', multiply: 'Each number is multiplied', sum: 'The products are added' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx] = centreOf(focus)
    const top = focus.y + 40
    const heart = focus.y + focus.height - 78
    const weighed = moment.since('weight')
    const multiplied = moment.since('multiply')
    const summed = moment.since('sum')
    const type = { weight: 800, width: 85, align: 'center' } as const
    for (const [i, { value, weight, dx }] of inputs.entries()) {
      const shown = stagger(moment.time, i, 0.15, 0.5, ease.back)
      const thick = lerp(3, 3 + 3.4 * Math.abs(weight), appear(weighed, i * 0.1 - 0.2, 0.5))
      const [sx, sy, ex, ey] = [cx + dx, top + 30, cx + dx * 0.3, heart - 48]
      const ink = weight < 0 ? colours.nano : colours.line
      outline(
        sheet,
        tracePoints([
          [sx, sy],
          [ex, ey],
        ]),
        thick + 5,
        colours.key,
      )
      outline(
        sheet,
        tracePoints([
          [sx, sy],
          [ex, ey],
        ]),
        thick,
        ink,
      )
      for (let k = 0; k < 2; k++) {
        const share = loop(moment.time, 1.8, i * 0.21 + k / 2)
        ball(
          sheet,
          lerp(sx, ex, share),
          lerp(sy, ey, share),
          6 * clamp(share * 8) * clamp((1 - share) * 8),
          colours.bio,
          { shade: 'none' },
        )
      }
      placed(sheet, sx, top, { grow: shown }, () => {
        ball(sheet, 0, 0, 36, colours.stock)
        lettering(sheet, String(value), 0, 15, { ...type, size: 42, ink: colours.key })
      })
      const tag = appear(weighed, i * 0.12 - 0.2, 0.4, ease.back)
      const [mx, my] = [lerp(sx, ex, 0.34), lerp(sy, ey, 0.34)]
      placed(sheet, mx, my, { grow: tag }, () => {
        card(sheet, -31, -18, 62, 36, { ink: colours.key, shade: 'none', edge: '#ffffff', round: 4 })
        sign(sheet, '×', -15, 0, 7, '#ffffff')
        lettering(sheet, signed(weight), 11, 9, { ...type, size: 25, ink: '#ffffff' })
      })
      const made = appear(multiplied, i * 0.12, 0.4, ease.back)
      const gone = ease.in((summed + 0.1) / 0.5)
      const [px, py] = [lerp(lerp(sx, ex, 0.72), cx, gone), lerp(lerp(sy, ey, 0.72), heart, gone)]
      placed(sheet, px, py, { grow: made * (1 - 0.5 * gone), alpha: 1 - gone }, () => {
        card(sheet, -27, -19, 54, 38, { ink: '#ffffff', shade: 'none', round: 19 })
        lettering(sheet, signed(value * weight), 0, 10, {
          ...type,
          size: 27,
          ink: weight < 0 ? '#d43312' : colours.key,
        })
      })
    }
    const filled = appear(summed, 0.3, 0.5, ease.back)
    ball(
      sheet,
      cx,
      heart,
      54 * (1 + 0.03 * Math.sin(moment.time * 3)) * lerp(1, 1.08, filled),
      filled > 0.1 ? colours.bio : colours.stock,
    )
    sign(sheet, '+', cx, heart, 24 * (1 - filled), colours.key)
    const sum = inputs.reduce((total, one) => total + one.value * one.weight, 0)
    lettering(sheet, signed(sum), cx, heart + 21, { ...type, size: 60, ink: colours.key, alpha: filled })
    spark(sheet, cx, heart, 92, clamp((summed - 0.3) / 0.8), colours.line)
    lettering(sheet, '6 − 5 + 4', cx, heart + 84, { ...type, size: 27, alpha: appear(summed, 0.5) })
  },
})
