import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { disc } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const fields = [
  { cue: 'nano', name: 'Nano' },
  { cue: 'info', name: 'Info' },
  { cue: 'bio', name: 'Bio' },
  { cue: 'cogno', name: 'Cogno' },
] as const

export const fourInks = scene({
  settings: v.strictObject({}),
  cues: { nano: 'the first ink', info: 'the second', bio: 'the third', cogno: 'the fourth', mix: 'they overlap' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const mix = appear(moment.since('mix'), -0.6, 1.2, ease.inOut)
    const y = focus.y + 84
    for (const [i, { cue, name }] of fields.entries()) {
      const shown = appear(
        moment.since(cue) === -Infinity ? moment.time - i * 0.4 : moment.since(cue),
        -0.25,
        0.6,
        ease.back,
      )
      const drop = appear(moment.time, 0.2 + i * 0.22, 0.6, ease.back)
      const x = lerp(140 + i * 128, 190 + i * 88, mix)
      const r = lerp(22 * drop + 3 * pulse(moment.time, 1.3, i / 4), 60, shown) + 1.5 * pulse(moment.time, 1.8, i / 4)
      brush.save()
      brush.globalCompositeOperation = 'multiply'
      printed(sheet, disc(x, lerp(y - 60 * (1 - drop), y, shown), r), {
        ink: colours[cue],
        cover: [0, 0.22],
        shadeInk: colours[cue],
        shade: 'none',
        outline: 0,
      })
      brush.restore()
      printed(sheet, disc(x, y, 60), { ink: 'none', shade: 'none', outline: 1.2 * (1 - shown), edge: colours.faint })
      lettering(sheet, name, x + (mix > 0 ? (i - 1.5) * 12 * mix : 0), y + 6, {
        size: 24,
        weight: 850,
        width: 86,
        align: 'center',
        ink: cue === 'info' ? '#ffffff' : colours.key,
        alpha: shown,
      })
    }
  },
})
