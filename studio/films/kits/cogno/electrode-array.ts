import * as v from 'valibot'
import { label, scaleBar } from '../../letters.ts'
import { appear, bump, ease, lerp, loop, wander } from '../../motion.ts'
import { blob, box, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed, magenta } from './framing.ts'

const surface = 328

export const electrodeArray = scene({
  settings: v.strictObject({}),
  cues: { enter: 'the plate sinks in', listen: 'the cells fire, the needles carry it up' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const sunk = appear(moment.since('enter'), -0.5, 1.6, ease.inOut)
      const y = lerp(206, 276, sunk)
      tissue(sheet)
      needles(sheet, y, 2)
      cells(sheet, moment, 1)
      needles(sheet, y, 1)
      cells(sheet, moment, 0)
      needles(sheet, y, 0)
      signals(sheet, moment, y)
      plate(sheet, moment, y)
      scaleBar(sheet, '4 mm', 62, 186, 206, {
        progress: after(moment, 'enter', 0.8, 0.5),
        size: 16,
      })
      label(sheet, 'corteza motora', 104, 500, { progress: appear(moment.time, 0.5), size: 14 })
    })
  },
})

function tissue(sheet: Sheet): void {
  const { colours } = sheet
  const edge = (y: number, swing: number): Point[] =>
    Array.from({ length: 14 }, (_, i): Point => [-20 + i * 31, y + swing * Math.sin(i * 1.1)])
  const ground: Point[] = [
    [400, 700],
    [-40, 700],
  ]
  printed(sheet, polygon([...edge(surface, 4), ...ground]), {
    ink: '#ffffff',
    shadeInk: colours.inkB,
    across: [0, surface, 0, 560],
    cover: [0.04, 0.5],
    outline: 3,
  })
  outline(sheet, smooth(edge(surface + 26, 4), false), 1.8, colours.key)
}

function needles(sheet: Sheet, y: number, row: number): void {
  const { colours } = sheet
  for (let i = 0; i < 10; i++) {
    const x = needleX(i, row)
    const top = y - row * 7
    const tip = top + 108
    const body = polygon([
      [x - 4.4, top],
      [x + 4.4, top],
      [x + 2.6, tip - 16],
      [x, tip],
      [x - 2.6, tip - 16],
    ])
    printed(sheet, body, { ink: row === 0 ? colours.stock : colours.faint, shade: 'none', outline: 1.6 })
    printed(
      sheet,
      polygon([
        [x - 2.6, tip - 16],
        [x + 2.6, tip - 16],
        [x, tip],
      ]),
      { ink: colours.nano, shade: 'none', outline: 1.4 },
    )
  }
}

function needleX(i: number, row: number): number {
  return 72 + i * 21 + row * 13
}

function plate(sheet: Sheet, moment: Moment, y: number): void {
  const { colours } = sheet
  const [a, b, depth] = [60, 270, 44] as const
  printed(
    sheet,
    polygon([
      [a, y - 14],
      [a + depth, y - 14 - 26],
      [b + depth, y - 14 - 26],
      [b, y - 14],
    ]),
    { ink: colours.inkB, cover: [0, 0.45] },
  )
  printed(sheet, box(a, y - 14, b - a, 17), { ink: colours.inkB, cover: [0.15, 0.6] })
  printed(
    sheet,
    polygon([
      [b, y - 14],
      [b + depth, y - 40],
      [b + depth, y - 23],
      [b, y + 3],
    ]),
    { ink: colours.key, shade: 'none' },
  )
  const wire: Point[] = [
    [b + 16, y - 30],
    [320, y - 62 + wander(moment.time, 1, 0.2) * 4],
    [390, y - 50],
  ]
  outline(sheet, smooth(wire, false), 9, colours.key)
  outline(sheet, smooth(wire, false), 5, '#ffffff')
}

const homes: readonly Point[] = Array.from({ length: 17 }, (_, i): Point => [
  36 + (i % 6) * 58 + Math.sin(i * 3.1) * 16,
  378 + Math.floor(i / 6) * 46 + Math.cos(i * 2.3) * 12,
])

function firing(moment: Moment, i: number): number {
  if (moment.since('listen') < -0.3) return 0
  return bump(loop(moment.time, 0.9, (i * 0.618) % 1), 0, 0.4)
}

function cells(sheet: Sheet, moment: Moment, half: number): void {
  const { colours } = sheet
  for (const [i, [x, y]] of homes.entries()) {
    if (i % 2 !== half) continue
    const lit = firing(moment, i)
    for (const [dx, dy] of [
      [-22, -14],
      [20, -18],
      [-16, 18],
      [18, 16],
      [0, -28],
    ] as const) {
      outline(
        sheet,
        tracePoints([
          [x, y],
          [x + dx, y + dy],
        ]),
        5.4,
        colours.key,
      )
      outline(
        sheet,
        tracePoints([
          [x, y],
          [x + dx, y + dy],
        ]),
        2.4,
        blend(magenta, colours.nano, lit * 1.8),
      )
    }
    printed(sheet, blob(x, y, 13 + 3 * lit, moment.time, i, 0.1), {
      ink: blend(magenta, colours.nano, lit * 1.8),
      cover: [0, 0.5],
    })
  }
}

function signals(sheet: Sheet, moment: Moment, y: number): void {
  if (moment.since('listen') < -0.1) return
  for (let i = 0; i < 10; i++) {
    const share = loop(moment.time, 0.8, (i * 0.37) % 1)
    const at = lerp(y + 100, y + 6, share)
    ball(sheet, needleX(i, 0), at, 5 * Math.sin(Math.PI * share), sheet.colours.nano, { glint: false })
  }
}
