import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { blob, box, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { growTree, strokeTree } from './neuron-tree.ts'

const cellAt: Point = [180, 344]

export const flashNeuron = scene({
  settings: v.strictObject({}),
  cues: { gene: 'the gene goes in', first: 'the first flash', second: 'the second flash, and more' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const lit = flashNow(moment)
      lamp(sheet, lit)
      const trees = [-2.5, -1.75, -1.1, -0.3, 0.5, 1.3, 2.2, 2.95].flatMap((angle, i) =>
        growTree(sheet.random(20 + i), cellAt, { angle, length: 66, width: 12, depth: 2 }),
      )
      strokeTree(sheet, trees, colours.key, 4.4)
      printed(sheet, blob(...cellAt, 42 + 3 * lit, moment.time, 4, 0.12), { ink: colours.cogno, cover: [0, 0.6] })
      strokeTree(sheet, trees, colours.cogno)
      ball(sheet, ...cellAt, 15, colours.stock)
      for (const time of flashes(moment)) spark(sheet, ...cellAt, 100, (moment.time - time) * 1.7, colours.nano)
      gates(sheet, moment)
      gene(sheet, moment)
      record(sheet, moment)
    })
  },
})

function flashes(moment: Moment): number[] {
  const of = (cue: string) => moment.time - moment.since(cue)
  const [first, second] = [of('first'), of('second')]
  if (!Number.isFinite(first)) return []
  const later = Number.isFinite(second) ? [second, second + 0.8, second + 1.6, second + 2.4, second + 3.2] : []
  return [first, ...later]
}

function flashNow(moment: Moment): number {
  return Math.max(
    0,
    ...flashes(moment).map((time) =>
      moment.time >= time - 0.05 ? Math.exp(-Math.max(0, moment.time - time) * 3.6) : 0,
    ),
  )
}

function lamp(sheet: Sheet, lit: number): void {
  const { colours } = sheet
  if (lit > 0.02) {
    sheet.brush.globalAlpha = lit * 0.85
    sheet.brush.fillStyle = colours.inkB
    sheet.brush.fill(
      polygon([
        [158, 196],
        [202, 196],
        [318, 470],
        [42, 470],
      ]),
    )
    sheet.brush.globalAlpha = 1
  }
  printed(sheet, box(146, 150, 68, 32, 5), { ink: colours.stock, cover: [0, 0.5] })
  printed(
    sheet,
    polygon([
      [154, 182],
      [206, 182],
      [200, 200],
      [160, 200],
    ]),
    { ink: lit > 0.1 ? '#ffffff' : colours.inkB, shade: 'none' },
  )
}

function gates(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  for (let i = 0; i < 9; i++) {
    const shown = appear(moment.since('gene'), 0.9 + i * 0.07, 0.4, ease.back)
    const angle = (i / 9) * 2 * Math.PI + 0.3
    placed(
      sheet,
      cellAt[0] + 43 * Math.cos(angle),
      cellAt[1] + 43 * Math.sin(angle),
      { turn: angle, grow: shown },
      () => {
        for (const side of [-1, 1])
          printed(sheet, box(-6, side * 4.6 - 3.4, 13, 6.8, 3), { ink: colours.inkB, shade: 'none', outline: 1.6 })
      },
    )
  }
}

function gene(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const way = appear(moment.since('gene'), -0.9, 1.7, ease.inOut)
  if (way >= 1) return
  const at: Point = [lerp(64, cellAt[0], way), lerp(226, cellAt[1], way)]
  placed(sheet, at[0], at[1], { turn: 0.5, grow: 1 - 0.75 * clamp((way - 0.6) / 0.4) }, () => {
    for (let i = 0; i <= 16; i++) {
      const x = -44 + i * 5.5
      const swing = Math.sin(i * 0.62 + moment.time * 3) * 15
      outline(
        sheet,
        tracePoints([
          [x, -swing],
          [x, swing],
        ]),
        2,
        colours.faint,
      )
    }
    for (const side of [-1, 1]) {
      const points = Array.from({ length: 34 }, (_, i): Point => [
        -44 + i * 2.7,
        side * Math.sin(i * 0.305 + moment.time * 3) * 15,
      ])
      outline(sheet, smooth(points, false), 5.4, side > 0 ? colours.bio : colours.inkB)
    }
  })
  label(sheet, 'gen del alga', at[0] + 6, at[1] - 44, {
    progress: Math.min(1, (1 - way) * 3, appear(moment.time, 0.3)),
    chip: colours.bio,
    size: 14,
  })
}

function record(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const area = { x: 110, y: 446, width: 230, height: 72 }
  card(sheet, area.x, area.y, area.width, area.height, { ink: colours.key, shade: 'none', edge: colours.faint })
  const x = (time: number) => area.x + area.width - 12 - ((moment.time - time) / 3.2) * (area.width - 24)
  const base = area.y + 58
  const points: Point[] = [[area.x + 8, base]]
  for (const time of flashes(moment)) {
    if (time > moment.time || x(time) < area.x + 16) continue
    sheet.brush.fillStyle = colours.inkB
    sheet.brush.fillRect(x(time) - 3, area.y + 7, 8, 8)
    const at = x(time + 0.06)
    if (at < area.x + area.width - 16) points.push([at - 4, base], [at, base - 38], [at + 4, base + 5], [at + 9, base])
  }
  points.push([area.x + area.width - 10, base + Math.sin(loop(moment.time, 1) * 6.28)])
  outline(sheet, tracePoints(points), 3, colours.cogno)
  ball(sheet, area.x + area.width - 10, base, 4.4, colours.nano)
  printed(sheet, disc(area.x + 12, area.y + 11, 4), { ink: colours.inkB, shade: 'none', outline: 0 })
}
