import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, bump, ease, lerp } from '../../motion.ts'
import { polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

/** Spikes per second. */
const rates = { light: 1.6, heavy: 7 } as const
const windowLength = 2.8

export const spikeRate = scene({
  settings: v.strictObject({}),
  cues: { strong: 'a heavy weight takes the place of the light one' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      finger(sheet, moment)
      strip(sheet, moment)
      label(sheet, 'igual de altos', 108, 500, { progress: appear(moment.time, 0.9) })
      label(sheet, 'más seguidos', 252, 500, {
        progress: appear(moment.since('strong'), 0.9),
        chip: sheet.colours.cogno,
      })
    })
  },
})

function finger(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const heavy = appear(moment.since('strong'), 0, 0.7, ease.inOut)
  const press = lerp(3, 13, heavy) + bump(moment.since('strong'), 0.45, 0.4) * 4
  const x = 196
  const shape = smooth([
    [-40, 262],
    [60, 258],
    [140, 262],
    [x - 34, 264 + press * 0.3],
    [x, 264 + press],
    [x + 34, 265 + press * 0.3],
    [268, 274],
    [292, 306],
    [270, 342],
    [190, 352],
    [60, 350],
    [-40, 352],
  ])
  printed(sheet, shape, { ink: colours.inkA, cover: [0, 0.6], across: [120, 270, 140, 360] })
  outline(
    sheet,
    tracePoints([
      [88, 270],
      [84, 286],
    ]),
    2.2,
    colours.key,
  )
  outline(
    sheet,
    tracePoints([
      [98, 270],
      [95, 282],
    ]),
    2.2,
    colours.key,
  )
  const nail = smooth([
    [248, 344],
    [282, 334],
    [290, 306],
    [281, 308],
    [262, 330],
  ])
  printed(sheet, nail, { ink: '#ffffff', shade: 'none' })
  weight(sheet, x, 264 + press * 0.9, 44, '1', 1 - heavy, -200 * heavy)
  weight(sheet, x, 264 + press * 0.9, 84, '8', heavy, -200 * (1 - heavy))
  const nerve: Point[] = [
    [x, 284 + press],
    [150, 312],
    [60, 314],
    [-10, 308],
  ]
  outline(sheet, smooth(nerve, false), 8, colours.key)
  outline(sheet, smooth(nerve, false), 4, '#ffffff')
}

function weight(sheet: Sheet, x: number, y: number, size: number, text: string, shown: number, rise: number): void {
  placed(sheet, x, y + rise, { alpha: shown }, () => {
    const body = polygon([
      [-size * 0.62, 0],
      [-size * 0.44, -size],
      [size * 0.44, -size],
      [size * 0.62, 0],
    ])
    outline(
      sheet,
      smooth(
        [
          [-8, -size],
          [-12, -size - 14],
          [0, -size - 20],
          [12, -size - 14],
          [8, -size],
        ],
        false,
      ),
      5,
      sheet.colours.key,
    )
    printed(sheet, body, { ink: sheet.colours.inkB, cover: [0.05, 0.6] })
    lettering(sheet, text, 0, -size * 0.24, { size: size * 0.66, weight: 900, align: 'center', ink: '#ffffff' })
  })
}

function spikes(moment: Moment): number[] {
  const strong = Math.max(-100, moment.since('strong'))
  const change = strong === -100 ? Infinity : moment.time - strong + 0.5
  const all: number[] = []
  for (let time = -windowLength; time < moment.time; time += 1 / (time < change ? rates.light : rates.heavy))
    all.push(time)
  return all
}

function strip(sheet: Sheet, moment: Moment): void {
  const area = { x: 20, y: 384, width: 320, height: 96 }
  card(sheet, area.x, area.y, area.width, area.height, { ink: '#ffffff', shade: 'none' })
  const base = area.y + 80
  const height = 62
  sheet.brush.setLineDash([3, 5])
  outline(
    sheet,
    tracePoints([
      [area.x + 4, base - height],
      [area.x + area.width - 4, base - height],
    ]),
    1.3,
    sheet.colours.key,
  )
  sheet.brush.setLineDash([])
  const x = (time: number) => area.x + area.width - 14 - ((moment.time - time) / windowLength) * (area.width - 26)
  const points: Point[] = [[area.x + 8, base]]
  for (const time of spikes(moment)) {
    const at = x(time)
    if (at < area.x + 14 || at > area.x + area.width - 22) continue
    points.push([at - 4, base], [at, base - height], [at + 5, base + 7], [at + 11, base])
  }
  points.push([area.x + area.width - 12, base])
  outline(sheet, tracePoints(points), 3, sheet.colours.cogno)
}
