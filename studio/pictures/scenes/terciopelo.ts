import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, path, polygon, smoothLoop, type Point } from '../shapes.ts'

/** About two units per millimeter: the snake is 1.4 m long, in two and a half turns. */
const middle: Point = [507, 296]
const turns = 2.5

function back(t: number): Point {
  const angle = 2.3 - 2 * Math.PI * turns * t
  const reach = 258 - 196 * t
  return [middle[0] + 1.42 * reach * Math.cos(angle), middle[1] + 0.98 * reach * Math.sin(angle)]
}

const half = (t: number): number => 4 + 26 * Math.min(1, t / 0.32) - 13 * Math.max(0, (t - 0.8) / 0.2)

function onBody(t: number, across: number): Point {
  const [x, y] = back(t)
  const [ax, ay] = back(t - 0.001)
  const [bx, by] = back(t + 0.001)
  const length = Math.hypot(bx - ax, by - ay)
  const far = half(t) * across
  return [x - ((by - ay) / length) * far, y + ((bx - ax) / length) * far]
}

const body = [...curve(400, (t) => onBody(t, 1)), ...curve(400, (t) => onBody(t, -1)).toReversed()]

/** Dark triangles along both sides that point toward the back. */
const places = [0.06]
while ((places.at(-1) ?? 1) < 0.93) places.push((places.at(-1) ?? 0) + 0.0175 + 0.016 * (places.at(-1) ?? 0))
const triangles = places.flatMap((t) => {
  const wide = 0.0072 + 0.0062 * t
  return [1, -1].map((side) =>
    polygon([onBody(t - wide, side), onBody(t, side * 0.12), onBody(t + wide, side), onBody(t, side * 0.9)], paint(3)),
  )
})

const neck = back(1)
const [nx, ny] = back(0.992)
const heading = Math.atan2(neck[1] - ny, neck[0] - nx)
const fromNeck = (forwards: number, aside: number): Point => [
  neck[0] + forwards * Math.cos(heading) - aside * Math.sin(heading),
  neck[1] + forwards * Math.sin(heading) + aside * Math.cos(heading),
]
const head = [
  [-12, 12],
  [8, 30],
  [34, 30],
  [66, 17],
  [84, 9],
  [88, 0],
  [84, -9],
  [66, -17],
  [34, -30],
  [8, -30],
  [-12, -12],
].map(([forwards = 0, aside = 0]) => fromNeck(forwards, aside))
const tongue = [
  line([fromNeck(86, 0), fromNeck(112, 0), fromNeck(128, 9)], 4.5, paint(5)),
  line([fromNeck(112, 0), fromNeck(128, -9)], 4.5, paint(5)),
]

export const terciopelo = drawnScene(
  ['bio', 'cogno'],
  {
    2: { body: true, outline: 1.7, a: [{ kind: 'dots', base: 0.26, gain: 0, angle: 0.26 }] },
    3: { body: true, a: [{ kind: 'solid' }] },
    4: { body: true, outline: 1.7, a: [{ kind: 'solid' }] },
    5: { body: false, b: [{ kind: 'solid' }] },
    6: { body: true, outline: 1 },
    7: { body: true, key: [{ kind: 'solid' }] },
  },
  [
    polygon(body, paint(2)),
    ...triangles,
    ...tongue,
    path(smoothLoop(head), { fill: paint(4) }),
    ...[1, -1].flatMap((side) => [
      disc(fromNeck(50, side * 17), 6.5, paint(6)),
      line([fromNeck(47, side * 17), fromNeck(53, side * 17)], 3, paint(7)),
    ]),
  ],
)
