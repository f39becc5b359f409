import * as v from 'valibot'
import { cell, trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { disc, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const fibres = 7
const apart = 58

export const scaffold = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['seed', 'grow']), 'seed') }),
  cues: {
    mesh: 'the mesh is complete and its pore is named',
    seed: 'cells sink into it',
    divide: 'the cells divide',
    dissolve: 'the fibres thin out',
  },
  draw(sheet, moment, { act }) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const growing = act === 'grow'
    const mesh = growing ? 1 : clamp((time - 0.1) / Math.max(1, time - moment.since('mesh') || 2))
    const dissolved = growing ? appear(moment.since('dissolve'), -0.4, 2.2, ease.inOut) : 0
    const tilt = -0.36
    const strand = (i: number, way: number): Point[] => {
      const shift = (i - (fibres - 1) / 2) * apart
      return Array.from({ length: 15 }, (_, k): Point => {
        const run = (k - 7) * 42
        const sway = 5 * Math.sin(k * 0.9 + i * 2 + time * 0.8)
        const [x, y] = way ? [shift + sway, run] : [run, shift + sway]
        return [cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)]
      })
    }
    const patch = disc(cx, cy, 162)
    printed(sheet, patch, { ink: growing ? colours.stock : colours.ground, shade: 'none', outline: 0 })
    if (growing) within(sheet, patch, cells)
    within(sheet, patch, () => {
      for (const way of [0, 1])
        for (let i = 0; i < fibres; i++) {
          const drawn = appear(mesh, (i * 0.1) / 1.2 + way * 0.12, 0.3, ease.inOut)
          if (drawn <= 0 || dissolved >= 1) continue
          const points = strand(i, way)
          placed(sheet, 0, 0, { alpha: 1 - dissolved }, () => {
            trace(sheet, points, drawn, { ink: colours.key, width: lerp(19, 9, dissolved) })
            trace(sheet, points, drawn, {
              ink: colours.stock,
              width: lerp(14, 5, dissolved),
              ...(dissolved > 0.1 && { dash: [14, 4 + dissolved * 24] }),
            })
            trace(
              sheet,
              points.map(([x, y]): Point => [x + 2.6, y + 2.6]),
              drawn,
              { ink: colours.faint, width: lerp(3, 0.6, dissolved), dash: [2, 5] },
            )
          })
        }
    })
    if (growing) within(sheet, patch, fabric)
    outline(sheet, patch, 3, colours.line)
    if (!growing) cells()
    const named = growing ? 0 : appear(moment.since('mesh'), 0.5) * (1 - appear(moment.since('seed'), 0.4))
    const pore: Point = [cx + 29 * Math.cos(tilt) - 29 * Math.sin(tilt), cy + 29 * Math.sin(tilt) + 29 * Math.cos(tilt)]
    label(sheet, 'poro', pore[0] + 74, pore[1] + 60, { progress: named, size: 16, leaderTo: pore })

    function crossing(i: number): Point {
      const spiral: readonly (readonly [number, number])[] = spiralPlaces
      const [a, b] = spiral[i] ?? [0, 0]
      const [x, y] = [a * apart * 0.5 + wander(time, i, 0.2) * 3, b * apart * 0.5 + wander(time, i + 60, 0.2) * 3]
      return [cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)]
    }

    function cells(): void {
      const first = 6
      const total = growing ? spiralPlaces.length : first
      for (let i = total - 1; i >= 0; i--) {
        const home = crossing(growing ? i : i * 6 + 1)
        if (!growing) {
          const fall = appear(moment.since('seed'), i * 0.14 - 0.3, 1.1, ease.inOut)
          if (fall <= 0) continue
          cell(sheet, home[0], lerp(focus.y - 90, home[1], fall), lerp(15, 22, fall), time, {
            seed: i + 2,
            wobble: lerp(0.04, 0.2, fall),
          })
          continue
        }
        const seeded = i % 6 === 1 && i < 36
        const born = seeded ? 1 : appear(moment.since('divide'), 0.1 + (i / total) * 2.3, 0.8, ease.inOut)
        if (born <= 0) continue
        const mother = crossing(Math.min(31, Math.floor(i / 6) * 6 + 1))
        const out = seeded ? 1 : born
        cell(sheet, lerp(mother[0], home[0], out), lerp(mother[1], home[1], out), lerp(10, 20, born), time, {
          seed: i + 2,
          wobble: 0.2,
          pitch: 3.6,
          cover: [0, 0.3],
        })
      }
    }

    function fabric(): void {
      const woven = appear(moment.since('divide'), 1.2, 2.6)
      for (let i = 0; i < 11; i++) {
        const points = Array.from({ length: 12 }, (_, k): Point => [
          k * 34 - 10,
          cy - 165 + i * 33 + 12 * Math.sin(k * 0.8 + i * 1.9 + time * 0.6),
        ])
        if (woven > 0) {
          trace(sheet, points, clamp(woven * 1.6 - i * 0.05), { ink: colours.key, width: 4.6 })
          trace(sheet, points, clamp(woven * 1.6 - i * 0.05), { ink: colours.stock, width: 2.2 })
        }
      }
    }
  },
})

const spiralPlaces: readonly (readonly [number, number])[] = Array.from({ length: 121 }, (_, i) => {
  const [a, b] = [(i % 11) - 5, Math.floor(i / 11) - 5]
  return [a, b] as const
})
  .filter(([a, b]) => Math.hypot(a, b) < 5.6)
  .toSorted(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d) || Math.atan2(b, a) - Math.atan2(d, c))
