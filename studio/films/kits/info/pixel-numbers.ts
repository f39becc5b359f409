import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, stagger } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box } from '../../paths.ts'
import { ball, card, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** Three by three wells of a sensor, the filters in the pattern of Bayer, and what each counted (0 to 255). */
const wells = [
  ['info', 58],
  ['bio', 112],
  ['info', 66],
  ['bio', 120],
  ['nano', 224],
  ['bio', 104],
  ['info', 62],
  ['bio', 116],
  ['info', 54],
] as const

/** The middle well knows only red; its neighbours lend it the green and blue. */
export const pixelNumbers = scene({
  settings: v.strictObject({}),
  cues: {
    neighbours: 'The neighbours lend their colours to the middle',
    numbers: 'The three numbers of the middle show',
  },
  draw(sheet, moment) {
    const { colours } = sheet
    const { focus } = sheet
    const [cx] = centreOf(focus)

    const lent = moment.since('neighbours')
    const shown = moment.since('numbers')
    // The nine stand large in the middle, then make room for the numbers.
    const room = appear(shown, -0.7, 0.8, ease.inOut)
    const [size, pitch] = [lerp(92, 62, room), lerp(104, 70, room)]
    const middle = lerp(focus.y + focus.height / 2, focus.y + 112, room)
    const mixed = appear(lent, 1.1, 0.8)
    for (const [i, [light, value]] of wells.entries()) {
      const [x, y] = [cx + ((i % 3) - 1) * pitch, middle + (Math.floor(i / 3) - 1) * pitch]
      const own = i === 4
      const beat = own ? 1 + 0.05 * Math.sin(moment.time * 4) : 1
      placed(sheet, x, y, { grow: stagger(moment.time, i, 0.06, 0.5, ease.back) * beat }, () => {
        const ink = own ? blend(colours.nano, '#e0743c', mixed) : colours[light]
        card(sheet, -size / 2, -size / 2, size, size, {
          ink,
          cover: [0, own ? 0.12 : 0.4],
          round: 4,
          outline: own ? 4 : 2.2,
          edge: own ? '#ffffff' : colours.key,
        })
        if (!own || mixed < 1)
          lettering(sheet, String(value), 0, size * 0.145, {
            size: size * 0.4,
            weight: 800,
            align: 'center',
            ink: own || light !== 'info' ? colours.key : '#ffffff',
            alpha: own ? 1 - mixed : 1,
          })
      })
    }
    // What is lent runs from each neighbour to the middle.
    if (lent > -0.2 && shown < 1.2)
      for (const [i, [light]] of wells.entries()) {
        if (i === 4) continue
        const [dx, dy] = [((i % 3) - 1) * pitch, (Math.floor(i / 3) - 1) * pitch]
        const share = loop(lent, 1.1, i * 0.13)
        const grow = clamp(share * 5) * clamp((1 - share) * 5) * clamp((lent + 0.2) * 3) * clamp(1.2 - shown)
        ball(sheet, cx + dx * lerp(0.8, 0.16, share), middle + dy * lerp(0.8, 0.16, share), 8 * grow, colours[light])
      }
    const rows = [
      ['nano', 224, 'rojo'],
      ['bio', 113, 'verde'],
      ['info', 60, 'azul'],
    ] as const
    const top = middle + 134
    arrow(sheet, [cx, middle + 108], [cx, top - 6], { progress: appear(shown, -0.4, 0.4), width: 4 })
    for (const [i, [light, value, name]] of rows.entries()) {
      const y = top + 22 + i * 40
      const grown = appear(shown, i * 0.22 - 0.2, 0.8)
      if (grown <= 0) continue
      lettering(sheet, name, focus.x + 4, y + 7, { size: 19, weight: 700, alpha: grown })
      printed(sheet, box(focus.x + 72, y - 13, 176, 26), {
        ink: 'none',
        shade: 'none',
        outline: 1.6,
        edge: colours.faint,
      })
      printed(sheet, box(focus.x + 72, y - 13, Math.max(1, 176 * (value / 255) * grown), 26), {
        ink: colours[light],
        cover: [0, 0.35],
      })
      lettering(sheet, String(Math.round(value * grown)), focus.x + focus.width - 2, y + 10, {
        size: 29,
        weight: 800,
        align: 'right',
        alpha: grown,
      })
    }
  },
})
