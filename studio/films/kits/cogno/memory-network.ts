import * as v from 'valibot'
import { appear, along, bump, ease, loop, wander } from '../../motion.ts'
import { smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

const nodes: readonly Point[] = Array.from({ length: 30 }, (_, i): Point => {
  const row = Math.floor(i / 5)
  return [44 + (i % 5) * 64 + (row % 2) * 22 + 12 * Math.sin(i * 2.7), 188 + row * 60 + 13 * Math.cos(i * 1.9)]
})

const melody = [5, 11, 7, 12, 18, 13, 9, 14, 19, 24, 18, 22, 16, 21, 26] as const

interface Link {
  readonly a: number
  readonly b: number
  readonly used: boolean
}

const links: readonly Link[] = nodes.flatMap((from, a) =>
  nodes.flatMap((to, b): Link[] => {
    const used = melody.some((one, i) => (one === a && melody[i + 1] === b) || (one === b && melody[i + 1] === a))
    const near = Math.hypot(from[0] - to[0], from[1] - to[1]) < 88
    return a < b && (used || near) ? [{ a, b, used }] : []
  }),
)

export const memoryNetwork = scene({
  settings: v.strictObject({}),
  cues: {
    links: 'the links of the memory swell, the cells step back',
  },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const places = nodes.map(([x, y], i): Point => [
        x + wander(moment.time, i, 0.14) * 6,
        y + wander(moment.time, i + 40, 0.14) * 6,
      ])
      for (const link of links) {
        const [a, b]: [Point, Point] = [places[link.a] ?? [0, 0], places[link.b] ?? [0, 0]]
        melodyLink(sheet, moment, a, b, link)
      }
      const strong = appear(moment.since('links'), 0, 0.8)
      for (const [i, at] of places.entries()) cell(sheet, moment, at, i, strong)
      song(sheet, moment, places)
    })
  },
})

function melodyLink(sheet: Sheet, moment: Moment, a: Point, b: Point, link: Link): void {
  const { colours } = sheet
  const passes = appear(moment.time, 0.6, 5, ease.linear)
  const strong = appear(moment.since('links'), -0.2, 0.8)
  const width = link.used ? 2 + 3.6 * passes + 5 * strong : 1.5
  if (link.used) outline(sheet, tracePoints([a, b]), width + 3.6, colours.key)
  outline(sheet, tracePoints([a, b]), width, link.used ? colours.inkA : colours.faint)
}

function cell(sheet: Sheet, moment: Moment, [x, y]: Point, i: number, strong: number): void {
  const { colours } = sheet
  const place = melody.indexOf(i as (typeof melody)[number])
  const lit = place < 0 ? 0 : bump(loop(moment.time, 2.8) * 2.8 - place * 0.16, 0, 0.5)
  const size = 13 * (1 - 0.3 * strong) + 5 * lit
  ball(sheet, x, y, size, blend(place >= 0 ? colours.inkA : colours.stock, colours.nano, lit * 1.6))
}

function song(sheet: Sheet, moment: Moment, places: readonly Point[]): void {
  const way = melody.map((i) => places[i] ?? ([0, 0] as Point))
  const share = (loop(moment.time, 2.8) * 2.8) / (melody.length * 0.16)
  if (share >= 1) return
  const { x, y } = along(way, share)
  ball(sheet, x - 4, y - 24, 9, sheet.colours.nano)
  outline(
    sheet,
    smooth(
      [
        [x + 4, y - 26],
        [x + 4, y - 52],
      ],
      false,
    ),
    4,
    sheet.colours.line,
  )
  outline(
    sheet,
    smooth(
      [
        [x + 4, y - 52],
        [x + 12, y - 44],
        [x + 16, y - 40],
      ],
      false,
    ),
    4,
    sheet.colours.line,
  )
}
