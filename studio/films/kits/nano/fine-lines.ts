import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { bigNumber, lettering } from '../../letters.ts'
import { appear, ease } from '../../motion.ts'
import { box } from '../../paths.ts'
import { printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const fineLines = scene({
  settings: v.strictObject({}),
  cues: { short: 'the short wave draws', size: 'its wavelength appears' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const long = appear(moment.time, 0.1, 1.6, ease.inOut)
    const short = appear(after(moment, 'short', 0.3), -0.4, 2, ease.inOut)
    const rows = [
      { y: cy - 146, share: long, wavelength: 143, pitch: 43, words: '193 nm', swing: 24, ink: colours.info },
      { y: cy + 34, share: short, wavelength: 10, pitch: 7.6, words: '13,5 nm', swing: 12, ink: colours.cogno },
    ]
    for (const { y, share, wavelength, pitch, words, swing, ink } of rows) {
      wave(sheet, [cx - 160, y], [cx + 160, y], {
        ink,
        width: wavelength > 50 ? 7 : 3,
        amplitude: swing,
        wavelength,
        phase: moment.time * (wavelength > 50 ? 0.5 : 1),
        tapered: false,
        edge: 1.6,
      })
      const plate = box(cx - 160, y + 34, 320, 66)
      printed(sheet, plate, { ink: '#ffffff', shade: 'none', outline: 0 })
      within(sheet, box(cx - 160, y + 34, 320 * share, 66), () => {
        for (let x = cx - 160 + pitch / 4; x < cx + 160; x += pitch)
          printed(sheet, box(x, y + 30, pitch / 2, 74), { ink: colours.key, shade: 'none', outline: 0 })
      })
      printed(sheet, plate, { ink: 'none', shade: 'none', outline: 3 })
      if (share > 0 && share < 1)
        printed(sheet, box(cx - 160 + 320 * share - 3, y + 24, 6, 86, 3), { ink, shade: 'none' })
      if (wavelength > 50) lettering(sheet, words, cx + 160, y + 124, { size: 18, align: 'right', weight: 800 })
    }
    bigNumber(sheet, '13,5 nm', cx, cy + 186, {
      size: 44,
      width: 70,
      alpha: appear(after(moment, 'size', 0.75), -0.4, 0.6),
    })
  },
})
