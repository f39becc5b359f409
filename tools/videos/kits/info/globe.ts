import * as v from 'valibot'
import { appear, clamp, ease, loop } from '../../motion.ts'
import { disc, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { label } from '../../letters.ts'
import { centreOf } from './centre.ts'

/** Coasts in degrees [longitude, latitude], as coarse as the dots that print them. */
const lands: readonly (readonly Point[])[] = [
  [
    [-166, 66],
    [-140, 70],
    [-95, 72],
    [-80, 66],
    [-94, 58],
    [-82, 53],
    [-78, 62],
    [-64, 58],
    [-56, 51],
    [-66, 44],
    [-75, 37],
    [-81, 30],
    [-81, 25],
    [-90, 30],
    [-97, 27],
    [-97, 20],
    [-91, 18],
    [-87, 21],
    [-88, 16],
    [-83, 10],
    [-78, 8],
    [-84, 9],
    [-95, 15],
    [-105, 20],
    [-114, 30],
    [-124, 40],
    [-125, 49],
    [-150, 60],
  ],
  [
    [-79, 8],
    [-72, 12],
    [-60, 9],
    [-50, 1],
    [-35, -6],
    [-39, -15],
    [-48, -26],
    [-58, -36],
    [-65, -42],
    [-68, -53],
    [-74, -50],
    [-72, -30],
    [-70, -18],
    [-79, -8],
    [-80, 0],
  ],
  [
    [-10, 37],
    [-9, 43],
    [-2, 44],
    [-4, 48],
    [4, 52],
    [9, 55],
    [11, 58],
    [5, 60],
    [14, 68],
    [28, 71],
    [60, 69],
    [100, 76],
    [140, 73],
    [178, 68],
    [160, 60],
    [140, 52],
    [128, 42],
    [121, 38],
    [121, 28],
    [108, 20],
    [105, 9],
    [98, 10],
    [90, 22],
    [80, 12],
    [73, 18],
    [66, 25],
    [57, 26],
    [52, 16],
    [44, 13],
    [38, 22],
    [34, 30],
    [36, 36],
    [27, 37],
    [22, 38],
    [16, 41],
    [12, 44],
    [3, 42],
    [-1, 37],
  ],
  [
    [-16, 14],
    [-10, 30],
    [-5, 36],
    [10, 37],
    [20, 32],
    [33, 31],
    [43, 12],
    [51, 12],
    [40, -4],
    [40, -16],
    [33, -26],
    [20, -35],
    [15, -27],
    [12, -6],
    [9, 4],
    [-8, 5],
  ],
  [
    [-52, 60],
    [-44, 60],
    [-22, 70],
    [-20, 80],
    [-60, 82],
    [-70, 77],
    [-54, 70],
  ],
  [
    [-6, 50],
    [1, 51],
    [-2, 58],
    [-6, 57],
  ],
]

function isLand(lon: number, lat: number): boolean {
  return lands.some((coast) => {
    let inside = false
    for (const [i, [x, y]] of coast.entries()) {
      const [px, py] = coast[(i + coast.length - 1) % coast.length] ?? [0, 0]
      if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
    }
    return inside
  })
}

/** Dots of land, spread evenly over the sphere. */
const dots: readonly Point[] = Array.from({ length: 37 }, (_, k) => -72 + k * 4).flatMap((lat) => {
  const count = Math.round(90 * Math.cos((lat * Math.PI) / 180))
  return Array.from({ length: count }, (_, i): Point => [-180 + (i / count) * 360, lat]).filter(([lon, l]) =>
    isLand(lon, l),
  )
})

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

/** The Earth with messages crossing the Atlantic. */
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
      for (const dot of dots) {
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
