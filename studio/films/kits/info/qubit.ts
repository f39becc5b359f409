import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, stagger, wander } from '../../motion.ts'
import { tracePoints } from '../../paths.ts'
import { outline, placed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { bloch } from './bloch.ts'
import { centreOf } from './centre.ts'

function point(sheet: Sheet, moment: Moment): void {
  const [cx, cy] = centreOf(sheet.focus)
  const [down, between] = [moment.since('down'), moment.since('between')]
  const up = appear(moment.since('up'), -0.5, 0.7, ease.inOut)
  const fallen = appear(down, -0.6, 0.9, ease.inOut)
  const free = appear(between, -0.4, 1, ease.inOut)
  const still = lerp(lerp(1.1, 0.03, up), Math.PI - 0.03, fallen)
  const roam = Math.PI / 2 + 0.9 * wander(moment.time, 2, 0.22)
  const theta = lerp(still, roam, free) + 0.02 * Math.sin(moment.time * 3)
  // Never straight at the viewer, where the arrow would be invisible.
  const phi = Math.PI / 2 + 0.9 * Math.sin(moment.time * 1.1) * lerp(0.4, 1, free)
  const enter = appear(moment.time, 0, 0.6, ease.back)
  placed(sheet, cx, cy, { grow: enter }, () => bloch(sheet, 0, 0, 122, theta, phi))
  label(sheet, 'superposición', cx + 84, cy + 146, { size: 16, progress: appear(between, 0.1) })
}

const places = [
  [-98, -104],
  [0, -118],
  [98, -104],
  [-98, 12],
  [0, 0],
  [98, 12],
  [-98, 126],
  [0, 120],
  [98, 126],
] as const
const ties = [
  [0, 1],
  [1, 2],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 4],
  [4, 5],
  [3, 6],
  [4, 7],
  [5, 8],
  [6, 7],
  [7, 8],
] as const

function many(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const at = (i: number) => {
    const [x, y] = places[i] ?? [0, 0]
    return [cx + x, cy + y + 3 * Math.sin(moment.time * 1.2 + i * 1.9)] as const
  }
  for (const [n, [a, b]] of ties.entries()) {
    const glow = Math.max(0, Math.sin(moment.time * 2.2 + n * 1.3))
    outline(sheet, tracePoints([at(a), at(b)]), 3 + 4 * glow, glow > 0.4 ? colours.inkB : colours.faint)
  }
  for (const i of places.keys()) {
    const [x, y] = at(i)
    const theta = Math.PI / 2 + 1.2 * wander(moment.time, i + 3, 0.3)
    placed(sheet, x, y, { grow: stagger(moment.time, i, 0.06, 0.5, ease.back) }, () =>
      bloch(sheet, 0, 0, 39, theta, (i % 2 ? 1 : -1) * (Math.PI / 2 + 0.9 * Math.sin(moment.time * 1.1 + i)), false),
    )
  }
}

export const qubit = scene({
  settings: v.strictObject({ story: v.picklist(['point', 'many']) }),
  cues: { up: 'The arrow points up', down: 'The arrow points down', between: 'The arrow roams between the poles' },
  draw(sheet, moment, { story }) {
    if (story === 'point') point(sheet, moment)
    else many(sheet, moment)
  },
})
