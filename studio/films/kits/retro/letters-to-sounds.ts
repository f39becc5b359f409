import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, bump, ease, lerp } from '../../motion.ts'
import { box, disc, smooth } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { spokenSounds } from './zed-figure.ts'

const letters = [...'química'] as const
const spans = [
  [0, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
] as const

export const lettersToSounds = scene({
  settings: v.strictObject({}),
  cues: { letters: 'the letters appear', sounds: 'the sounds come out of them' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const since = moment.since('sounds')
    const [x0, step, top] = [132, 66, focus.y + lerp(78, 30, ease.inOut((since + 0.7) / 0.7))]
    const column = (i: number) => x0 + i * step
    for (const [i, letter] of letters.entries()) {
      const shown = appear(moment.time, 0.2 + i * 0.12, 0.4, ease.back)
      const hop = 7 * bump(moment.since('letters'), i * 0.09 - 0.1, 0.5) + 5 * bump(since, i * 0.14 - 0.2, 0.5)
      const size = 52 * shown
      printed(sheet, box(column(i) - size / 2, top - size / 2 - hop, size, size, 3), {
        ink: colours.stock,
        shade: 'none',
      })
      if (shown > 0.5)
        lettering(sheet, letter, column(i), top + 14 - hop, {
          size: 38,
          weight: 800,
          width: 100,
          align: 'center',
          ink: colours.key,
        })
    }
    for (const [k, [from, to]] of spans.entries()) {
      const shown = appear(since, k * 0.16 - 0.1, 0.45)
      if (shown <= 0) continue
      const x = (column(from) + column(to)) / 2
      const y = top + 106
      for (let i = from; i <= to; i++)
        outline(
          sheet,
          smooth(
            [
              [column(i), top + 30],
              [lerp(column(i), x, 0.5), top + 52],
              [x, lerp(top + 30, y - 28, shown)],
            ],
            false,
          ),
          3,
          colours.line,
        )
      printed(sheet, disc(x, y, 26 * shown), { ink: colours.zed, shade: 'none' })
      if (shown > 0.5)
        lettering(sheet, spokenSounds[k]?.sound ?? '', x, y + 10, {
          size: 30,
          weight: 800,
          width: 100,
          align: 'center',
          ink: '#04212a',
        })
      const pulse = bump((moment.time + 10 - k * 0.3) % 2.4, 0, 0.5)
      if (pulse > 0.02) outline(sheet, disc(x, y, 27 + 8 * pulse), 2.4 * pulse, colours.line)
    }
    lettering(sheet, 'letras', 84, top + 5, { size: 14, weight: 700, align: 'right' })
    lettering(sheet, 'fonemas', 84, top + 111, {
      size: 14,
      weight: 700,
      align: 'right',
      alpha: appear(since, -0.1, 0.4),
    })
  },
})
