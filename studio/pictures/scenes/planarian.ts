import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, path, polygon, smoothLoop, type Point } from '../shapes.ts'

/** 62 units per millimeter: the animal is 1 cm long. */
const long = 620
const half = 61
const left = 507 - long / 2

/** Half the width along the body, relative to the maximum. */
const profile: readonly (readonly [along: number, width: number])[] = [
  [0, 0],
  [0.012, 0.32],
  [0.06, 0.62],
  [0.105, 1.02],
  [0.15, 0.66],
  [0.24, 0.78],
  [0.4, 0.96],
  [0.55, 1],
  [0.72, 0.88],
  [0.87, 0.55],
  [0.96, 0.24],
  [1, 0],
]

function widthAt(along: number): number {
  const after = Math.max(
    1,
    profile.findIndex(([at]) => at >= along),
  )
  const knot = (i: number): readonly [number, number] => profile[Math.min(profile.length - 1, Math.max(0, i))] ?? [0, 0]
  const [before, a, b, next] = [knot(after - 2), knot(after - 1), knot(after), knot(after + 1)]
  const span = b[0] - a[0]
  const t = (along - a[0]) / span
  const slopeA = ((b[1] - before[1]) / (b[0] - before[0])) * span
  const slopeB = ((next[1] - a[1]) / (next[0] - a[0])) * span
  const width =
    a[1] * (1 + 2 * t) * (1 - t) ** 2 +
    b[1] * t * t * (3 - 2 * t) +
    slopeA * t * (1 - t) ** 2 -
    slopeB * t * t * (1 - t)
  return Math.max(0, width)
}

function body(from: number, to: number, x: number, y: number): string {
  const upper = curve(90, (t): Point => {
    const along = from + (to - from) * t
    return [x + along * long, y - widthAt(along) * half]
  })
  const lower = upper.map(([px, py]): Point => [px, 2 * y - py]).toReversed()
  return polygon([...upper, ...lower], paint(3))
}

function bud(cut: number, way: number, x: number, y: number): string {
  const width = widthAt(cut) * half * 0.9
  const [at, reach] = [x + cut * long, way * (way < 0 ? 45 : 52)]
  return smoothLoop([
    [at - way * 10, y - width],
    [at + reach * 0.45, y - width * 0.72],
    [at + reach, y],
    [at + reach * 0.45, y + width * 0.72],
    [at - way * 10, y + width],
  ])
}

const eyes = (x: number, y: number, size: number): string[] =>
  [-1, 1].flatMap((side) => [
    `<ellipse cx="${x}" cy="${y + side * 14 * size}" rx="${12 * size}" ry="${8 * size}" fill="${paint(4)}"/>`,
    disc([x + 1, y + side * 10 * size], 4.5 * size, paint(6)),
  ])

const pharynx = (x: number, y: number): string =>
  `<rect x="${x + 0.47 * long}" y="${y - 13}" width="${0.15 * long}" height="26" rx="13" fill="${paint(4)}"/>`

const random = seededRandom(27)

function stemCells(from: number, to: number, x: number, y: number): string[] {
  const cells: Point[] = []
  for (let tries = 0; tries < 2600; tries++) {
    const along = from + 0.012 + (to - from - 0.024) * random()
    const across = (2 * random() - 1) * (widthAt(along) * half - 11)
    const at: Point = [x + along * long, y + across]
    const inPharynx = along > 0.455 && along < 0.635 && Math.abs(across) < 22
    const beforeEyes = along < 0.115
    const onEdge = widthAt(along) * half < 16
    if (inPharynx || beforeEyes || onEdge) continue
    if (cells.every(([cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) > 17)) cells.push(at)
  }
  return cells.map((at) => disc(at, 4.8, paint(5)))
}

const whole = { x: left, y: 168 }
const y = 416
const pieces = [
  { from: 0, to: 0.32, x: left - 134, grows: [1] },
  { from: 0.34, to: 0.66, x: left, grows: [-1, 1] },
  { from: 0.68, to: 1, x: left + 134, grows: [-1] },
]

export const planarian = drawnScene(
  ['bio', 'cogno'],
  {
    2: { body: true, outline: 1.3, a: [{ kind: 'dots', base: 0.1, gain: 0, angle: 0.26 }] },
    3: { body: true, outline: 1.5, a: [{ kind: 'dots', base: 0.34, gain: 0, angle: 0.26 }] },
    4: { body: true, outline: 1 },
    5: { body: true, b: [{ kind: 'solid' }] },
    6: { body: true, key: [{ kind: 'solid' }] },
  },
  [
    body(0, 1, whole.x, whole.y),
    pharynx(whole.x, whole.y),
    ...stemCells(0, 1, whole.x, whole.y),
    ...eyes(whole.x + 0.085 * long, whole.y, 1),
    ...pieces.flatMap(({ from, to, x, grows }) => [
      ...grows.map((way) => path(bud(way < 0 ? from : to, way, x, y), { fill: paint(2) })),
      body(from, to, x, y),
      ...(from > 0.3 && from < 0.4 ? [pharynx(x, y)] : []),
      ...stemCells(from, to, x, y),
      ...(from === 0 ? eyes(x + 0.085 * long, y, 1) : eyes(x + from * long - 24, y, 0.65)),
    ]),
  ],
)
