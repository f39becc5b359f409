import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { disc, oval, polygon, type Point } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const size = 21

export const wound = scene({
  settings: v.strictObject({ width: v.optional(v.picklist(['small', 'large']), 'small') }),
  cues: {
    walk: 'the cells at the edge set out',
    meet: 'they meet in the middle',
    gap: 'the gap is named',
  },
  draw(sheet, moment, { width: breadth }) {
    const { focus, colours, width, height } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const small = breadth === 'small'
    const lead = moment.since('meet') - moment.since('walk')
    const walk = small
      ? clamp((moment.since('walk') + 0.4) / Math.max(1.5, Number.isFinite(lead) ? lead + 0.9 : 2.5))
      : appear(time, 0.2, Math.max(1, moment.duration * 0.5), ease.out)
    const hole = small ? lerp(74, 0, ease.inOut(walk)) : lerp(150, 126, walk) + 4 * Math.sin(time * 2.1) * walk
    const [wide, tall] = small ? [0.62, 1.35] : [1, 1.08]
    if (hole > 1) {
      const bed = oval(cx, cy, hole * wide * 1.8, hole * tall * 1.6)
      printed(sheet, bed, { ink: colours.inkB, shade: 'dots', cover: [0.3, 0.5], outline: 0 })
    }
    const place = (x: number, y: number): Point => {
      const [dx, dy] = [(x - cx) / wide, (y - cy) / tall]
      const far = Math.hypot(dx, dy) || 0.01
      const ragged = 1 + 0.09 * Math.sin(Math.atan2(dy, dx) * 7 + 1) + 0.05 * Math.sin(Math.atan2(dy, dx) * 12)
      const pushed = Math.sqrt(far * far + (hole * ragged) ** 2 * Math.exp(-((far / 260) ** 2)))
      return [cx + (dx / far) * pushed * wide, cy + (dy / far) * pushed * tall]
    }
    const random = sheet.random(8)
    const [across, down] = [size * Math.sqrt(3), size * 1.5]
    const jitter = (i: number, j: number): Point => [
      Math.sin(i * 12.9 + j * 78.2) * 3.6 + wander(time, i * 31 + j, 0.25) * 0.9,
      Math.sin(i * 39.3 + j * 11.1) * 3.6 + wander(time, i * 17 + j * 3 + 7, 0.25) * 0.9,
    ]
    const top = small ? focus.y + 50 : -10
    const bottom = height + 40
    for (let row = -1; row * down + top < bottom + size; row++) {
      for (let column = -1; column * across < width + across; column++) {
        const [x, y] = [column * across + (row % 2 ? across / 2 : 0), top + row * down]
        const shade = random()
        const corners = Array.from({ length: 6 }, (_, k): Point => {
          const angle = (k / 6) * 2 * Math.PI + Math.PI / 6
          const [px, py] = [x + size * Math.cos(angle), y + size * Math.sin(angle)]
          const [ix, iy] = [Math.round(px / (across / 2)), Math.round((py - top) / (size / 2))]
          const [jx, jy] = jitter(ix, iy)
          return place(px + jx, py + jy)
        })
        const angles = corners.map(([px, py]) => Math.atan2(py - cy, px - cx) - Math.atan2(y - cy, x - cx))
        const spread = Math.max(...angles.map((one) => Math.abs(Math.atan2(Math.sin(one), Math.cos(one)))))
        const room = spread > 0.62 ? clamp(1 - hole / 9) : 1
        if (room <= 0) continue
        const [mx, my] = place(x, y)
        if (mx < -40 || mx > width + 40 || my > height + 30) continue
        const near = clamp(1 - (Math.hypot((x - cx) / wide, (y - cy) / tall) - 10) / 52)
        const leading =
          near * (small ? appear(moment.since('walk'), -0.3, 0.8) * (1 - appear(moment.since('meet'), 0.3, 0.9)) : 0.9)
        printed(sheet, polygon(corners.map(([px, py]): Point => [lerp(mx, px, room), lerp(my, py, room)])), {
          ink: blend(
            small ? colours.inkA : colours.stock,
            small ? colours.stock : colours.info,
            leading * (small ? 0.75 : 0.5),
          ),
          cover: [0.02, 0.12 + shade * 0.3],
          pitch: 4,
          outline: 2,
        })
        sheet.brush.fillStyle = colours.key
        sheet.brush.fill(disc(mx + wander(time, row * 40 + column, 0.3) * 1.4, my, 4.4))
      }
    }
    label(sheet, 'sin suelo', cx, cy, { progress: appear(moment.since('gap'), -0.1), size: 18 })
    label(sheet, 'cerrada', cx, cy, { progress: appear(moment.since('meet'), 0.7), size: 16 })
  },
})
