import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, loop, pulse } from '../../motion.ts'
import { box } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const tile = 38

export const readingFrame = scene({
  settings: v.strictObject({}),
  cues: { three: 'the letters fall into words of three' },
  draw(sheet, moment) {
    const { focus, colours, width } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const grouped = appear(moment.since('three'), -0.1, 0.8, ease.inOut)
    const inks: Readonly<Record<string, string>> = {
      A: colours.bio,
      U: colours.nano,
      C: colours.info,
      G: colours.cogno,
    }
    const random = sheet.random(31)
    const pitch = 66
    for (let row = -2; row <= 2; row++) {
      const way = row % 2 === 0 ? -1 : 1
      const word = tile * 3 + lerp(0, 16, grouped)
      const run = (loop(time, 16, row * 0.17) * way + (way < 0 ? 1 : 0)) * word * 3
      const main = row === 0
      const y = cy + row * pitch
      for (let at = -6; at < 6; at++) {
        const letters = [0, 1, 2].map(() => 'AUCG'[Math.floor(random() * 4)] ?? 'A')
        const left = cx + at * word + run - word / 2
        if (left > width + 20 || left + word < -20) continue
        for (const [i, letter] of letters.entries()) {
          const x = left + i * tile
          printed(sheet, box(x + 1, y - tile / 2, tile - 2, tile, 2), {
            ink: inks[letter] ?? colours.inkA,
            cover: [0, 0.3],
            pitch: 3.8,
          })
          lettering(sheet, letter, x + tile / 2, y + 9, {
            size: 25,
            weight: 800,
            align: 'center',
            ink: '#ffffff',
          })
        }
        if (grouped > 0.05) {
          const glowing = main ? 0.6 + 0.4 * pulse(time, 1.2, at * 0.3) : 1
          sheet.brush.save()
          sheet.brush.globalAlpha *= grouped * glowing
          outline(sheet, box(left - 3, y - tile / 2 - 4, tile * 3 + 6, tile + 8, 3), main ? 4 : 2.2, colours.line)
          sheet.brush.restore()
        }
      }
    }
  },
})
