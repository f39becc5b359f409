import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box } from '../../paths.ts'
import { ball, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { drawRoll, trunkOf } from './nanotube.ts'
import { after, middle } from './set.ts'

export const tubePair = scene({
  settings: v.strictObject({}),
  cues: { metal: 'the first tube is named', gap: 'the electrons of the second get a push' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const pushed = appear(after(moment, 'gap', 0.7), -0.2, 0.6, ease.inOut)
    for (const [i, angle] of [0, 0.4].entries()) {
      const x = cx + (i === 0 ? -80 : 80)
      drawRoll(sheet, trunkOf(angle, 11.4), {
        at: [x, cy - 12],
        size: 24,
        closed: 1,
        around: 0,
        tilt: 0.1,
        spin: moment.time * (i === 0 ? 0.2 : -0.2),
        ink: i === 0 ? colours.nano : colours.bio,
        bondInk: colours.stock,
        width: 15.4,
      })
    }
    for (let i = 0; i < 6; i++) {
      const share = loop(moment.time, 2, i / 6)
      ball(
        sheet,
        cx - 80 + ((i % 3) - 1) * 22,
        lerp(cy + 122, cy - 150, share),
        9 * clamp(share * 10) * clamp((1 - share) * 10),
        colours.zed,
      )
    }
    printed(sheet, box(cx + 22, cy - 20, 116, 16), {
      ink: colours.ground,
      shade: 'lines',
      shadeInk: colours.stock,
      cover: [0.3, 0.3],
      pitch: 5,
      edge: colours.stock,
      outline: 1.8,
    })
    for (let i = 0; i < 6; i++) {
      const wait = loop(moment.time * 0.8, 2, i / 6)
      const through = pushed > 0.05
      const rise = through
        ? lerp(cy + 122, cy - 150, wait)
        : lerp(cy + 118 - (i % 2) * 26, cy + 40 - (i % 3) * 8, 0.5 + 0.5 * Math.sin(moment.time * 1.3 + i))
      const fade = through ? clamp(wait * 10) * clamp((1 - wait) * 10) : 1
      ball(
        sheet,
        cx + 80 + ((i % 3) - 1) * 26,
        lerp(lerp(cy + 84, cy + 40, i / 6), rise, through ? pushed : 1),
        9 * fade,
        colours.zed,
      )
    }
    arrow(sheet, [cx + 154, cy + 60], [cx + 154, cy - 60], { ink: colours.zed, width: 7, progress: pushed })
    label(sheet, 'metal', cx - 80, cy + 158, { size: 18, progress: appear(after(moment, 'metal', 0.35), -0.3, 0.5) })
    label(sheet, 'semiconductor', cx + 80, cy + 158, {
      size: 18,
      progress: appear(after(moment, 'gap', 0.7), -0.6, 0.5),
    })
  },
})
