import * as v from 'valibot'
import { appear, clamp, ease, loop } from '../../motion.ts'
import { disc, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { label } from '../../letters.ts'
import { centreOf } from './centre.ts'
import { landDots } from './land-dots.ts'

const cities: readonly Point[] = [
  [-3.7, 40.4],
  [-99.1, 19.4],
  [-58.4, -34.6],
  [-74.1, 4.7],
  [-15, 12],
]
const links: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [3, 4],
  [1, 2],
]

export const globe = scene({
  settings: v.strictObject({}),
  cues: { across: 'Messages cross the ocean' },
  draw(sheet, moment) {
    const { colours } = sheet
    const [cx, cy] = centreOf(sheet.focus)
    const r = 156
    const middle = -48 + 10 * Math.sin(moment.time * 0.4)
    const tilt = 0.3
    const on = ([lon, lat]: Point, far = 1): { x: number; y: number; front: number } => {
      const [a, b] = [((lon - middle) * Math.PI) / 180, (lat * Math.PI) / 180]
      const [x, y, z] = [Math.cos(b) * Math.sin(a), Math.sin(b), Math.cos(b) * Math.cos(a)]
      const [up, front] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)]
      return { x: cx + r * far * x, y: cy - r * far * up, front }
    }
    const sea = disc(cx, cy, r)
    printed(sheet, sea, {
      ink: colours.stock,
      shade: 'lines',
      shadeInk: colours.inkA,
      cover: [0, 0.5],
      pitch: 6,
      outline: 0,
    })
    within(sheet, sea, () => {
      for (const dot of landDots) {
        const { x, y, front } = on(dot)
        if (front > 0)
          printed(sheet, disc(x, y, 4.1 * (0.45 + 0.55 * front)), { ink: colours.inkA, shade: 'none', outline: 0 })
      }
    })
    outline(sheet, sea, 3, colours.key)
    for (const [n, [a, b]] of links.entries()) {
      const [from, to] = [cities[a] ?? [0, 0], cities[b] ?? [0, 0]]
      const span = Math.hypot(to[0] - from[0], to[1] - from[1])
      const point = (share: number): Point => {
        const lon = from[0] + (to[0] - from[0]) * share
        const lat = from[1] + (to[1] - from[1]) * share
        const { x, y } = on([lon, lat], 1 + (span / 420) * Math.sin(Math.PI * share))
        return [x, y]
      }
      const drawn = appear(moment.time, n * 0.15, 0.8, ease.inOut)
      if (drawn <= 0) continue
      const way = Array.from({ length: 33 }, (_, i) => point((i / 32) * drawn))
      outline(sheet, tracePoints(way), 6, colours.key)
      outline(sheet, tracePoints(way), 3, colours.inkB)
      for (const back of [0, 0.5]) {
        const share = loop(moment.time, 0.95, n * 0.37 + back)
        if (share > drawn) continue
        const [x, y] = point(back ? 1 - share : share)
        ball(sheet, x, y, 8 * clamp(share * 8) * clamp((1 - share) * 8), '#ffffff', { shade: 'none' })
      }
    }
    for (const city of cities) {
      const { x, y } = on(city)
      ball(sheet, x, y, 7 * appear(moment.time, 0.2), colours.inkB, { shade: 'none' })
    }
    label(sheet, 'menos de 1 segundo', cx, cy + r + 26, { size: 16, progress: appear(moment.since('across'), -0.4) })
  },
})
