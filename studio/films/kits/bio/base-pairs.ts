import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, bump, ease, lerp, wander } from '../../motion.ts'
import { withExtent } from '../../paths.ts'
import { spark, trace } from '../../figures.ts'
import { placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { inkOfBase, type Base } from './double-strand.ts'

const size = 104

function piece(sheet: Sheet, base: Base, right: boolean): void {
  const wedge = base === 'A' || base === 'T'
  const way = right ? 1 : -1
  const [near, far, half] = [0, way * (right ? size * 0.82 : size * 1.08), size / 2]
  const path = new Path2D()
  path.moveTo(far, -half)
  path.lineTo(near, -half)
  if (wedge) {
    path.lineTo(near, -20)
    path.lineTo(near + 24, 0)
    path.lineTo(near, 20)
  } else {
    path.lineTo(near, -24)
    path.arc(near, 0, 24, -Math.PI / 2, Math.PI / 2)
  }
  path.lineTo(near, half)
  path.lineTo(far, half)
  path.closePath()
  withExtent(path, { x: Math.min(near, far), y: -half, width: Math.abs(far) + 24, height: size })
  printed(sheet, path, { ink: inkOfBase(sheet, base), cover: [0, 0.42], outline: 2.8 })
  lettering(sheet, base, right ? far * 0.58 + 8 : far * 0.54, 25, {
    size: 70,
    weight: 850,
    width: 100,
    align: 'center',
    ink: '#ffffff',
  })
}

export const basePairs = scene({
  settings: v.strictObject({}),
  cues: { at: 'A and T come together', cg: 'C and G come together' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const rows = [
      { cue: 'at', left: 'A', right: 'T', y: cy - 88, bonds: 2, name: 'dos enlaces' },
      { cue: 'cg', left: 'G', right: 'C', y: cy + 76, bonds: 3, name: 'tres enlaces' },
    ] as const
    for (const [i, { cue, left, right, y, bonds, name }] of rows.entries()) {
      const since = moment.since(cue)
      const meet = appear(since, 0, 0.8, ease.inOut)
      const free = 1 - meet
      const entered = appear(time, 0.1 + i * 0.15, 0.7, ease.back)
      for (const isRight of [false, true]) {
        const base = isRight ? right : left
        const seed = i * 7 + (isRight ? 3 : 1)
        const apart = lerp(isRight ? 5 : -5, isRight ? 38 : -38, free)
        placed(
          sheet,
          cx + 6 + apart + wander(time, seed, 0.35) * (2 + 10 * free),
          y + wander(time, seed + 30, 0.3) * (1 + 18 * free) + bump(since, 0.7, 0.5) * -6,
          { turn: wander(time, seed + 60, 0.3) * (0.015 + 0.16 * free), grow: entered },
          () => piece(sheet, base, isRight),
        )
      }
      spark(sheet, cx + 8, y, 86, (since - 0.6) / 0.9, colours.line)
      const shown = appear(since, 0.9)
      for (let k = 0; k < bonds; k++) {
        const at = y + size / 2 + 17 + (k - (bonds - 1) / 2) * 7
        trace(
          sheet,
          [
            [cx - 84, at],
            [cx - 20, at],
          ],
          shown,
          { dash: [6, 5], width: 2.6 },
        )
      }
      lettering(sheet, name, cx - 8, y + size / 2 + 22, { size: 15, weight: 700, alpha: shown })
    }
  },
})
