import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { box, smooth, tracePoints, polygon, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { taperedLine } from './neuron-tree.ts'

/** Oscillations per second, slowed down to be visible. */
const tempo = 0.8
const bone = { top: 236, bottom: 262 } as const

export const pyramidalForest = scene({
  settings: v.strictObject({}),
  cues: { together: 'they swing together' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours, brush } = sheet
      brush.fillStyle = colours.stock
      brush.fillRect(0, bone.bottom, 360, 480)
      for (let row = 0; row < 2; row++) {
        for (let i = 0; i < 7 - row; i++)
          tree(sheet, moment, 34 + row * 24 + i * 49, row === 0 ? 424 : 492, i * 2 + row * 17)
      }
      printed(sheet, box(-10, bone.top, 380, bone.bottom - bone.top), {
        ink: '#ffffff',
        shade: 'lines',
        across: [0, bone.top, 0, bone.bottom],
        cover: [0.1, 0.4],
        pitch: 5,
      })
      printed(sheet, box(-10, bone.top - 11, 380, 11), { ink: colours.cogno, cover: [0, 0.3] })
      printed(sheet, box(44, bone.top - 30, 52, 19, 5), { ink: colours.inkB, cover: [0, 0.5] })
      sum(sheet, moment)
      label(sheet, 'cráneo', 310, 249, { progress: appear(moment.time, 0.4) })
      label(sheet, 'la suma', 50, 166, {
        progress: appear(moment.since('together'), 0.6),
        chip: colours.inkB,
        ink: '#ffffff',
      })
    })
  },
})

function unison(moment: Moment, time: number): number {
  return appear(moment.since('together') - moment.time + time, -0.5, 1.3, ease.inOut)
}

function swing(moment: Moment, seed: number, time: number): number {
  const together = unison(moment, time)
  const own = ((seed * 0.618) % 1) * 2 * Math.PI
  const rate = lerp(0.75 + ((seed * 0.37) % 1) * 0.5, 1, together)
  return Math.sin(2 * Math.PI * tempo * rate * time + own * (1 - together))
}

function tree(sheet: Sheet, moment: Moment, x: number, y: number, seed: number): void {
  const { colours } = sheet
  const now = swing(moment, seed, moment.time)
  const top = y - 122 - (seed % 3) * 8
  const lines: (readonly [readonly Point[], number, number])[] = [
    [
      [
        [x, y],
        [x, top],
      ],
      7,
      4,
    ],
    [
      [
        [x, top],
        [x - 12, top - 16],
      ],
      4,
      2,
    ],
    [
      [
        [x, top],
        [x + 12, top - 18],
      ],
      4,
      2,
    ],
    [
      [
        [x, y - 44],
        [x - 13, y - 58],
      ],
      3,
      1.6,
    ],
    [
      [
        [x, y - 60],
        [x + 13, y - 76],
      ],
      3,
      1.6,
    ],
    [
      [
        [x - 8, y + 10],
        [x - 22, y + 18],
      ],
      4,
      1.8,
    ],
    [
      [
        [x + 8, y + 10],
        [x + 22, y + 18],
      ],
      4,
      1.8,
    ],
    [
      [
        [x, y + 12],
        [x, y + 40],
      ],
      3,
      1.6,
    ],
  ]
  for (const [points, a, b] of lines) taperedLine(sheet, points, a + 3.6, b + 3.6, colours.key)
  const ink = blend(colours.inkB, colours.cogno, 0.5 + now * 2.2)
  const body = polygon([
    [x, y - 20],
    [x + 15, y + 13],
    [x - 15, y + 13],
  ])
  printed(sheet, body, { ink, cover: [0, 0.5], pitch: 3.6 })
  for (const [points, a, b] of lines) taperedLine(sheet, points, a, b, ink)
  const reach = 20 * now
  arrow(sheet, [x, y - 68 + reach], [x, y - 68 - reach], {
    ink: '#ffffff',
    width: 3.4 * Math.abs(now) + 0.4,
    outline: 1.6,
  })
}

function sum(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const mean = (time: number) => {
    let all = 0
    for (let i = 0; i < 20; i++) all += swing(moment, i * 1.7, time)
    return all / 20
  }
  const points = Array.from({ length: 110 }, (_, i): Point => {
    const time = moment.time - (1 - i / 109) * 3.4
    return [100 + (i / 109) * 232, 188 - mean(time) * 24]
  })
  outline(
    sheet,
    smooth(
      [
        [70, bone.top - 30],
        [70, 190],
        [98, 188],
      ],
      false,
    ),
    3,
    colours.key,
  )
  outline(sheet, tracePoints(points), 3.6, colours.line)
  const [x, y] = points.at(-1) ?? [0, 0]
  ball(sheet, x, y, 5.5, colours.nano)
}
