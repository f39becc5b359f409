import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { faded } from '../../palette.ts'
import { blob, smooth, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const count = 34

export const folding = scene({
  settings: v.strictObject({}),
  cues: { fold: 'the chain folds' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const folded = appear(moment.since('fold'), -0.3, 2.4, ease.inOut)
    const { nano, info, bio, cogno, stock } = colours
    const inks = [nano, info, bio, cogno, stock]
    const turn = time * 0.5
    const places = Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / 7)
      const inRow = i % 7
      const across = row % 2 ? 6 - inRow : inRow
      const loose: Point = [
        cx - 132 + across * 44 + wander(time, i, 0.3) * 12,
        cy - 136 + row * 66 + Math.sin(across * 1.05) * 14 + wander(time, i + 50, 0.3) * 12,
      ]
      const share = i / (count - 1)
      const angle = share * 5.2 * 2 * Math.PI + turn
      const shell = 46 + 52 * Math.sin(Math.PI * share)
      const [x, depth] = [shell * Math.cos(angle), Math.sin(angle)]
      const home: Point = [cx + x, cy - 88 + share * 176 + depth * shell * 0.22]
      return {
        i,
        depth: lerp(0, depth, folded),
        at: [lerp(loose[0], home[0], folded), lerp(loose[1], home[1], folded)] as Point,
      }
    })
    const body = appear(folded, 0.75, 0.25)
    if (body > 0) {
      sheet.brush.fillStyle = faded(colours.inkA, 0.28 * body)
      sheet.brush.fill(blob(cx, cy, 130, time, 4, 0.1))
      outline(sheet, blob(cx, cy, 130, time, 4, 0.1), 2.4 * body, colours.inkA)
    }
    const thread = smooth(
      places.map(({ at }) => at),
      false,
    )
    outline(sheet, thread, 9, colours.key)
    outline(sheet, thread, 5, colours.stock)
    for (const { i, at, depth } of places.toSorted((a, b) => a.depth - b.depth))
      ball(sheet, at[0], at[1], 14.5 + depth * 3, inks[(i * 7 + (i >> 2)) % 5] ?? nano)
    label(sheet, 'proteína', cx, focus.y + focus.height - 8, { progress: appear(moment.since('fold'), 1.8), size: 16 })
  },
})
