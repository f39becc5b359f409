import * as v from 'valibot'
import { spark, wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop } from '../../motion.ts'
import { box, disc, polygon } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { chargeSign } from './charge-sign.ts'

export const lightStep = scene({
  settings: v.strictObject({}),
  cues: {
    electrons: 'electrons are shown',
    holes: 'holes are shown',
    fall: 'an electron falls and a grain of light leaves',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const [upper, lower] = [focus.y + 36, focus.y + 128]
    const electrons = appear(moment.time, 0.5, 0.8)
    const holes = appear(moment.time, 1, 0.8)
    const [more, fewer] = [appear(moment.since('electrons'), -0.2, 0.6), appear(moment.since('holes'), -0.2, 0.6)]
    const falling = appear(moment.since('fall'), -0.2, 0.5)
    printed(
      sheet,
      polygon([
        [96, upper - 26],
        [322, upper - 26],
        [322, lower + 34],
        [96, lower + 34],
      ]),
      { ink: colours.stock, shade: 'none' },
    )
    printed(
      sheet,
      polygon([
        [322, upper - 26],
        [548, upper - 26],
        [548, lower + 34],
        [322, lower + 34],
      ]),
      { ink: colours.stock, shade: 'none' },
    )
    printed(sheet, box(268, upper - 26, 108, lower - upper + 60), { ink: colours.zed, shade: 'none', outline: 0 })
    outline(
      sheet,
      polygon([
        [96, upper - 26],
        [548, upper - 26],
        [548, lower + 34],
        [96, lower + 34],
      ]),
      2.4,
      colours.key,
    )
    printed(sheet, box(96, upper + 13, 214, 7), { ink: colours.key, shade: 'none', outline: 0 })
    printed(sheet, box(300, lower + 13, 248, 7), { ink: colours.key, shade: 'none', outline: 0 })
    for (let i = 0; i < 9; i++) {
      const share = loop(moment.time, 4.4, i / 9)
      const x = lerp(102, 300, Math.min(1, share * 1.25))
      const drop = share > 0.8 ? ease.in((share - 0.8) / 0.12) * falling : 0
      if (share > 0.8 && (falling < 0.5 || drop >= 1)) {
        if (falling >= 0.5) {
          const out = (share - 0.92) / 0.08
          spark(sheet, 322, lower + 4, 26, out)
        }
        continue
      }
      ball(sheet, lerp(x, 322, drop), lerp(upper + 3, lower + 4, drop), 10 * electrons, colours.inkA, { pitch: 3.2 })
      if (electrons > 0.7)
        chargeSign(sheet, lerp(x, 322, drop), lerp(upper + 3, lower + 4, drop), 5, false, colours.key)
      const hx = lerp(542, 330, Math.min(1, share * 1.25))
      if (holes > 0) {
        printed(sheet, disc(hx, lower + 3, 10 * holes), { ink: colours.stock, shade: 'none', outline: 2 })
        if (holes > 0.7) chargeSign(sheet, hx, lower + 3, 5, true, colours.key)
      }
      if (falling > 0) {
        const gone = loop(moment.time, 4.4, i / 9 + 0.1)
        if (gone < 0.34) {
          const at = gone / 0.34
          const reach = i % 2 === 0 ? 262 : 186
          wave(sheet, [322, (upper + lower) / 2 + 14], [322 + reach, focus.y - 56], {
            amplitude: 8,
            wavelength: 20,
            part: [at - 0.16, at],
            ink: colours.info,
            width: 4,
            edge: 1.6,
          })
        }
      }
    }
    label(sheet, 'Sobran electrones', 174, lower - 22, { size: 13, progress: more })
    label(sheet, 'Faltan: huecos', 466, upper + 46, { size: 13, progress: fewer })
    label(sheet, 'Unión', 322, lower + 48, { size: 13, progress: appear(moment.time, 0.5) })
    label(sheet, 'Luz', 588, focus.y - 18, { size: 14, progress: falling })
  },
})
