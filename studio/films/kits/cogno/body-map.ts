import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { blob, capsule, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { hand, merged } from './merged-body.ts'

export const bodyMap = scene({
  settings: v.strictObject({}),
  cues: { morph: 'the proportions change from those of the body to those of the map' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const share = appear(moment.since('morph'), -0.9, 1.8, ease.inOut)
      const breath = 0.012 * Math.sin(moment.time * 2.4)
      figure(sheet, moment, share + breath)
      label(sheet, 'manos', 180, 190, { progress: appear(moment.since('morph'), 0.2), size: 15 })
      label(sheet, 'labios', 290, 366, { progress: appear(moment.since('morph'), 0.9), size: 15, leaderTo: [214, 332] })
      label(sheet, 'espalda', 292, 432, {
        progress: appear(moment.since('morph'), 1.8),
        size: 15,
        leaderTo: [202, 416],
      })
    })
  },
})

function figure(sheet: Sheet, moment: Moment, k: number): void {
  const { colours } = sheet
  const of = (body: number, map: number) => lerp(body, map, k)
  const ink = colours.cogno
  const floor = 506
  const hip = of(378, 446)
  const neck = of(252, 384)
  const shoulder = of(36, 20)
  const skin = { ink, across: [130, 260, 240, 500] as const, cover: [0, 0.5] as const }
  const feet = of(20, 33)
  const legs = [-1, 1].flatMap((side) => [
    capsule([180 + side * of(17, 12), hip], [180 + side * of(20, 22), floor - 8], of(29, 12)),
    smooth([
      [180 + side * of(8, 10), floor],
      [180 + side * of(14, 20), floor - feet * 0.55],
      [180 + side * of(34, 52), floor - feet * 0.5],
      [180 + side * of(46, 78), floor - 3],
      [180 + side * of(40, 70), floor],
    ]),
  ])
  const torso = smooth([
    [180 - shoulder, neck + 4],
    [180, neck - 4],
    [180 + shoulder, neck + 4],
    [180 + of(35, 17), (neck + hip) / 2],
    [180 + of(33, 20), hip + 4],
    [180, hip + of(14, 8)],
    [180 - of(33, 20), hip + 4],
    [180 - of(35, 17), (neck + hip) / 2],
  ])
  const wrists = [-1, 1].map((side): Point => [180 + side * of(64, 100), of(372, 292)])
  const arms = wrists.flatMap((wrist, i) => {
    const side = i === 0 ? -1 : 1
    const elbow: Point = [180 + side * of(56, 78), of(314, 380)]
    return [capsule([180 + side * shoulder * 0.9, neck + 10], elbow, of(20, 11)), capsule(elbow, wrist, of(17, 12))]
  })
  const headY = of(204, 318)
  const head = [capsule([180, neck], [180, headY], of(20, 22)), blob(180, headY, of(30, 57), 0, 2, 0.02)]
  merged(sheet, [...legs, ...arms, torso, ...head], skin)
  face(sheet, moment, headY, k)
  for (const [i, wrist] of wrists.entries()) {
    const side = i === 0 ? -1 : 1
    const wave = 0.05 * Math.sin(moment.time * 2.2 + i)
    hand(sheet, wrist[0], wrist[1] + 2, of(34, 126), ink, {
      turn: side * of(2.9, 0.16) + wave,
      side: side === -1 ? 1 : -1,
      spread: of(0.3, 1.3),
    })
  }
}

function face(sheet: Sheet, moment: Moment, y: number, k: number): void {
  const { colours } = sheet
  const of = (body: number, map: number) => lerp(body, map, k)
  for (const side of [-1, 1])
    ball(sheet, 180 + side * of(11, 20), y - of(4, 26), of(3.6, 6), colours.key, { glint: false })
  outline(
    sheet,
    smooth(
      [
        [180, y - of(2, 18)],
        [180 - of(4, 8), y + of(6, -2)],
        [180 + of(3, 6), y + of(6, -2)],
      ],
      false,
    ),
    2.2,
    colours.key,
  )
  const wide = of(10, 50) * (1 + 0.03 * pulse(moment.time, 1.3) * k)
  const lip = of(3, 17)
  const mouthY = y + of(15, 22)
  placed(sheet, 180, mouthY, {}, () => {
    const upper = smooth([
      [-wide, 0],
      [-wide * 0.45, -lip],
      [0, -lip * 0.62],
      [wide * 0.45, -lip],
      [wide, 0],
      [0, 2],
    ])
    const lower = smooth([
      [-wide, 0],
      [-wide * 0.5, lip * 1.06],
      [0, lip * 1.3],
      [wide * 0.5, lip * 1.06],
      [wide, 0],
      [0, 2],
    ])
    printed(sheet, lower, { ink: colours.nano, cover: [0, 0.5], outline: of(1.4, 2.4) })
    if (k > 0.3)
      printed(sheet, oval(0, lip * 0.8, wide * 0.36, lip * of(0.1, 1)), {
        ink: colours.nano,
        cover: [0, 0.3],
        outline: 2,
      })
    printed(sheet, upper, { ink: colours.nano, cover: [0, 0.4], outline: of(1.4, 2.4) })
  })
}
