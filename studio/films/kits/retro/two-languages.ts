import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { box, disc, smooth } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { articlePage } from './papers.ts'

export const twoLanguages = scene({
  settings: v.strictObject({}),
  cues: { english: 'the English page comes out from behind', sources: 'the sources are shown' },
  draw: (sheet, moment) => {
    const { colours } = sheet
    const english = appear(moment.since('english'), -0.5, 1, ease.inOut)
    const sources = appear(moment.since('sources'), -0.3, 0.5)
    const y = 62
    for (const [i, title] of ['Un velocista', 'A sprinter'].entries()) {
      const x = i === 0 ? lerp(380, 296, english) : lerp(386, 456, english)
      if (i === 1 && english <= 0) continue
      placed(
        sheet,
        x + 82,
        y + 104,
        { grow: 0.9, turn: (i === 0 ? -0.05 : 0.05) * english + 0.012 * Math.sin(moment.time * 1.4 + i) },
        () => {
          articlePage(sheet, -86, -104, 172, 214, { title, ink: colours.nano, seed: 4 + i })
          printed(sheet, box(44, -94, 34, 24, 2), { ink: '#ffffff', shade: 'none', outline: 1.4 })
          lettering(sheet, i === 0 ? 'ES' : 'EN', 72, -76, { size: 17, weight: 850, align: 'right', ink: '#14132b' })
          for (let k = 0; k < 2; k++) {
            printed(sheet, box(-76, 68 + k * 18, 152, 13, 2), {
              ink: sources > 0.2 ? colours.zed : '#e5e8f0',
              shade: 'none',
              outline: 1 + 0.8 * sources,
            })
            printed(sheet, disc(-69, 74.5 + k * 18, 3), { ink: '#14132b', shade: 'none', outline: 0 })
          }
        },
      )
    }
    if (sources > 0)
      for (let k = 0; k < 2; k++)
        outline(
          sheet,
          smooth(
            [
              [422, y + 176 + k * 18],
              [lerp(422, 436, sources), y + 184 + k * 18 + 4 * pulse(moment.time, 1.4)],
              [lerp(422, 456, sources), y + 184 + k * 18],
            ],
            false,
          ),
          3,
          colours.line,
        )
  },
})
