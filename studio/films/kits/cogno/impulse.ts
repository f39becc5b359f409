import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, lerp, wander } from '../../motion.ts'
import { capsule, oval } from '../../paths.ts'
import { printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { sign } from './charges.ts'
import { composed, past } from './framing.ts'

/** Speed (units/s), length, and distance of impulses. */
const run = { speed: 150, length: 110, apart: 460 } as const
const half = 58
const ends = { from: -300, to: 250 } as const

export const impulse = scene({
  settings: v.strictObject({}),
  cues: { fire: 'the first impulse sets out' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      sheet.brush.save()
      sheet.brush.translate(180, 335)
      sheet.brush.rotate(-0.92)
      tubeOf(sheet, moment)
      sheet.brush.restore()
      label(sheet, 'axón', 76, 272, { progress: appear(moment.time, 0.3), leaderTo: [104, 352] })
      label(sheet, 'despierta al siguiente', 226, 500, { progress: appear(moment.since('fire'), 0.8), size: 14 })
    })
  },
})

function heads(moment: Moment): number[] {
  const since = past(moment, 'fire')
  if (since === 0) return []
  const first = ends.from + 100 + since * run.speed
  return [0, 1, 2, 3].map((i) => first - i * run.apart).filter((x) => x > ends.from && x < ends.to + 260)
}

function tubeOf(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const tube = capsule([ends.from, 0], [ends.to, 0], half * 2, 'flat')
  printed(sheet, tube, { ink: '#ffffff', across: [0, -half * 0.2, 0, half], cover: [0, 0.5], shadeInk: colours.inkB })
  within(sheet, tube, () => {
    for (const head of heads(moment)) {
      const lit = oval(head - run.length / 2, 0, run.length / 2, half * 1.5)
      printed(sheet, lit, {
        ink: colours.nano,
        shade: 'wedges',
        across: [head, 0, head - run.length, 0],
        cover: [0, 0.5],
        outline: 2.2,
      })
    }
  })
  printed(sheet, tube, { ink: 'none', shade: 'none', outline: 3.4 })
  printed(sheet, oval(ends.to, 0, 17, half), { ink: colours.inkB, outline: 3 })
  for (let x = ends.from + 20; x < ends.to - 16; x += 34) {
    const near = heads(moment).some((head) => x < head && x > head - run.length)
    const bob = wander(moment.time, x, 0.5) * 2
    for (const side of [-1, 1]) {
      const inner = side * (half - 20)
      upright(sheet, !near, x, side * (half + 17) + bob, colours.key)
      upright(sheet, near, x, inner + bob, near ? '#ffffff' : colours.key)
    }
  }
  for (const head of heads(moment)) {
    for (const side of [-1, 0, 1]) {
      arrow(sheet, [head - 16, side * 24], [lerp(head, head + 34, 1), side * 24], {
        width: 5,
        ink: colours.nano,
        outline: 2,
      })
    }
  }
}

function upright(sheet: Sheet, isPlus: boolean, x: number, y: number, ink: string): void {
  sheet.brush.save()
  sheet.brush.translate(x, y)
  sheet.brush.rotate(0.92)
  sign(sheet, isPlus, 0, 0, 13, ink)
  sheet.brush.restore()
}
