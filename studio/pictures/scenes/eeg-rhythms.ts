import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, line, path, ring, smoothLoop, type Point } from '../shapes.ts'

const middle: Point = [290, 300]
const radius = 182

/** International 10–20 system (Jasper 1958): share from vertex to rim, and degrees from the nose to the right. */
const places: readonly (readonly [share: number, degrees: number])[] = [
  [0, 0],
  ...[0, 90, 180, 270].map((degrees) => [0.4, degrees] as const),
  ...[46, 134, 226, 314].map((degrees) => [0.54, degrees] as const),
  ...[18, 54, 90, 126, 162, 198, 234, 270, 306, 342].map((degrees) => [0.8, degrees] as const),
  [1.09, 95],
  [1.09, 265],
]

function place([share, degrees]: readonly [number, number]): Point {
  const angle = (degrees * Math.PI) / 180
  return [middle[0] + radius * share * Math.sin(angle), middle[1] - radius * share * Math.cos(angle)]
}

const head = curve(35, (t) => {
  const angle = t * ((35 / 36) * 2 * Math.PI)
  return [middle[0] + radius * 0.94 * Math.sin(angle), middle[1] - radius * 1.04 * Math.cos(angle)]
})

const ear = (side: number): string =>
  path(
    smoothLoop(
      (
        [
          [0.86, -0.2],
          [1.08, -0.24],
          [1.16, -0.02],
          [1.08, 0.24],
          [0.88, 0.26],
        ] as const
      ).map(([x, y]): Point => [middle[0] + side * x * radius, middle[1] + y * radius]),
    ),
    { fill: paint(1) },
  )

const nose = path(
  `M${middle[0] - 34} 122Q${middle[0] - 14} 104 ${middle[0]} 76Q${middle[0] + 14} 104 ${middle[0] + 34} 122Z`,
  { fill: paint(1) },
)

const traceLeft = 532
const traceLong = 388
const random = seededRandom(22)
const ragged = Array.from({ length: 9 }, () => ({ rate: 14 + 46 * random(), phase: 6.28 * random() }))

const awake = curve(260, (t) => {
  const sum = ragged.reduce((total, { rate, phase }) => total + Math.sin(2 * Math.PI * rate * t + phase), 0)
  return [traceLeft + traceLong * t, 178 + 5.2 * sum]
})

const alpha = curve(420, (t) => {
  const swell = 0.42 + 0.58 * Math.sin(Math.PI * (t * 1.9 + 0.05)) ** 2
  return [traceLeft + traceLong * t, 398 - 66 * swell * Math.sin(2 * Math.PI * 20 * t)]
})

export const eegRhythms = drawnScene(
  ['cogno', 'bio'],
  {
    1: { body: true, outline: 1.4, a: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
    2: { body: true, outline: 1.4, a: [{ kind: 'dots', base: 0.16, gain: 0, angle: 0.26 }] },
    3: { body: true, a: [{ kind: 'solid' }] },
    4: { body: true, outline: 1.2 },
    5: { body: true, b: [{ kind: 'solid' }] },
    6: { body: false, b: [{ kind: 'solid' }] },
    7: { body: false, a: [{ kind: 'solid' }] },
  },
  [
    nose,
    ear(-1),
    ear(1),
    path(smoothLoop(head), { fill: paint(2) }),
    ring(middle, radius * 0.8, 4, paint(3)),
    ...[0, 46, 90, 134].map((degrees) => {
      const reach = degrees % 90 === 0 ? 0.8 : 0.77
      return line([place([reach, degrees]), place([reach, degrees + 180])], 4, paint(3))
    }),
    ...places.flatMap((at) => [disc(place(at), 15, paint(4)), disc(place(at), 9, paint(5))]),
    line(awake, 5, paint(6)),
    line(alpha, 6, paint(7)),
  ],
)
