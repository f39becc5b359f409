import * as v from 'valibot'
import { bigNumber, label } from '../../letters.ts'
import { appear, ease, lerp, stagger } from '../../motion.ts'
import { placed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { asciiBits, bitCell, codes, letterTile, lettersOf, word } from './prefix-code.ts'

const pitch = 29
const bitsOfWord = lettersOf(word).reduce((sum, letter) => sum + codes[letter].length, 0)

export const letterBits = scene({
  settings: v.strictObject({ story: v.picklist(['even', 'short']) }),
  cues: {
    fill: 'Eight bits stand beside each letter',
    shrink: 'The eight give way to the short code',
    sum: 'Their sum',
  },
  draw(sheet, moment, { story }) {
    const { focus } = sheet
    const top = focus.y + 8
    for (const [i, letter] of lettersOf(word).entries()) {
      const y = top + i * pitch
      letterTile(sheet, letter, 42, y + 12, 26, story === 'even' ? stagger(moment.time, i, 0.07, 0.4, ease.back) : 1)
      const short = story === 'short' ? appear(moment.since('shrink'), i * 0.26, 0.6, ease.inOut) : 0
      const code = codes[letter]
      for (const [k, bit] of [...asciiBits(letter)].entries()) {
        const come = story === 'even' ? appear(moment.since('fill'), i * 0.08 + k * 0.04, 0.3) : 1
        const kept = k < code.length
        const x = 66 + k * 31
        placed(sheet, lerp(0, kept ? 0 : 90, short), 0, { alpha: come * (kept ? 1 : 1 - short) }, () =>
          bitCell(sheet, kept && short > 0.5 ? (code[k] ?? bit) : bit, x, y, 27, 24),
        )
      }
    }
    const summed = appear(moment.since('sum'), 0, 0.5)
    if (story === 'even')
      label(sheet, '11 letras × 8 bits = 88 bits', 190, top + 11 * pitch + 14, {
        size: 17,
        weight: 800,
        progress: summed,
      })
    else if (summed > 0) {
      const count = Math.round(lerp(88, bitsOfWord, appear(moment.since('sum'), 0, 0.9, ease.inOut)))
      placed(sheet, 0, 0, { alpha: summed }, () =>
        bigNumber(sheet, String(count), 262, focus.y + 190, { size: 84, under: 'bits, no 88' }),
      )
    }
  },
})
