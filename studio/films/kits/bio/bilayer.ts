import * as v from 'valibot'
import { particles } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { drawLipid, drawWater } from './lipid.ts'

const spacing = 27
const tail = 58

function swell(x: number, time: number): number {
  return 9 * Math.sin(x / 78 + time * 0.8) + 5 * Math.sin(x / 37 - time * 0.6)
}

function row(sheet: Sheet, cy: number, time: number, gates: readonly number[], shift: number): void {
  const count = Math.ceil(sheet.width / spacing) + 3
  for (const side of [-1, 1]) {
    for (let i = -2; i < count; i++) {
      const flow = side * loop(time, 9) * spacing
      const x = i * spacing + flow + shift
      if (gates.some((one) => Math.abs(one - x) < 34)) continue
      const bob = wander(time, i * 2 + side + 40, 0.4) * 3
      placed(
        sheet,
        x,
        cy + swell(x, time) + side * (tail + 4) + bob,
        { turn: side < 0 ? Math.PI / 2 : -Math.PI / 2 },
        () => drawLipid(sheet, 13, tail, time, i * 2 + side + 20),
      )
    }
  }
}

function gate(sheet: Sheet, x: number, y: number, open: number, time: number): void {
  const gap = lerp(2, 11, open)
  for (const side of [-1, 1]) {
    const points: Point[] = (
      [
        [gap, -86],
        [30, -92],
        [36, -60],
        [27, -20],
        [29, 30],
        [37, 64],
        [28, 92],
        [gap, 86],
        [gap * 0.8 + 2, 40],
        [gap * 0.8 + 2, -40],
      ] as const
    ).map(([px, py]) => [x + side * px, y + py + wander(time, 3, 0.3) * 2] as const)
    printed(sheet, smooth(points), { ink: sheet.colours.info })
  }
}

export const bilayer = scene({
  settings: v.strictObject({ gates: v.optional(v.boolean(), false) }),
  cues: { gates: 'two channel proteins enter', cross: 'ions go through the open one, a large one bounces' },
  draw(sheet, moment, { gates }) {
    const { focus, colours, width } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const cy = middle + (gates ? 8 : 6)
    const water = { x: -10, width: width + 20 }
    for (const [seed, y, height] of [
      [1, focus.y + 12, cy - 112 - focus.y],
      [2, cy + 96, focus.y + focus.height - cy - (gates ? 116 : 158)],
    ] as const)
      for (const one of particles(sheet, { ...water, y, height }, time, { count: gates ? 9 : 17, seed, reach: 16 }))
        drawWater(sheet, one.x, one.y, 8, one.a * 6 + wander(time, one.i, 0.2))
    const entered = appear(moment.since('gates'), -0.2, 1.1, ease.inOut)
    const places = gates ? [cx - 82, cx + 82] : []
    const here = places.map((x, i) => ({ x: lerp(i ? width + 90 : -90, x, entered), open: i === 0 ? 0 : crossOpen() }))
    row(
      sheet,
      cy,
      time,
      here.map(({ x }) => x),
      0,
    )
    for (const { x, open } of here) gate(sheet, x, cy + swell(x, time), open, time)
    if (gates) travellers(here[1]?.x ?? cx)
    else {
      const shown = appear(time, 0.8, 0.6)
      scaleBar(sheet, '5 nm', cx - 75, focus.y + focus.height - 8, 150, { progress: shown, size: 15 })
    }

    function crossOpen(): number {
      return appear(moment.since('cross'), -0.3, 0.6)
    }

    function travellers(x: number): void {
      const since = moment.since('cross')
      for (let i = 0; i < 7; i++) {
        const share = ease.inOut((since - i * 0.5) / 1.5)
        const from: Point = [
          x - 60 + i * 19 + wander(time, i + 60) * 9,
          cy - 150 + wander(time, i + 70) * 10 + (i % 3) * 16,
        ]
        const to: Point = [
          x - 50 + i * 17 + wander(time, i + 80) * 9,
          cy + 108 + (i % 3) * 12 + wander(time, i + 50) * 8,
        ]
        const y = share < 0.5 ? lerp(from[1], cy, share * 2) : lerp(cy, to[1], share * 2 - 1)
        const px =
          share < 0.35 ? lerp(from[0], x, share / 0.35) : share > 0.65 ? lerp(x, to[0], (share - 0.65) / 0.35) : x
        ball(sheet, px, y, 7.5, colours.inkA)
      }
      const bounce = Math.abs(Math.sin(Math.max(0, since) * 1.5))
      const gx = cx - 82
      ball(sheet, gx + wander(time, 9) * 10, cy - 112 - 26 * bounce, 20, colours.cogno)
      label(sheet, 'pasa', x + 4, focus.y + focus.height - 6, { progress: appear(since, 1.2), size: 14 })
      label(sheet, 'no pasa', gx, focus.y + focus.height - 6, { progress: appear(since, 1.7), size: 14 })
    }
  },
})
