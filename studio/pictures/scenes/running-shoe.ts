import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, line, path, polygon, route, type Point } from '../shapes.ts'

/** Units per millimeter: the sheet is 200 mm high, the shoe 300 mm long. */
const millimetre = 2.85
const heel = 79
const ground = 470

const place = (x: number, high: number): Point => [heel + x * millimetre, ground - high * millimetre]

/** Smooth curve through knots (x ascending), as a function of x: cubic Hermite with the slopes of the neighbors. */
function course(knots: readonly (readonly [number, number])[]): (x: number) => number {
  return (x) => {
    const i =
      Math.max(
        1,
        knots.findIndex(([at]) => at >= x),
      ) || 1
    const knot = (k: number) => knots[Math.min(knots.length - 1, Math.max(0, k))] ?? [0, 0]
    const [[ax, ay], [bx, by]] = [knot(i - 1), knot(i)]
    const slope = (k: number): number => (knot(k + 1)[1] - knot(k - 1)[1]) / (knot(k + 1)[0] - knot(k - 1)[0])
    const [t, wide] = [(x - ax) / (bx - ax), bx - ax]
    const [t2, t3] = [t * t, t * t * t]
    return (
      ay * (2 * t3 - 3 * t2 + 1) +
      by * (3 * t2 - 2 * t3) +
      wide * (slope(i - 1) * (t3 - 2 * t2 + t) + slope(i) * (t3 - t2))
    )
  }
}

const under = course([
  [0, 27],
  [3, 14],
  [14, 4],
  [34, 0],
  [110, 0],
  [208, 0],
  [248, 6],
  [280, 20],
  [294, 33],
  [300, 42],
])
const top = course([
  [0, 36],
  [3, 40.5],
  [20, 39],
  [50, 38],
  [130, 34],
  [210, 30],
  [250, 32],
  [280, 39],
  [295, 46],
  [300, 45],
])
const plate = course([
  [10, 27],
  [50, 25],
  [110, 22],
  [160, 14],
  [205, 9],
  [245, 15],
  [275, 28],
  [293, 39],
])

const edgeOf = (rim: (x: number) => number, from: number, to: number): Point[] =>
  curve(90, (t) => {
    const x = from + (to - from) * t
    return place(x, rim(x))
  })

const sole = [...edgeOf(top, 0, 300), ...edgeOf(under, 0, 300).toReversed()]
const rubber = [...edgeOf(under, 6, 298), ...edgeOf((x) => under(x) - 3.4, 6, 298).toReversed()]

function bubbles(): string[] {
  const random = seededRandom(7)
  const set: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 14000; tries++) {
    const r = tries < 900 ? 4.4 + 1.4 * random() : tries < 2600 ? 2.9 + random() : 1.6 + 0.6 * random()
    const [x, y] = [4 + 290 * random(), 46 * random()]
    if ([-1, -0.5, 0, 0.5, 1].some((k) => y + r + 1.2 > top(x + k * r) || y - r - 1.2 < under(x + k * r))) continue
    if ([-1, 0, 1].some((k) => x + k * r > 10 && x + k * r < 293 && Math.abs(y - plate(x + k * r)) < r + 2.6)) continue
    if (set.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r + 0.9)) continue
    set.push({ x, y, r })
  }
  return set.map(({ x, y, r }) => disc(place(x, y), r * millimetre, paint(6)))
}

const p = (x: number, high: number): string => place(x, high).join(' ')
const upperBack = `M${p(5, 40)}C${p(0, 62)} ${p(10, 80)} ${p(2, 106)}`
const upperFront = `M${p(92, 112)}C${p(112, 96)} ${p(140, 92)} ${p(178, 76)}C${p(228, 58)} ${p(276, 76)} ${p(295, 45)}`
const opening = `C${p(30, 84)} ${p(60, 84)} ${p(92, 112)}`
const collar = `M${p(2, 106)}${opening}`
const inside = `${upperBack}${opening}${upperFront.slice(upperFront.indexOf('C'))}${route(
  edgeOf(top, 4, 296).toReversed(),
).replace('M', 'L')}Z`
const laces = [0, 1, 2, 3, 4].map((i): [Point, Point] => {
  const x = 108 + i * 15
  return [place(x - 2, 107 - i * 6.4), place(x + 9, 99 - i * 7)]
})

export const runningShoe = drawnScene(
  ['cogno', 'info'],
  {
    1: { body: true, outline: 1 },
    2: { body: true, outline: 1.1, b: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26, pitch: 1.3 }] },
    4: { body: true, outline: 1.6, a: [{ kind: 'solid' }] },
    5: { body: true, outline: 1.2, key: [{ kind: 'solid' }] },
    6: { body: true, outline: 0.8 },
    7: { body: true, outline: 1.6, b: [{ kind: 'solid' }] },
    8: { body: true, outline: 1.2 },
    9: { body: false, b: [{ kind: 'dots', base: 0.4, gain: 0, angle: 0.26, pitch: 2 }] },
    10: { body: true, outline: 1.2, a: [{ kind: 'solid' }] },
  },
  [
    path(`M-20 ${ground + 12}H1034V660H-20Z`, { fill: paint(9) }),
    path(inside, { fill: paint(1) }),
    polygon([...edgeOf((x) => top(x) + 5.5, 6, 289), ...edgeOf(top, 2, 296).toReversed()], paint(2)),
    path(collar, { stroke: paint(10), 'stroke-width': 8 }),
    path(upperBack, { stroke: paint(10), 'stroke-width': 17 }),
    path(upperFront, { stroke: paint(10), 'stroke-width': 11 }),
    ...laces.map((pair) => line(pair, 9, paint(8))),
    polygon(rubber, paint(5)),
    polygon(sole, paint(4)),
    ...bubbles(),
    line(edgeOf(plate, 10, 293), 8.5, paint(7)),
  ],
)
