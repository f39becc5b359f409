import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { box, disc } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

/** Light per well, relative to the brightest. */
const light = [0.25, 0.5, 1, 0.75, 0.38, 0.12] as const

export const lightWells = scene({
  settings: v.strictObject({}),
  cues: { photon: 'a grain of light sets an electron free', number: 'the electrons are counted' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const [x0, step] = [128, 80]
    const top = focus.y + 46
    const counted = appear(moment.since('number'), -0.5, 0.6)
    const progress = appear(moment.time, 0.2, Math.max(2, moment.duration - 1.4), ease.linear)
    printed(sheet, box(x0 - 14, top, step * 6 + 10, 84, 2), {
      ink: colours.stock,
      shade: 'lines',
      cover: [0.1, 0.3],
      pitch: 6,
    })
    for (const [i, share] of light.entries()) {
      const x = x0 + i * step
      printed(sheet, box(x, top - 6, 60, 76, 8), { ink: colours.key, shade: 'none', edge: colours.key })
      const most = Math.round(share * 20)
      const random = sheet.random(40 + i)
      for (let k = 0; k < most; k++) {
        const start = (k + random() * 0.6) / 20 / share
        const since = (progress - start * 0.8) * 7
        if (since < 0) continue
        const px = x + 10 + (k % 5) * 10
        const py = top + 62 - Math.floor(k / 5) * 11
        if (since < 0.5) {
          const from = focus.y + 14
          const at = lerp(from, top + 10, since / 0.5)
          wave(sheet, [x + 30, at - 30], [x + 30, at], {
            amplitude: 5,
            wavelength: 12,
            ink: '#ffd95e',
            width: 2.6,
            edge: 1.2,
          })
          continue
        }
        const settle = ease.out((since - 0.5) / 0.5)
        ball(sheet, lerp(x + 30, px, settle), lerp(top + 8, py, settle), 4.6, colours.zed, { outline: 1.2 })
      }
      const held = Math.floor(Math.max(0, Math.min(1, progress * 1.25)) * most)
      const value = Math.round((held / 20) * 255)
      printed(sheet, box(x + 2, top + 90, 56, 26, 2), { ink: '#ffffff', shade: 'none', outline: 1.8 })
      if (counted > 0)
        lettering(sheet, String(value), x + 30, top + 109, {
          size: 17,
          weight: 800,
          align: 'center',
          ink: colours.key,
          alpha: counted,
        })
      else outline(sheet, disc(x + 30, top + 103, 1.6), 2, colours.key)
    }
    label(sheet, 'Electrones', 64, top + 50, { size: 13, progress: appear(moment.since('photon'), 0, 0.5) })
    label(sheet, 'Luz', 64, focus.y + 24, { size: 14, progress: appear(moment.time, 0.4) })
    label(sheet, 'Número', 64, top + 103, { size: 13, progress: counted })
  },
})
