import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { tracePoints } from '../../paths.ts'
import { outline, placed } from '../../print.ts'
import type { Moment, Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile, inkOfBase, partnerOf, spine } from './double-strand.ts'

const step = 26
const tile = 30

/** Two repairs of a cut in DNA: with a base missing (gene off), or with a new sequence inserted. */
export function mend(sheet: Sheet, time: number, { since }: Pick<Moment, 'since'>): void {
  const { focus, colours } = sheet
  const [cx, cy] = centreOf(focus)
  const repair = appear(since('repair'), -0.1, 1.1, ease.inOut)
  const insert = appear(since('insert'), -0.5, 1.4, ease.inOut)
  const rows = [
    { y: cy - 84, name: 'gen apagado', done: repair, add: 0, cue: 'repair' },
    { y: cy + 104, name: 'texto nuevo', done: 0, add: insert, cue: 'insert' },
  ] as const
  for (const [row, { y, name, done, add, cue }] of rows.entries()) {
    const entered = appear(time, row * 0.3, 0.9)
    const joined = Math.max(done, clamp(add * 1.4 - 0.4))
    const hole = row === 0 ? lerp(30, 0, done) : lerp(34, 2 * step + 2, add)
    const tremble = wander(time, row + 4, 0.9) * 3 * (1 - joined)
    for (const side of [-1, 1]) {
      placed(
        sheet,
        cx + side * (hole + tremble + (1 - entered) * 220),
        y + wander(time, row * 3 + side, 0.3) * 4 * (1 - joined),
        { turn: side * 0.06 * (1 - joined) },
        () => {
          for (const way of [-1, 1])
            spine(
              sheet,
              [
                [side * (joined > 0.98 ? 0 : 2), way * 34],
                [side * 90, way * 34],
                [side * 230, way * 34],
              ],
              colours.stock,
            )
          for (let i = 0; i < 8; i++) {
            const base = baseAt(side * (i + 2) + row)
            for (const way of [-1, 1])
              baseTile(sheet, way < 0 ? base : partnerOf(base), side * (i + 0.5) * step, way * 15, step - 4, tile - 4)
          }
        },
      )
    }
    if (row === 1 && add > 0)
      placed(sheet, cx, y - (1 - add) * 150, { turn: (1 - add) * 0.7, alpha: clamp(add * 3) }, () => {
        for (const way of [-1, 1])
          spine(
            sheet,
            [
              [-2 * step, way * 34],
              [0, way * 34],
              [2 * step, way * 34],
            ],
            colours.inkB,
          )
        for (let i = 0; i < 4; i++) {
          const base = baseAt(i + 40)
          for (const way of [-1, 1])
            baseTile(sheet, way < 0 ? base : partnerOf(base), (i - 1.5) * step, way * 15, step - 4, tile - 4)
        }
      })
    if (row === 0 && done > 0.9) {
      const off = appear(since('repair'), 1, 0.5)
      outline(
        sheet,
        tracePoints([
          [cx - 20, y - 56],
          [cx + 20, y + 56],
        ]),
        6 * off,
        inkOfBase(sheet, 'T'),
      )
    }
    spark(sheet, cx, y, 56, (since(cue) - 0.8) / 0.8)
    label(sheet, name, cx, y + 66, { progress: appear(since(cue), row === 0 ? 1 : 0.6), size: 16 })
  }
}
