import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import type { Material } from '../scene.ts'
import { curve, disc, line, path, polygon, rectangle, route, type Point } from '../shapes.ts'

/** Units per millimeter: the sheet is 4 mm high. Neurons are several times too large. */
const millimetre = 142.5
const surface = 268
const plateLeft = 206
const needleGap = 0.4 * millimetre
const needleLong = 1.5 * millimetre
const plate = { wide: 3.2 * millimetre, high: 26 } as const
const random = seededRandom(19)

const surfaceAt = (x: number): number =>
  surface + 5 * Math.sin(x / 120) - 0.0003 * (x - 430) ** 2 * (x > 430 ? -0.3 : -1)
const needles = Array.from({ length: 8 }, (_, i) => plateLeft + needleGap * (i + 0.5))

const needle = (x: number): string[] => {
  const tip = surface + needleLong
  return [
    polygon(
      [
        [x - 6, surface - 6],
        [x + 6, surface - 6],
        [x + 4.5, tip - 34],
        [x - 4.5, tip - 34],
      ],
      paint(6),
    ),
    polygon(
      [
        [x - 4.5, tip - 34],
        [x + 4.5, tip - 34],
        [x, tip],
      ],
      paint(7),
    ),
  ]
}

/** `left`: number of remaining forks. */
function branches(from: Point, angle: number, reach: number, left: number): string[] {
  const bend = 0.5 * (random() - 0.5)
  const points = curve(10, (t): Point => {
    const way = angle + bend * t
    return [from[0] + reach * t * Math.cos(way), from[1] + reach * t * Math.sin(way)]
  })
  const end = points.at(-1) ?? from
  const forks =
    left > 0 ? [-0.5, 0.5].flatMap((fork) => branches(end, angle + bend + fork, reach * 0.62, left - 1)) : []
  return [line(points, 4.4 + left, paint(4)), ...forks]
}

function neuron(x: number, y: number, size: number, rise: number): string[] {
  const corner = (angle: number): Point => [x + size * Math.cos(angle), y + size * Math.sin(angle)]
  const [top, right, left] = [corner(-Math.PI / 2), corner(Math.PI / 5), corner(Math.PI - Math.PI / 5)]
  return [
    ...branches(top, -Math.PI / 2, rise, 2),
    ...branches(right, 0.45, size * 1.1, 1),
    ...branches(left, Math.PI - 0.45, size * 1.1, 1),
    ...branches([x, y + size * 0.4], Math.PI / 2, 130, 0),
    path(`${route([top, right, left])}Z`, { fill: paint(5), stroke: paint(5), 'stroke-width': 9 }),
    disc([x, y], size * 0.27, paint(8)),
  ]
}

const cells = (
  [
    [120, 452, 27, 56],
    [263, 508, 30, 62],
    [377, 494, 29, 64],
    [491, 514, 31, 66],
    [605, 492, 29, 60],
    [728, 470, 27, 60],
    [838, 512, 29, 72],
    [946, 456, 26, 56],
  ] as const
).flatMap(([x, y, size, rise]) => neuron(x, y, size, rise))

/** Traces run to the right, with a spike for each firing cell, and merge into one wave. */
const meeting: Point = [600, 128]
const traces = [0, 1, 2, 3].map((i) => {
  const from: Point = [plateLeft + 60 + i * 34, surface - 20]
  const level = 62 + i * 44
  const spikes = Array.from({ length: 5 }, (_, k) => from[0] + 62 + k * 50 + 34 * random()).filter((x) => x < 560)
  const run = spikes.flatMap((x): Point[] => [
    [x - 5, level],
    [x, level - 26],
    [x + 6, level + 9],
    [x + 11, level],
  ])
  return [from, [from[0], level + 14], [from[0] + 14, level], ...run, [566, level], meeting] as Point[]
})

const wave = curve(260, (t): Point => {
  const swell = Math.sin(Math.PI * Math.min(1, 2.2 * t)) ** 2 * (t < 0.4546 ? 1 : 0) + 0.8 * Math.sin(Math.PI * t) ** 2
  return [meeting[0] + 424 * t, meeting[1] - 62 * Math.min(1.2, swell) * Math.sin(2 * Math.PI * 7.5 * t)]
})

const tissue: Material = {
  body: true,
  outline: 1.4,
  a: [{ kind: 'dots', base: 0.1, gain: 0, angle: 0.26, pitch: 2 }],
}

export const speechElectrodes = drawnScene(
  ['cogno', 'info'],
  {
    1: tissue,
    2: { body: false, b: [{ kind: 'solid' }] },
    3: { body: true, outline: 1.4, b: [{ kind: 'solid' }] },
    4: { body: true, a: [{ kind: 'solid' }] },
    5: { body: true, outline: 1.2, a: [{ kind: 'solid' }] },
    6: { body: true, outline: 1.2 },
    7: { body: true, outline: 1.2, b: [{ kind: 'solid' }] },
    8: { body: true, outline: 0.8 },
  },
  [
    path(`${route(curve(80, (t): Point => [-20 + 1054 * t, surfaceAt(-20 + 1054 * t)]))}V620H-20Z`, { fill: paint(1) }),
    ...cells,
    ...needles.flatMap(needle),
    ...traces.map((trace) => line(trace, 5.5, paint(2))),
    line(wave, 11, paint(2)),
    disc(meeting, 9, paint(2)),
    rectangle(plateLeft, surface - plate.high, plate.wide, plate.high, paint(3), 4),
  ],
)
