import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease } from '../../motion.ts'
import type { Viseme } from '../../../../src/contract/talk-reply.ts'
import { visemeMouths } from '../../../../src/avatar/engines/zed/face-model.ts'
import { scene } from '../../scene.ts'
import { betweenMouths, mouthCard } from './zed-figure.ts'

const shapes: readonly (readonly [Viseme, string])[] = [
  ['sil', 'silencio'],
  ['PP', 'p b m'],
  ['FF', 'f'],
  ['TH', 'z'],
  ['DD', 't d'],
  ['kk', 'k g j'],
  ['CH', 'ch'],
  ['SS', 's'],
  ['nn', 'n l'],
  ['RR', 'r inglesa'],
  ['aa', 'a'],
  ['E', 'e'],
  ['I', 'i'],
  ['O', 'o'],
  ['U', 'u'],
]

export const mouthShapes = scene({
  settings: v.strictObject({}),
  cues: { shapes: 'all shapes are there', closed: 'the closed lips are shown', open: 'the open mouth is shown' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const closed = appear(moment.since('closed'), -0.1, 0.4)
    const open = appear(moment.since('open'), -0.1, 0.4)
    for (const [i, [viseme, name]] of shapes.entries()) {
      const [column, row] = [i % 5, Math.floor(i / 5)]
      const shown = appear(moment.time, 0.15 + i * 0.09, 0.45, ease.back)
      if (shown <= 0) continue
      const [x, y] = [160 + column * 88, focus.y + 20 + row * 62]
      const lit = viseme === 'PP' ? closed * (1 - open) : viseme === 'aa' ? open : 0
      const breath = lit > 0.4 ? 1 : 0.72 + 0.28 * Math.sin(moment.time * 2.2 + i * 0.9)
      mouthCard(
        sheet,
        x,
        y,
        62 * shown * (1 + 0.16 * lit),
        betweenMouths(visemeMouths.sil, visemeMouths[viseme], breath),
        lit,
      )
      if (shown > 0.6)
        lettering(sheet, name, x, y + 34 + 3 * lit, { size: 12, weight: 750, align: 'center', ink: colours.line })
    }
  },
})
