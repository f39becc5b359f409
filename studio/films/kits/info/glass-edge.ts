import * as v from 'valibot'
import { ray, spark, trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, box, type Point } from '../../paths.ts'
import { ball, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** Refractive index of glass; the critical angle is asin(1/1.5), about 41.8°. */
const index = 1.5
const critical = Math.asin(1 / index)
const degree = Math.PI / 180

export const glassEdge = scene({
  settings: v.strictObject({}),
  cues: { slant: 'The ray tilts to the critical angle', bounce: 'It is thrown back whole' },
  draw(sheet, moment) {
    const { colours } = sheet
    const { focus } = sheet
    const [cx, cy] = centreOf(focus)
    const edge = cy + 8
    const bounced = moment.since('bounce')
    const angle =
      lerp(12, 30, ease.inOut((moment.time - 0.4) / 2.2)) * degree +
      appear(moment.since('slant'), 0, 1, ease.inOut) * (critical - 30 * degree - 0.012) +
      appear(bounced, -0.35, 0.8, ease.inOut) * 13 * degree
    printed(sheet, box(-4, edge, sheet.width + 8, sheet.height - edge + 4), {
      ink: colours.inkA,
      shade: 'lines',
      across: [cx, edge, cx, sheet.height],
      cover: [0.04, 0.34],
    })
    trace(
      sheet,
      [
        [cx, edge - 150],
        [cx, edge + 160],
      ],
      1,
      { ink: colours.key, width: 1.8, dash: [5, 6] },
    )
    const reach = 168
    const from: Point = [cx - reach * Math.sin(angle), edge + reach * Math.cos(angle)]
    const hit: Point = [cx, edge]
    const back: Point = [cx + reach * Math.sin(angle), edge + reach * Math.cos(angle)]
    const whole = angle > critical
    const share = whole ? 1 : clamp((angle / critical) ** 9 * 0.75 + 0.05)
    const shown = appear(moment.time, 0, 0.9, ease.inOut)
    placed(sheet, 0, 0, { alpha: Math.max(0.14, share) * appear(moment.time, 0.7) }, () =>
      ray(sheet, [hit, back], moment.time, { ink: colours.nano, width: 3 + 5 * share }),
    )
    if (!whole) {
      const out = Math.asin(Math.min(1, index * Math.sin(angle)))
      const leaves: Point = [cx + 172 * Math.sin(out), edge - 172 * Math.cos(out)]
      ray(sheet, [hit, leaves], moment.time, {
        ink: colours.nano,
        width: 3 + 5 * (1 - share),
        progress: appear(moment.time, 0.7, 0.8),
      })
      trace(sheet, [hit, [cx + 130 * Math.sin(angle), edge - 130 * Math.cos(angle)]], appear(moment.time, 1.4, 0.6), {
        ink: colours.faint,
        width: 2.4,
        dash: [3, 6],
      })
    }
    ray(sheet, [from, hit], moment.time, { ink: colours.nano, width: 8, progress: shown })
    printed(sheet, arcBand(cx, edge, 52, 6, Math.PI / 2, Math.PI / 2 + angle), {
      ink: '#ffffff',
      shade: 'none',
      outline: 1.6,
    })
    ball(sheet, from[0], from[1], 15, colours.nano)
    spark(sheet, cx, edge, 40, clamp(bounced / 0.8), colours.key)
    label(sheet, 'aire', focus.x + 8, edge - 20, { align: 'left', progress: appear(moment.time, 0.2), size: 15 })
    label(sheet, 'vidrio', focus.x + 8, edge + 20, { align: 'left', progress: appear(moment.time, 0.4), size: 15 })
    if (bounced > -0.2)
      label(sheet, 'rebota toda', cx + 92, edge - 30, {
        size: 16,
        progress: appear(bounced, 0),
        chip: colours.key,
        ink: '#ffffff',
      })
    else
      label(sheet, 'se tuerce', cx + 106, edge - 150, {
        size: 15,
        progress: Math.min(appear(moment.time, 1.5), 1 - appear(moment.since('slant'), 0, 0.4)),
      })
  },
})
