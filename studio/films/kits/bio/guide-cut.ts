import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, wander } from '../../motion.ts'
import { smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { mend } from './cut-mending.ts'
import { baseAt, baseTile, partnerOf, spine, type Base } from './double-strand.ts'

const step = 26
const tile = 30
const target: readonly Base[] = ['G', 'A', 'T', 'T', 'A', 'C', 'A']

function baseOf(place: number): Base {
  return place >= 0 && place < target.length ? (target[place] ?? 'A') : baseAt(place * 3 + 5)
}

const lobes: readonly (readonly Point[])[] = [
  [
    [-96, -152],
    [-20, -168],
    [52, -140],
    [88, -92],
    [80, -20],
    [96, 50],
    [60, 96],
    [-30, 84],
    [-96, 44],
    [-132, -20],
    [-134, -96],
  ],
  [
    [-40, 8],
    [30, -20],
    [96, -34],
    [142, 2],
    [150, 66],
    [116, 124],
    [44, 146],
    [-34, 136],
    [-84, 104],
    [-90, 50],
  ],
]

export const guideCut = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['cut', 'repair']), 'cut') }),
  cues: {
    scan: 'the protein runs along the DNA',
    fit: 'the guide pairs with its word',
    cut: 'both strands are cut',
    repair: 'the ends are joined again, a letter short',
    insert: 'a new text goes in between',
  },
  draw(sheet, moment, { act }) {
    if (act === 'cut') search(sheet, moment.time, moment)
    else mend(sheet, moment.time, moment)
  },
})

type Since = { since(cue: string): number }

function search(sheet: Sheet, time: number, { since }: Since): void {
  const { focus, colours, width } = sheet
  const [cx, middle] = centreOf(focus)
  const cy = middle + 12
  const arrived = appear(since('fit'), -1.1, 1.2, ease.inOut)
  const fit = appear(since('fit'), -0.1, 0.8, ease.inOut)
  const cut = appear(since('cut'), 0, 0.9, ease.out)
  const run = lerp(-70 * Math.max(0, -since('fit')) - 40, 0, arrived)
  const shift = since('fit') === -Infinity ? time * 40 : run
  const origin = cx - 3 * step - shift
  const open = (x: number) => fit * Math.exp(-(((x - cx) / 92) ** 4))
  const gap = (x: number) => 20 + 42 * open(x)
  const cutAt = cx + 1.5 * step
  const part = (x: number) => (x > cutAt ? 1 : -1) * cut * 20
  const settle = bump(since('fit'), 0, 0.7) * 0.05
  placed(sheet, cx, cy + wander(time, 2, 0.3) * 4, { grow: 1 + settle }, () => {
    for (const [lobe, shape] of lobes.entries())
      printed(
        sheet,
        smooth(
          shape.map(
            ([x, y], i) =>
              [x + wander(time, i + lobe * 30, 0.3) * 4, y + wander(time, i + 20 + lobe * 30, 0.3) * 4] as const,
          ),
        ),
        {
          ink: colours.inkA,
          shade: lobe ? 'dots' : 'lines',
          cover: lobe ? [0, 0.5] : [0.1, 0.55],
        },
      )
  })
  for (const way of [-1, 1]) {
    const points: Point[] = []
    for (let x = -30; x <= width + 30; x += 12) {
      if (cut > 0.02 && Math.abs(x - cutAt) < 8) {
        spine(sheet, points.splice(0), colours.stock)
        continue
      }
      points.push([x + part(x), cy + 4 + way * (gap(x) + 14)])
    }
    spine(sheet, points, colours.stock)
    const first = Math.floor((-20 - origin) / step)
    for (let i = first; i < first + Math.ceil(width / step) + 4; i++) {
      const x = origin + i * step
      if (x < -20 || x > width + 20) continue
      const base = way < 0 ? baseOf(i) : partnerOf(baseOf(i))
      baseTile(sheet, base, x + part(x), cy + 4 + way * gap(x), step - 4, tile)
    }
  }
  const guideY = lerp(cy - 104, cy + 33, fit)
  spine(
    sheet,
    Array.from({ length: 8 }, (_, i): Point => [cx + (i - 3.5) * step, guideY - 19]),
    colours.inkB,
  )
  for (const [i, base] of target.entries()) {
    const x = cx + (i - 3) * step
    baseTile(sheet, base, x, guideY, step - 4, tile)
  }
  label(sheet, 'guía', cx - 118, cy - 128, {
    progress: appear(time, 0.6) * (1 - fit),
    size: 15,
    leaderTo: [cx - 84, cy - 116],
  })
  for (const way of [-1, 1]) {
    const y = cy + 4 + way * (gap(cutAt) + 14)
    spark(sheet, cutAt, y, 40, since('cut') / 0.9, colours.line)
    outline(
      sheet,
      tracePoints([
        [cutAt - 10, y + way * 26],
        [cutAt, y + way * 4],
        [cutAt + 10, y + way * 26],
      ]),
      4 * (1 - cut) * appear(since('fit'), 0.5),
      colours.inkB,
    )
  }
}
