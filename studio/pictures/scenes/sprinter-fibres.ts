import { drawnScene, paint } from '../drawing.ts'
import { seededRandom, type Random } from '../random.ts'
import { disc, path, smoothLoop, type Point } from '../shapes.ts'

/** Units per micrometer: the sheet is 370 µm high. */
const micrometre = 570 / 370
/** Half the gap between two fibres. */
const inset = 5

/** Part of a polygon nearer to one point than to another, by `margin` units. */
function nearerHalf(shape: readonly Point[], to: Point, than: Point, margin: number): Point[] {
  const [dx, dy] = [than[0] - to[0], than[1] - to[1]]
  const far = Math.hypot(dx, dy)
  const past = ([x, y]: Point): number => ((x - to[0]) * dx + (y - to[1]) * dy) / far - far / 2 + margin
  const kept: Point[] = []
  shape.forEach((from, i) => {
    const next = shape[(i + 1) % shape.length] ?? from
    const [a, b] = [past(from), past(next)]
    if (a <= 0) kept.push(from)
    if (a < 0 !== b < 0) {
      const share = a / (a - b)
      kept.push([from[0] + (next[0] - from[0]) * share, from[1] + (next[1] - from[1]) * share])
    }
  })
  return kept
}

const frame: readonly Point[] = [
  [-400, -400],
  [1414, -400],
  [1414, 970],
  [-400, 970],
]

function cell(points: readonly Point[], own: Point, margin: number): Point[] {
  let shape = [...frame]
  for (const other of points) {
    if (other !== own && Math.hypot(other[0] - own[0], other[1] - own[1]) < 380) {
      shape = nearerHalf(shape, own, other, margin)
    }
  }
  return shape
}

function mean(shape: readonly Point[]): Point {
  const sum = shape.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / shape.length, sum[1] / shape.length]
}

function draw(): string[] {
  const random = seededRandom(15)
  const across = 78 * micrometre
  let points: Point[] = []
  for (let row = -1; row < 7; row++) {
    for (let column = -1; column < 10; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5
      const jitter = (): number => (random() - 0.5) * 0.62 * across
      points.push([(column + shift) * across + jitter(), row * across * 0.87 + jitter()])
    }
  }
  points = points.map((point) => mean(cell(points, point, 0)))
  const slowOnes = scatter(points, random)
  return points.flatMap((point) => {
    const shape = cell(points, point, inset)
    if (shape.length < 3) return []
    const slow = slowOnes.has(point)
    const rim: Point[] = []
    shape.forEach((from, i) => {
      const to = shape[(i + 1) % shape.length] ?? from
      const shares = Math.hypot(to[0] - from[0], to[1] - from[1]) < 26 ? [0.5] : [0.16, 0.5, 0.84]
      // Two points per side and none in the corners, so that the curve rounds them off.
      for (const share of shares) {
        rim.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      }
    })
    const parts = [path(smoothLoop(rim), { fill: paint(slow ? 2 : 1, 0.5) })]
    const nuclei = 1 + Math.floor(random() * 2)
    for (let i = 0; i < nuclei; i++) {
      const at = rim[Math.floor(random() * rim.length)] ?? point
      const back = 9 / Math.hypot(at[0] - point[0], at[1] - point[1])
      parts.push(disc([at[0] + (point[0] - at[0]) * back, at[1] + (point[1] - at[1]) * back], 6.5, paint(3)))
    }
    return parts
  })
}

function scatter(points: readonly Point[], random: Random): Set<Point> {
  const chosen = new Set<Point>()
  for (let tries = 0; tries < 4000 && chosen.size < points.length * 0.3; tries++) {
    const point = points[Math.floor(random() * points.length)]
    if (!point) continue
    const near = [...chosen].filter((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < 165)
    if (near.length < 2) chosen.add(point)
  }
  return chosen
}

export const sprinterFibres = drawnScene(
  ['bio', 'info'],
  {
    1: { body: true, outline: 1.3, a: [{ kind: 'dots', base: 0.42, gain: 0, angle: 0.26, pitch: 3.9 }] },
    2: { body: true, outline: 1.3, b: [{ kind: 'lines', along: 'v', base: 0.42, gain: 0, max: 0.6 }] },
    3: { body: true, key: [{ kind: 'solid' }] },
  },
  draw(),
)
