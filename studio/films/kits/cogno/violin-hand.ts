import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { capsule, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { merged } from './merged-body.ts'

/** From index to little finger: root in the palm, angle, length. */
const fingers = [
  { x: -44, lean: -0.2, long: 88 },
  { x: -15, lean: -0.06, long: 102 },
  { x: 15, lean: 0.07, long: 94 },
  { x: 43, lean: 0.22, long: 74 },
] as const

export const violinHand = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the fingers’ places in the cortex grow' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      hand(sheet, moment)
      strings(sheet, moment)
      cortex(sheet, moment)
    })
  },
})

function inkOf(sheet: Sheet, finger: number): string {
  const { colours } = sheet
  return [colours.nano, colours.bio, colours.info, colours.stock][finger] ?? colours.cogno
}

function pressed(moment: Moment, finger: number): number {
  const tune = [0, 1, 2, 1, 3, 2, 0, 3]
  const step = moment.time / 0.36
  const now = tune[Math.floor(step) % tune.length]
  const before = tune[(Math.floor(step) + tune.length - 1) % tune.length]
  const share = ease.inOut((step % 1) * 3)
  return (now === finger ? share : 0) + (before === finger ? 1 - share : 0)
}

const root: Point = [180, 388]

function hand(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const skin = { ink: colours.cogno, across: [130, 280, 250, 400] as const, cover: [0, 0.55] as const }
  const palm = smooth([
    [140, 400],
    [124, 352],
    [118, 300],
    [180, 282],
    [242, 300],
    [238, 352],
    [222, 400],
  ])
  merged(sheet, [capsule([136, 352], [82, 296], 33), palm], skin)
  placed(sheet, root[0], root[1], {}, () => {
    for (const [i, finger] of fingers.entries()) {
      const down = pressed(moment, i)
      const long = finger.long * lerp(1, 0.84, down)
      const from: Point = [finger.x * 1.02, -88]
      const tip: Point = [finger.x + Math.sin(finger.lean) * long, -96 - Math.cos(finger.lean) * long]
      const way = { across: [from[0] - 10, tip[1], from[0] + 14, from[1]] as const, cover: [0, 0.5] as const }
      printed(sheet, capsule(from, tip, 29), { ink: inkOf(sheet, i), ...way, outline: 2.6 })
      for (const share of [0.36, 0.7]) {
        const [x, y] = [lerp(from[0], tip[0], share), lerp(from[1], tip[1], share)]
        outline(
          sheet,
          smooth(
            [
              [x - 9, y - 1],
              [x, y + 2],
              [x + 9, y - 1],
            ],
            false,
          ),
          1.8,
          colours.key,
        )
      }
      if (down > 0.3) outline(sheet, disc(tip[0], tip[1], 21 * down), 3 * down, colours.line)
    }
  })
}

function strings(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  for (let i = 0; i < 4; i++) {
    const y = 184 + i * 15
    const quiver = Math.sin(moment.time * 38 + i) * 2 * clamp(pressed(moment, i))
    const path = smooth(
      [
        [-10, y + 6],
        [100 + i * 50, y + quiver],
        [370, y - 6],
      ],
      false,
    )
    outline(sheet, path, 4.6, colours.key)
    outline(sheet, path, 1.8 + i * 0.4, '#ffffff')
  }
  for (const y of [168, 246])
    outline(
      sheet,
      tracePoints([
        [-10, y + 6],
        [370, y - 6],
      ]),
      3,
      colours.faint,
    )
}

function cortex(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const grow = appear(moment.since('grow'), -0.6, 1.6, ease.inOut)
  const strip = smooth([
    [6, 432],
    [90, 416],
    [180, 412],
    [270, 416],
    [354, 432],
    [358, 506],
    [270, 520],
    [180, 524],
    [90, 520],
    [2, 506],
  ])
  printed(sheet, strip, { ink: colours.cogno, cover: [0, 0.35], outline: 3 })
  within(sheet, strip, () => {
    let x = lerp(112, 42, grow)
    for (let i = 0; i < 4; i++) {
      const wide = lerp(34, 69, grow)
      const beat = pressed(moment, i)
      const high = 34 + 10 * grow + 5 * beat
      const block: Point[] = [
        [x + 3, 468 - high],
        [x + wide - 3, 468 - high],
        [x + wide - 3, 468 + high],
        [x + 3, 468 + high],
      ]
      printed(sheet, polygon(block), { ink: inkOf(sheet, i), cover: [0.05, 0.3 + 0.3 * beat], edge: colours.key })
      x += wide
    }
  })
  outline(sheet, strip, 3, colours.key)
  label(sheet, 'su sitio en la corteza', 214, 544, { progress: appear(moment.time, 0.5), size: 15 })
}
