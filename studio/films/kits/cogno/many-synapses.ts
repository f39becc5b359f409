import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, clamp, ease, loop, along } from '../../motion.ts'
import { blob, box, disc, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed, past } from './framing.ts'
import { curved, growTree, impulseOn, strokeTree, taperedLine } from './neuron-tree.ts'

const centre: Point = [154, 316]
const axon: readonly Point[] = curved([
  [166, 340],
  [196, 396],
  [214, 450],
  [262, 500],
  [330, 520],
  [400, 524],
])

export const manySynapses = scene({
  settings: v.strictObject({}),
  cues: { fire: 'the sum passes the threshold and the cell fires' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const fired = past(moment, 'fire')
      const trees = [-2.8, -2.1, -1.4, -0.75, -0.05, 2.4, 3.1].flatMap((angle) =>
        growTree(sheet.random(3 + Math.round(angle * 10)), centre, { angle, length: 80, width: 15, depth: 2 }),
      )
      wires(sheet, moment, trees)
      strokeTree(sheet, trees, colours.key, 4.4)
      taperedLine(sheet, axon, 18, 10, colours.key)
      printed(sheet, blob(...centre, 56 + 4 * bump(fired, 0, 0.5), moment.time, 9, 0.1), {
        ink: colours.inkA,
        cover: [0, 0.6],
      })
      strokeTree(sheet, trees, colours.inkA)
      taperedLine(sheet, axon, 13.5, 6, colours.inkA)
      votes(sheet, moment, trees)
      impulseOn(sheet, axon, fired * 1.1, { reach: 0.3, width: 15 })
      spark(sheet, ...centre, 92, fired * 1.4, colours.nano)
      gauge(sheet, moment)
    })
  },
})

type Trees = ReturnType<typeof growTree>

function seats(sheet: Sheet, trees: Trees): Point[] {
  const random = sheet.random(17)
  const onBranches = trees.flatMap(({ points, from, to }) =>
    [0.35, 0.8].map((share): Point => {
      const { x, y, angle } = along(points, share)
      const far = (from + to) / 4 + 5
      const side = random() < 0.5 ? -1 : 1
      return [x - Math.sin(angle) * far * side, y + Math.cos(angle) * far * side]
    }),
  )
  const around = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * 2 * Math.PI
    return [centre[0] + 58 * Math.cos(angle), centre[1] + 58 * Math.sin(angle)]
  })
  return [...around, ...onBranches].filter(([x, y]) => x > -8 && x < 368 && y > 120)
}

function wires(sheet: Sheet, moment: Moment, trees: Trees): void {
  sheet.brush.globalAlpha = 0.55
  for (const [i, [x, y]] of seats(sheet, trees).entries()) {
    const angle = Math.atan2(y - centre[1], x - centre[0]) + Math.sin(i * 2.3) * 0.5
    const far = 330
    const end: Point = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    const bent: Point = [
      (x + end[0]) / 2 + 30 * Math.sin(i + moment.time * 0.4),
      (y + end[1]) / 2 + 24 * Math.cos(i * 1.7),
    ]
    outline(sheet, smooth([[x, y], bent, end], false), 1.6, sheet.colours.faint)
  }
  sheet.brush.globalAlpha = 1
}

function votes(sheet: Sheet, moment: Moment, trees: Trees): void {
  const { colours } = sheet
  for (const [i, [x, y]] of seats(sheet, trees).entries()) {
    const against = i % 4 === 3
    const share = loop(moment.time, 1.5, (i * 0.618) % 1)
    const lit = bump(share, 0, 0.35)
    ball(sheet, x, y, 5.2 + 2.6 * lit, blend(colours.stock, against ? colours.inkB : colours.nano, lit * 1.8), {
      glint: false,
    })
    if (lit > 0.1) outline(sheet, disc(x, y, 10 + share * 18), 1.6 * lit, against ? colours.inkB : colours.nano)
  }
}

function gauge(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const area = { x: 310, y: 192, width: 24, height: 210 }
  const before = clamp(0.2 + 0.5 * moment.progress + 0.05 * Math.sin(moment.time * 5))
  const since = moment.since('fire')
  const rise = appear(since, -0.5, 0.5, ease.in)
  const level = since > 0.5 ? before * 0.4 : before + (1 - before) * rise
  printed(sheet, box(area.x, area.y, area.width, area.height, 4), { ink: colours.stock, shade: 'none', outline: 2.6 })
  const high = (area.height - 6) * level
  printed(sheet, box(area.x + 3, area.y + area.height - 3 - high, area.width - 6, high), {
    ink: colours.nano,
    shade: 'lines',
    across: [0, area.y, 0, area.y + area.height],
    cover: [0, 0.3],
    outline: 0,
  })
  const threshold = area.y + 20
  outline(
    sheet,
    tracePoints([
      [area.x - 8, threshold],
      [area.x + area.width + 8, threshold],
    ]),
    3.4,
    colours.line,
  )
  label(sheet, 'umbral', 316, threshold - 22, { progress: appear(moment.time, 0.6) })
  label(sheet, 'suma', 322, area.y + area.height + 18, { progress: appear(moment.time, 0.4) })
}
