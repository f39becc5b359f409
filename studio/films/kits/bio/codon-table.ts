import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, pulse } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const bases = ['U', 'C', 'A', 'G'] as const

/** Standard genetic code, codons in the order U, C, A, G; `*` is a stop. One letter per amino acid. */
const aminoAcids = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'

export const codonTable = scene({
  settings: v.strictObject({}),
  cues: { words: 'the words fill the table', stop: 'the three stops step forward' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const { time } = moment
    const [columns, gap] = [8, 4]
    const wide = (focus.width - gap * (columns - 1)) / columns
    const high = (focus.height - 8 - gap * 7) / 8
    const stop = moment.since('stop')
    const meaning = appear(moment.since('words'), 0.5, 0.8)
    const inks = [
      colours.nano,
      colours.info,
      colours.cogno,
      blend(colours.nano, '#ffffff', 0.55),
      blend(colours.info, '#ffffff', 0.6),
      blend(colours.cogno, '#ffffff', 0.6),
      colours.key,
    ]
    const kinds = [...new Set(aminoAcids)].filter((one) => one !== '*')
    for (let i = 0; i < 64; i++) {
      const word = `${bases[i >> 4]}${bases[(i >> 2) & 3]}${bases[i & 3]}`
      const amino = aminoAcids[i] ?? '*'
      const isStop = amino === '*'
      // Eight by eight: the four codons that share two letters are in one half of a row.
      const [column, row] = [i % 8, i >> 3]
      const entered = appear(time, 0.15 + i * 0.032, 0.35, ease.back)
      const forward = isStop ? appear(stop, 0, 0.5, ease.back) : 0
      const dim = isStop ? 0 : appear(stop, 0, 0.5) * 0.72
      const kind = kinds.indexOf(amino)
      const ink = isStop ? colours.stock : (inks[kind % inks.length] ?? colours.nano)
      const x = focus.x + column * (wide + gap) + wide / 2
      const y = focus.y + row * (high + gap) + high / 2
      placed(sheet, x, y, { grow: entered * (1 + forward * (0.3 + 0.06 * pulse(time, 0.8))), alpha: 1 - dim }, () => {
        const shown = isStop ? colours.stock : blend('#ffffff', ink, meaning)
        printed(sheet, box(-wide / 2, -high / 2, wide, high, 2), {
          ink: forward > 0.3 ? colours.nano : shown,
          shade: kind % 2 || meaning < 0.5 ? 'none' : 'dots',
          cover: [0, 0.28],
          pitch: 3.6,
          outline: 1.8,
        })
        const dark = (forward <= 0.3 && isStop) || meaning < 0.5 || [3, 4, 5].includes(kind % inks.length)
        lettering(sheet, forward > 0.3 ? 'FIN' : word, 0, 5, {
          size: 14,
          weight: 800,
          align: 'center',
          ink: dark ? colours.key : '#ffffff',
        })
      })
    }
  },
})
