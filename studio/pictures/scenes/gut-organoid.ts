import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import type { Material } from '../scene.ts'
import { curve, disc, line, path, polygon, smoothLoop, type Point } from '../shapes.ts'

const middle: Point = [507, 288]
const ball = 132
const budRadius = 49
const wall = 38
const buds = [
  [-1.42, 186],
  [-0.42, 196],
  [0.55, 190],
  [1.52, 182],
  [2.52, 196],
  [-2.6, 192],
].map(([angle = 0, far = 0]): Point => [middle[0] + far * Math.cos(angle), middle[1] + far * Math.sin(angle)])

function joined(a: number, b: number, blend: number): number {
  const share = Math.max(0, Math.min(1, 0.5 + (b - a) / (2 * blend)))
  return b + (a - b) * share - blend * share * (1 - share)
}

function distance([x, y]: Point): number {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  return buds.reduce(
    (sum, [bx, by]) => {
      const [ex, ey] = [bx - middle[0], by - middle[1]]
      const along = Math.max(0, Math.min(1, (dx * ex + dy * ey) / (ex * ex + ey * ey)))
      return joined(sum, Math.hypot(dx - ex * along, dy - ey * along) - budRadius, 26)
    },
    Math.hypot(dx, dy) - ball,
  )
}

function outwards([x, y]: Point): Point {
  const step = 0.5
  const [gx, gy] = [
    distance([x + step, y]) - distance([x - step, y]),
    distance([x, y + step]) - distance([x, y - step]),
  ]
  const size = Math.hypot(gx, gy)
  return [gx / size, gy / size]
}

function round(): Point[] {
  const points: Point[] = []
  let at: Point = [middle[0] + ball, middle[1]]
  for (let i = 0; i < 4000; i++) {
    for (let pull = 0; pull < 3; pull++) {
      const [nx, ny] = outwards(at)
      const off = distance(at)
      at = [at[0] - nx * off, at[1] - ny * off]
    }
    const first = points[0]
    if (first && i > 50 && Math.hypot(at[0] - first[0], at[1] - first[1]) < 1) break
    points.push(at)
    const [nx, ny] = outwards(at)
    at = [at[0] - ny, at[1] + nx]
  }
  return points
}

const outside = round()
const inwards = (at: Point, depth: number): Point => {
  const [nx, ny] = outwards(at)
  return [at[0] - nx * depth, at[1] - ny * depth]
}
const atTip = (at: Point): boolean => buds.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < budRadius + 8)

const random = seededRandom(41)

function wallCells(): string[] {
  const parts: string[] = []
  let narrow = false
  for (let from = 0, count = 0; from < outside.length; count++) {
    const start = outside[from] ?? middle
    const tip = atTip(outside[(from + 8) % outside.length] ?? middle)
    narrow = tip && !narrow
    const wide = tip ? (narrow ? 17 : 29) : 23
    const rest = outside.length - from
    const to = rest < wide * 1.6 ? outside.length : from + wide
    const edge = curve(4, (t): Point => outside[Math.round(from + (to - from) * t) % outside.length] ?? start)
    const cell = [...edge, ...edge.toReversed().map((at) => inwards(at, wall))]
    const centre = outside[Math.round((from + to) / 2) % outside.length] ?? start
    parts.push(polygon(cell, paint(tip ? (narrow ? 7 : 5) : 3 + (count & 1))))
    parts.push(disc(inwards(centre, narrow ? 12 : 13), narrow ? 5 : 6.8, paint(tip ? (narrow ? 6 : 8) : 8)))
    if (tip && !narrow) parts.push(...[23, 30].map((depth) => disc(inwards(centre, depth), 3.8, paint(9))))
    from = to
  }
  return parts
}

const shed = (
  [
    [478, 262, 15],
    [540, 300, 17],
    [500, 330, 13],
  ] as const
).flatMap(([x, y, r]) => {
  const rim = curve(9, (t): Point => {
    const reach = r * (0.9 + 0.25 * random())
    return [x + reach * Math.cos(2 * Math.PI * t), y + reach * Math.sin(2 * Math.PI * t)]
  }).slice(0, -1)
  return [path(smoothLoop(rim), { fill: paint(10) }), disc([x, y], r * 0.36, paint(8))]
})

const jelly = Array.from({ length: 120 }, (): string[] => {
  const at: Point = [1014 * random(), 570 * random()]
  const angle = Math.PI * random()
  const reach = 5 + 5 * random()
  if (distance(at) < 34) return []
  const thread = curve(8, (t): Point => {
    const way = angle + (t - 0.5) * 1.6
    return [at[0] + reach * (t - 0.5) * 2 * Math.cos(way), at[1] + reach * (t - 0.5) * 2 * Math.sin(way)]
  })
  return [line(thread, 4.4, paint(1))]
}).flat()

const cell: Material = { body: true, outline: 1.1, a: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26 }] }

/** Cross section: one layer of cells around a cavity, and buds with stem cells at their tips. */
export const gutOrganoid = drawnScene(
  ['bio', 'cogno'],
  {
    1: { body: false, a: [{ kind: 'solid' }] },
    3: cell,
    4: cell,
    5: { body: true, outline: 1.1 },
    6: { body: true, outline: 0.8 },
    7: { body: true, outline: 1.1, b: [{ kind: 'solid' }] },
    8: { body: true, outline: 0.8, a: [{ kind: 'solid' }] },
    9: { body: true, b: [{ kind: 'solid' }] },
    10: { body: true, outline: 1.1, a: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26 }] },
  },
  [...jelly, ...wallCells(), ...shed],
)
