import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, path, polygon, route, smoothLoop, type Point } from '../shapes.ts'

/** Units per millimeter: the sheet is 4 mm high. */
const millimetre = 570 / 4
const tip = 520
const middle = 507

function half(y: number): number {
  return 46 * Math.min(1, Math.max(0, (tip - y) / 110)) ** 0.55
}

const axis = (y: number): number => middle + 10 * Math.sin(y / 120)

function draw(): string[] {
  const random = seededRandom(19)
  const hairs: Point[][] = []
  for (let y = 8; y < tip - millimetre - 20; y += 17) {
    for (const side of [-1, 1]) {
      // Hairs get longer away from the tip, up to 1 mm.
      const length = millimetre * Math.min(1, (tip - millimetre - y) / 150) * (0.62 + 0.38 * random())
      const droop = 10 + 26 * random()
      const phase = random() * 6
      hairs.push(
        curve(24, (t) => [
          axis(y) + side * (half(y) - 3 + t * length),
          y + droop * t * t + 5 * Math.sin(t * 5 + phase) * t,
        ]),
      )
    }
  }
  const stones = pebbles(random)
  const clear = ([x, y]: Point): boolean => stones.every(({ at, size }) => Math.hypot(at[0] - x, at[1] - y) > size + 6)
  const shapes: string[] = []
  for (const hair of hairs) shapes.push(path(route(hair), { stroke: paint(3), 'stroke-width': 4.5 }))
  for (const { size, shape } of stones) shapes.push(path(shape, { fill: paint(size > 34 ? 1 : 2, 0.5) }))
  const rim = [
    ...curve(120, (t): Point => [axis(t * tip) - half(t * tip), t * tip - 4]),
    ...curve(120, (t): Point => [axis((1 - t) * tip) + half((1 - t) * tip), (1 - t) * tip - 4]),
  ]
  shapes.push(polygon(rim, paint(4)))
  const shell = (y: number): number => half(y - 14) + (y > 424 ? 5 : 0)
  const cap = [
    ...curve(60, (t): Point => [axis(tip) - shell(428 + t * 106), 428 + t * 106]),
    ...curve(60, (t): Point => [axis(tip) + shell(534 - t * 106), 534 - t * 106]),
  ]
  shapes.push(polygon(cap, paint(8)))
  const core = [
    ...curve(60, (t): Point => [axis(t * 400) - 15, t * 400 - 4]),
    [axis(430), 428] as Point,
    ...curve(60, (t): Point => [axis((1 - t) * 400) + 15, (1 - t) * 400 - 4]),
  ]
  shapes.push(polygon(core, paint(5)))
  for (let y = 14; y < 410; y += 23) shapes.push(disc([axis(y), y], 6.5, paint(7)))
  hairs.forEach((hair, i) => {
    const at = hair[[9, 16, 20][i % 3] ?? 9]
    if (at && i % 3 < 2 && clear(at)) shapes.push(disc(at, 6, paint(7)))
  })
  const loose: Point[] = []
  for (let tries = 0; tries < 3000 && loose.length < 70; tries++) {
    const point: Point = [110 + random() * 800, 12 + random() * 546]
    const free = Math.abs(point[0] - axis(point[1])) > half(point[1]) + 24 && clear(point)
    if (free && loose.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > 26)) loose.push(point)
  }
  for (const point of loose) shapes.push(disc(point, 6, paint(6)))
  return shapes
}

interface Pebble {
  readonly at: Point
  readonly size: number
  readonly shape: string
}

function pebbles(random: () => number): Pebble[] {
  const found: Pebble[] = []
  for (let tries = 0; tries < 5000 && found.length < 95; tries++) {
    const size = (tries < 900 ? 40 : tries < 2500 ? 27 : 16) * (0.85 + 0.35 * random())
    const at: Point = [random() * 1014, random() * 570]
    if (Math.abs(at[0] - axis(at[1])) < (at[1] > tip - 10 ? 0 : half(at[1]) + 10) + size) continue
    if (at[1] > tip - 20 && Math.hypot(at[0] - axis(tip), at[1] - tip) < size + 26) continue
    if (found.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < other.size + size + 13)) continue
    const turn = random() * 6
    const flat = 0.72 + 0.2 * random()
    const shape = Array.from({ length: 8 }, (_, i): Point => {
      const angle = turn + (i / 8) * 2 * Math.PI
      const far = size * (0.86 + 0.2 * random())
      return [at[0] + far * Math.cos(angle), at[1] + far * flat * Math.sin(angle)]
    })
    found.push({ at, size, shape: smoothLoop(shape) })
  }
  return found
}

export const willowRoots = drawnScene(
  ['bio', 'nano'],
  {
    1: { body: true, outline: 1.1, b: [{ kind: 'dots', base: 0.1, gain: 0, angle: 0.26 }] },
    2: { body: true, outline: 1.1 },
    3: { body: false, a: [{ kind: 'solid' }] },
    4: { body: true, outline: 1.5, a: [{ kind: 'solid' }] },
    5: { body: true },
    6: { body: false, b: [{ kind: 'solid' }] },
    7: { body: true, outline: 1, b: [{ kind: 'solid' }] },
    8: { body: true, outline: 1.5, a: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
  },
  draw(),
)
