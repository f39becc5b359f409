import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, loop, along } from '../../motion.ts'
import { blob, smooth, type Point } from '../../paths.ts'
import { ball, printed, outline } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed, past } from './framing.ts'
import { curved, growTree, impulseOn, strokeTree, taperedLine, type Branch } from './neuron-tree.ts'

const soma: Point = [150, 296]

const axonWay: readonly Point[] = curved([
  [162, 312],
  [206, 342],
  [240, 376],
  [232, 418],
  [198, 446],
  [190, 478],
])

const rhythm = { period: 2, travel: 1 } as const

export const neuron = scene({
  settings: v.strictObject({
    labels: v.optional(v.boolean(), true),
  }),
  cues: { fire: 'the cell fires: an impulse runs down the axon, again and again' },
  draw: (sheet, moment, settings) => {
    ripples(sheet, moment)
    composed(sheet, () => {
      const random = sheet.random(8)
      const dendrites = [-2.7, -2.05, -1.35, -0.6, 2.75, 2.15].flatMap((angle) =>
        growTree(random, soma, { angle, length: angle < -0.5 && angle > -2.4 ? 52 : 66, width: 13, depth: 3 }),
      )
      const ends = [0.75, 1.5, 2.3].flatMap((angle) =>
        growTree(random, [190, 478], { angle, length: 26, width: 5, depth: 1, spread: 0.4 }),
      )
      body(sheet, moment, dendrites, ends)
      incoming(sheet, moment, dendrites)
      volley(sheet, moment, ends)
      if (!settings.labels) return
      label(sheet, 'dendritas', 290, 236, {
        progress: appear(moment.time, 0.5),
        leaderTo: dendrites[45]?.points.at(-1) ?? soma,
      })
      label(sheet, 'axón', 296, 412, { progress: appear(moment.time, 1.3), leaderTo: [240, 392] })
    })
  },
})

function body(sheet: Sheet, moment: Moment, dendrites: readonly Branch[], ends: readonly Branch[]): void {
  const { key, inkA, inkB } = sheet.colours
  const since = past(moment, 'fire')
  const flash = bump(since === 0 ? 0 : loop(since, rhythm.period) * rhythm.period, 0, 0.5)
  strokeTree(sheet, [...dendrites, ...ends], key, 4.4)
  taperedLine(sheet, axonWay, 15, 9, key)
  printed(sheet, blob(...soma, 44 + 3 * flash, moment.time, 3, 0.12), { ink: inkA, cover: [0, 0.6] })
  strokeTree(sheet, dendrites, inkA)
  taperedLine(sheet, axonWay, 10.5, 5, inkA)
  strokeTree(sheet, ends, inkA)
  for (const { points, isTip } of ends) {
    const [x, y] = points.at(-1) ?? soma
    if (isTip) ball(sheet, x, y, 5, inkA)
  }
  ball(sheet, soma[0] - 2, soma[1] - 2, 17, inkB)
  spark(sheet, ...soma, 66, flash > 0 ? loop(since, rhythm.period) * 2.2 : 0, sheet.colours.nano)
}

function incoming(sheet: Sheet, moment: Moment, dendrites: readonly Branch[]): void {
  const tips = dendrites.filter((one) => one.isTip)
  for (const [i, { way }] of tips.entries()) {
    if (i % 3 !== 0) continue
    const share = loop(moment.time, 2.6, (i * 0.37) % 1)
    const { x, y } = along(way, 1 - share)
    if (share > 0.04 && share < 0.92) ball(sheet, x, y, 3.4, sheet.colours.nano, { glint: false })
  }
}

function volley(sheet: Sheet, moment: Moment, ends: readonly Branch[]): void {
  const since = past(moment, 'fire')
  if (since === 0) return
  const share = (loop(since, rhythm.period) * rhythm.period) / rhythm.travel
  impulseOn(sheet, axonWay, share * 1.1, { reach: 0.24, width: 13 })
  for (const { way, isTip } of ends) if (isTip) impulseOn(sheet, way, (share - 1) * 2, { reach: 0.4, width: 6 })
}

function ripples(sheet: Sheet, moment: Moment): void {
  const { focus } = sheet
  const [x, y] = [focus.x + focus.width / 2 - 30, focus.y + focus.height / 2 - 39]
  for (let i = 0; i < 9; i++) {
    const r = 60 + (i + loop(moment.time, 3)) * 46
    const ring = smooth(
      Array.from({ length: 24 }, (_, k): Point => {
        const angle = (k / 24) * 2 * Math.PI
        const far = r * (1 + 0.05 * Math.sin(angle * 3 + i))
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
      }),
    )
    sheet.brush.globalAlpha = 0.5
    outline(sheet, ring, 1.6, sheet.colours.inkB)
    sheet.brush.globalAlpha = 1
  }
}
