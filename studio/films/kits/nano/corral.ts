import * as v from 'valibot'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { label } from '../../letters.ts'
import { scene } from '../../scene.ts'
import { tip } from './needle.ts'
import { after, middle } from './set.ts'

const atoms = 48

function j0(x: number): number {
  let sum = 0
  for (let i = 0; i < 24; i++) sum += Math.cos(x * Math.sin(((i + 0.5) / 24) * Math.PI))
  return sum / 24
}

/** 48 iron atoms on copper form a ring with a standing electron wave inside. */
export const corral = scene({
  settings: v.strictObject({}),
  cues: { drag: 'the needle drags the last atoms', ring: 'the ring closes', waves: 'the waves inside rise' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const [dragged, closed] = [after(moment, 'drag', 0.1), after(moment, 'ring', 0.5)]
    const share = ease.inOut(clamp((dragged + 0.2) / Math.max(1.2, dragged - closed)))
    const set = lerp(30, atoms, share)
    const waves = appear(after(moment, 'waves', 0.7), -0.9, 1.4, ease.inOut)
    const [rx, flat, y0] = [150, 0.68, cy + 14]
    const place = (u: number, w: number, h: number): Point => [cx + u * rx, y0 + w * rx * flat - h]
    const height = (u: number, w: number): number => {
      const r = Math.hypot(u, w)
      const inside = r < 0.94 ? j0(r * 14.9) * (40 * waves) * (0.9 + 0.1 * Math.cos(moment.time * 2.4)) : 0
      const outside = r >= 0.94 ? 2.4 * Math.cos((r - 1) * 24 - moment.time * 1.6) * Math.exp(-(r - 1) * 4) : 0
      return inside + outside * (0.4 + 0.6 * waves)
    }
    const around = (i: number): Point => {
      const a = (i / atoms) * 2 * Math.PI - 0.9
      return [Math.cos(a), Math.sin(a)]
    }
    const standing = Array.from({ length: atoms }, (_, i) => ({ i, at: around(i) })).filter(
      ({ i }) => i < Math.floor(set),
    )
    const rows = 46
    let next = 0
    const order = standing.toSorted((a, b) => a.at[1] - b.at[1])
    for (let k = 0; k <= rows; k++) {
      const w = lerp(-1.24, 1.24, k / rows)
      const points = Array.from({ length: 73 }, (_, i): Point => {
        const u = lerp(-1.3, 1.3, i / 72)
        return place(u, w, height(u, w))
      })
      const skirt = [...points, place(1.3, w + 0.16, 0), place(-1.3, w + 0.16, 0)]
      printed(sheet, polygon(skirt), { ink: blend(colours.ground, colours.info, 0.42), shade: 'none', outline: 0 })
      outline(
        sheet,
        smooth(points, false),
        1.7,
        blend(colours.info, '#ffffff', 0.3 + 0.4 * waves * (1 - Math.abs(w) / 1.3)),
      )
      while (next < order.length && (order[next]?.at[1] ?? 9) <= w) {
        const at = order[next]?.at ?? [0, 0]
        const [x, y] = place(at[0], at[1], 7)
        ball(sheet, x, y, 9.6, colours.nano)
        next++
      }
    }
    const carried = Math.floor(set)
    if (carried < atoms) {
      const t = set - carried
      const goal = around(carried)
      const last = around(carried - 1)
      const [back, drag] = [ease.inOut(t / 0.4), ease.inOut((t - 0.4) / 0.6)]
      const [x, y] = place(lerp(0.1, goal[0], drag), lerp(-0.1, goal[1], drag), 7)
      ball(sheet, x, y, 9.6 * back, colours.nano)
      const [tx, ty] = place(
        lerp(last[0], lerp(0.1, goal[0], drag), back),
        lerp(last[1], lerp(-0.1, goal[1], drag), back),
        7,
      )
      tip(sheet, tx, ty - 24, 8, colours.stock, '#ffd24a')
    } else {
      const away = appear(closed, 0, 1.2, ease.in)
      const [x, y] = place(...around(atoms - 1), 7)
      if (away < 1) tip(sheet, x, y - 24 - away * 90, 8 * (1 - away), colours.stock, '#ffd24a')
    }
    label(sheet, '14 nm de ancho', cx, cy + 162, { size: 16, progress: appear(closed, 0.4, 0.6) })
  },
})
