import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, polygon, rectangle, type Point } from '../shapes.ts'

/** 259 units per micrometer: balls of 250 nm, waves of 650, 550, and 450 nm. */
const micrometre = 259
const diameter = 0.25 * micrometre
const rowHeight = (diameter * Math.sqrt(3)) / 2
const firstRow = 318

function wave(from: Point, to: Point, length: number, material: number): string[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const place = (x: number, y: number): Point => [
    from[0] + along[0] * x - along[1] * y,
    from[1] + along[1] * x + along[0] * y,
  ]
  const calm = (x: number): number => Math.min(1, x / 55, (long - 22 - x) / 55)
  const points = curve(120, (t) => {
    const x = t * (long - 22)
    return place(x, 17 * Math.max(0, calm(x)) * Math.sin((2 * Math.PI * x) / length))
  })
  return [
    line(points, 7, paint(material)),
    polygon([place(long - 26, -13), place(long, 0), place(long - 26, 13)], paint(material)),
  ]
}

const balls = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 18 }, (__, column): Point => [
    507 + (column - 8.5 + (row % 2) / 2) * diameter,
    firstRow + row * rowHeight,
  ]),
).flat()

const missing: Point = balls[12] ?? [0, 0]

const into: Point = [0.6, 0.8]
const arrive = (x: number): Point => [x, firstRow - diameter / 2 - 4]
const before = ([x, y]: Point, back: number): Point => [x - into[0] * back, y - into[1] * back]

export const opalSpheres = drawnScene(
  ['nano', 'info'],
  {
    1: { body: true, key: [{ kind: 'solid' }] },
    2: { body: true, outline: 0.8, b: [{ kind: 'dots', base: -0.12, gain: 0.85, angle: 0.26 }] },
    3: { body: false, a: [{ kind: 'solid' }] },
    4: { body: false, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] },
    5: { body: false, b: [{ kind: 'solid' }] },
  },
  [
    `<defs><radialGradient id="ball" cx="0.36" cy="0.32" r="0.72"><stop offset="0" stop-color="${paint(2, 1)}"/>
<stop offset="0.3" stop-color="${paint(2, 0.95)}"/><stop offset="1" stop-color="${paint(2, 0)}"/></radialGradient></defs>`,
    rectangle(-20, firstRow, 1060, 300, paint(1)),
    disc(missing, diameter / 2 + 3, paint(0)),
    ...balls.filter((at) => at !== missing).map((at) => disc(at, diameter / 2 - 1.2, 'url(#ball)')),
    ...wave(before(arrive(330), 420), arrive(330), 0.65 * micrometre, 3),
    ...wave(before(arrive(405), 420), arrive(405), 0.55 * micrometre, 4),
    ...wave(before(arrive(480), 420), arrive(480), 0.45 * micrometre, 5),
    ...wave(arrive(545), [580, 14], 0.65 * micrometre, 3),
    ...wave(arrive(615), [868, 104], 0.45 * micrometre, 5),
  ],
)
