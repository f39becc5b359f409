import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { brainSide, headProfile } from './head-and-brain.ts'

const shoulder: Point = [300, 470]
const upper = 128
const lower = 112
const table = 478
const bottleHome: Point = [196, 450]
const mouth: Point = [188, 318]

export const robotArm = scene({
  settings: v.strictObject({}),
  cues: { grasp: 'the arm reaches the bottle', drink: 'the straw is at the mouth' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      printed(sheet, box(280, table + 20, 40, 220), { ink: colours.inkB, cover: [0.1, 0.5], across: [280, 0, 320, 0] })
      printed(sheet, box(140, table, 260, 24), { ink: colours.inkB, cover: [0.1, 0.5] })
      headProfile(sheet, 12, 206, 178, '#ffffff')
      brainSide(sheet, 28, 222, 136, { ink: colours.cogno })
      thoughts(sheet, moment)
      const reach = appear(moment.since('grasp'), -1.4, 1.4, ease.inOut)
      const lift = appear(moment.since('drink'), -1.3, 1.5, ease.inOut)
      const rest: Point = [256, 330]
      const gripAtTable: Point = [bottleHome[0] + 16, bottleHome[1] - 22]
      const gripAtMouth: Point = [mouth[0] + 46, mouth[1] + 62]
      const sway: Point = [wander(moment.time, 1, 0.4) * 4 * (1 - reach), wander(moment.time, 2, 0.4) * 4 * (1 - reach)]
      const grip: Point = [
        lerp(lerp(rest[0], gripAtTable[0], reach), gripAtMouth[0], lift) + sway[0],
        lerp(lerp(rest[1], gripAtTable[1], reach), gripAtMouth[1], lift) + sway[1],
      ]
      const bottle: Point = [
        lerp(bottleHome[0], gripAtMouth[0] - 16, lift),
        lerp(bottleHome[1], gripAtMouth[1] + 22, lift),
      ]
      drawBottle(sheet, moment, bottle, lift)
      arm(sheet, grip, reach)
      label(sheet, 'mueve el brazo', 262, 206, { progress: appear(moment.time, 0.6), size: 14 })
    })
  },
})

function thoughts(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const way: Point[] = [
    [92, 224],
    [100, 196],
    [160, 184],
    [252, 226],
    [330, 300],
    [330, 420],
  ]
  printed(sheet, box(80, 214, 26, 15, 3), { ink: colours.inkB, shade: 'none' })
  sheet.brush.setLineDash([5, 8])
  sheet.brush.lineDashOffset = -moment.time * 44
  outline(sheet, smooth(way, false), 3.6, colours.nano)
  sheet.brush.setLineDash([])
  ball(sheet, 94, 240, 7 + 2 * Math.sin(moment.time * 7), colours.nano)
}

function arm(sheet: Sheet, grip: Point, closed: number): void {
  const { colours } = sheet
  const [dx, dy] = [grip[0] - shoulder[0], grip[1] - shoulder[1]]
  const far = Math.min(upper + lower - 4, Math.hypot(dx, dy))
  const toGrip = Math.atan2(dy, dx)
  const corner = Math.acos((upper * upper + far * far - lower * lower) / (2 * upper * far))
  const elbow: Point = [
    shoulder[0] + upper * Math.cos(toGrip + corner),
    shoulder[1] + upper * Math.sin(toGrip + corner),
  ]
  printed(
    sheet,
    polygon([
      [268, table + 2],
      [332, table + 2],
      [322, 452],
      [278, 452],
    ]),
    { ink: colours.key, shade: 'none' },
  )
  rod(sheet, shoulder, elbow, 36, colours.cogno)
  rod(sheet, elbow, grip, 27, '#ffffff')
  for (const [joint, r] of [
    [shoulder, 24],
    [elbow, 20],
    [grip, 14],
  ] as const) {
    printed(sheet, disc(...joint, r), { ink: colours.inkB, cover: [0, 0.5] })
    printed(sheet, disc(...joint, r * 0.4), { ink: '#ffffff', shade: 'none', outline: 1.8 })
  }
  const open = lerp(18, 11, closed)
  for (const side of [-1, 1]) {
    const claw: Point[] = [
      [grip[0] - 6, grip[1] + side * 8],
      [grip[0] - 22, grip[1] + side * open],
      [grip[0] - 42, grip[1] + side * (open - 1)],
    ]
    outline(sheet, smooth(claw, false), 11, colours.key)
    outline(sheet, smooth(claw, false), 6.6, colours.nano)
  }
}

function drawBottle(sheet: Sheet, moment: Moment, [x, y]: Point, lift: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { turn: -0.16 * lift }, () => {
    const straw: Point[] = [
      [0, 0],
      [-2, -48],
      [-30, -80 - 4 * lift],
    ]
    outline(sheet, smooth(straw, false), 8, colours.key)
    outline(sheet, smooth(straw, false), 4.4, '#ffffff')
    if (lift > 0.97) {
      for (let i = 0; i < 3; i++) {
        const share = loop(moment.time, 0.9, i / 3)
        ball(sheet, lerp(-1, -28, Math.max(0, share * 1.6 - 0.6)), lerp(-10, -80, share), 3.4, colours.nano, {
          glint: false,
        })
      }
    }
    printed(sheet, box(-19, -38, 38, 64, 8), { ink: colours.bio, cover: [0, 0.55] })
    printed(sheet, box(-19, -14, 38, 20), { ink: '#ffffff', shade: 'none', outline: 1.8 })
    printed(sheet, box(-11, -48, 22, 12, 3), { ink: colours.key, shade: 'none' })
  })
}
