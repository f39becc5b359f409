import * as v from 'valibot'
import { bond, spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { ball } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import type { Point } from '../../paths.ts'
import { after, contours, middle } from './set.ts'

function molecule(sheet: Sheet, atoms: readonly { at: Point; r: number; ink: string }[]): void {
  for (let i = 1; i < atoms.length; i++) {
    const [a, b] = [atoms[i - 1], atoms[i]]
    if (a && b) bond(sheet, a.at, a.r * 0.6, b.at, b.r * 0.6, 9, '#ffffff')
  }
  for (const { at, r, ink } of atoms) ball(sheet, at[0], at[1], r, ink)
}

export const catalyst = scene({
  settings: v.strictObject({}),
  cues: { land: 'the molecules land', join: 'carbon monoxide takes an oxygen', leave: 'carbon dioxide leaves' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 3 })
    const land = appear(after(moment, 'land', 0.35), -1.6, 1.8, ease.inOut)
    const join = appear(after(moment, 'join', 0.65), -0.3, 0.9, ease.inOut)
    const leave = appear(after(moment, 'leave', 0.85), -0.2, 2.4, ease.inOut)
    for (let row = 0; row < 5; row++) {
      const count = 7 + Math.min(row, 2)
      for (let i = 0; i < count; i++) {
        const x = cx + (i - (count - 1) / 2) * 46
        const y = cy + 78 + row * 40 + 0.9 * Math.abs(i - (count - 1) / 2) ** 2.2
        ball(sheet, x, y, 24, colours.stock, { pitch: 4 })
      }
    }
    const [carbon, oxygen] = [colours.faint, colours.nano]
    for (const side of [-1, 1]) {
      const shift = side > 0 ? 0.25 : 0
      const l = clamp(land * 1.25 - shift)
      const sway = 4 * wander(moment.time, side + 4, 0.4)
      const up = leave * 158
      const turn = leave * 1.1 * side
      const cPlace: Point = [lerp(cx + side * 150, cx + side * 72, l), lerp(cy - 150, cy + 34, l) + sway * (1 - l)]
      const oPlace: Point = [cPlace[0] + side * 6, cPlace[1] - 34]
      const split = appear(l, 0.8, 0.2) * 1
      const o2: Point = [lerp(cx + side * 13, cx + side * 24, split), lerp(cy - 130, cy + 36, clamp(land * 1.1))]
      const met: Point = [lerp(o2[0], cPlace[0] - side * 30, join), lerp(o2[1], cPlace[1] - 10, join)]
      const line = (at: Point, far: number): Point => {
        const x = lerp(at[0], cPlace[0] + far * Math.cos(turn), leave > 0 ? Math.min(1, leave * 4) : 0)
        const y = lerp(at[1], cPlace[1] - 20 + far * Math.sin(turn), leave > 0 ? Math.min(1, leave * 4) : 0)
        return [x + side * up * 0.18, y - up]
      }
      if (join < 0.6) {
        molecule(sheet, [
          { at: oPlace, r: 20, ink: oxygen },
          { at: cPlace, r: 18, ink: carbon },
        ])
        if (side < 0 && split < 0.5)
          molecule(sheet, [
            { at: met, r: 20, ink: oxygen },
            { at: [2 * cx - met[0], met[1]], r: 20, ink: oxygen },
          ])
        else if (split >= 0.5) ball(sheet, met[0], met[1], 20, oxygen)
      } else {
        molecule(sheet, [
          { at: line(oPlace, 34 * side), r: 20, ink: oxygen },
          { at: line(cPlace, 0), r: 18, ink: carbon },
          { at: line(met, -34 * side), r: 20, ink: oxygen },
        ])
      }
      spark(sheet, cPlace[0], cPlace[1], 52, clamp(after(moment, 'join', 0.65) / 0.7), colours.zed)
    }
    label(sheet, 'monóxido de carbono', cx + 50, cy - 78, {
      size: 14,
      progress: clamp(appear(moment.time, 0.5, 0.6) - land),
    })
    label(sheet, 'platino', cx + 84, cy + 158, { size: 17, progress: appear(moment.time, 0.8, 0.5) })
    label(sheet, 'dióxido de carbono', cx, cy - 8, {
      size: 16,
      progress: appear(after(moment, 'leave', 0.85), 0.2, 0.6),
    })
  },
})
